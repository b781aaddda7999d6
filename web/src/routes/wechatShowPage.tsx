import { createFileRoute } from '@tanstack/react-router'
import { wechatParams } from '../features/account/login-params.ts'
import { WechatPage } from '../features/account/wechat-page.tsx'
import { loadPagePhrases } from '../i18n/setup.ts'

export const Route = createFileRoute('/wechatShowPage')({
  validateSearch: wechatParams,
  staticData: { isTab: false },
  loader: loadPagePhrases,
  component: WechatPage,
})
