import { createFileRoute } from '@tanstack/react-router'
import { VerifyPage } from '../features/verify/verify-page.tsx'
import { loadPhrases } from '../i18n/setup.ts'

export const Route = createFileRoute('/verify/$hash')({
  loader: () => loadPhrases('verify'),
  component: VerifyPage,
})
