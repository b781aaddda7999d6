import { createFileRoute } from '@tanstack/react-router'
import { LoginPage } from '../features/account/sign-in/login-page.tsx'
import { loginParams } from '../features/account/sign-in/login-params.ts'
import { loadPhrases } from '../i18n/setup.ts'

export const Route = createFileRoute('/login')({
  validateSearch: loginParams,
  staticData: { isTab: false },
  loader: () => loadPhrases('account'),
  component: LoginPage,
})
