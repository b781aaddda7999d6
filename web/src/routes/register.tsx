import { createFileRoute } from '@tanstack/react-router'
import { RegisterPage } from '../features/account/registration/register-page.tsx'
import { loadPhrases } from '../i18n/setup.ts'

export const Route = createFileRoute('/register')({
  staticData: { isTab: false },
  loader: () => loadPhrases('account'),
  component: RegisterPage,
})
