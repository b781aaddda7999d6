import { createFileRoute } from '@tanstack/react-router'
import { VerifyPage } from '../features/verify/verify-page.tsx'
import { loadPagePhrases } from '../i18n/setup.ts'

export const Route = createFileRoute('/verify/$hash')({
  loader: loadPagePhrases,
  component: VerifyPage,
})
