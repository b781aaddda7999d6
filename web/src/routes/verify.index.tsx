import { createFileRoute } from '@tanstack/react-router'
import { VerifyStartPage } from '../features/verify/verify-page.tsx'
import { loadPhrases } from '../i18n/setup.ts'

export const Route = createFileRoute('/verify/')({
  loader: () => loadPhrases('verify'),
  component: VerifyStartPage,
})
