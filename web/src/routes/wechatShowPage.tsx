import { createFileRoute } from '@tanstack/react-router'
import { WechatPage } from '../features/account/coming-back-page.tsx'
import { comingBackParams } from '../features/account/login-params.ts'
import { loadPagePhrases } from '../i18n/setup.ts'

export const Route = createFileRoute('/wechatShowPage')({
  validateSearch: comingBackParams,
  staticData: { isTab: false },
  loader: loadPagePhrases,
  component: WechatPage,
})
