import { createFileRoute } from '@tanstack/react-router'
import { signInCallbackParams } from '../features/account/sign-in/login-params.ts'
import { WechatPage } from '../features/account/sign-in/sign-in-callback-page.tsx'
import { loadPhrases } from '../i18n/setup.ts'

export const Route = createFileRoute('/wechatShowPage')({
  validateSearch: signInCallbackParams,
  staticData: { isTab: false },
  loader: () => loadPhrases('account'),
  component: WechatPage,
})
