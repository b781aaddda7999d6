import { z } from 'zod'
import type { AccountSettings } from '../../../config.ts'
import { fetchJson } from './fetch-json.ts'

/** WeChat answers 200 for failures too. */
const Answer = z.union([
  z.object({ openid: z.string().regex(/^[\w-]{1,128}$/) }),
  z.object({ errcode: z.number().int() }),
])
/** The code is unknown or already used (WeChat's global return codes). */
const refusals = new Set([40029, 40163])

export interface Wechat {
  /** For the QR frame. */
  addressFor(state: string): string
  /** The id that WeChat gives us for the person who scanned; null for an invalid code. Rejects when WeChat cannot be reached. */
  identify(code: string): Promise<string | null>
}

/** WeChat's sign-in for websites (open.weixin.qq.com, 网站应用微信登录): OAuth 2 with different parameter names. */
export function createWechat(
  { authorizeUrl, tokenUrl, appId, appSecret }: NonNullable<AccountSettings['wechat']>,
  publicUrl: string,
): Wechat {
  return {
    addressFor(state) {
      const address = new URL(authorizeUrl)
      address.search = new URLSearchParams({
        appid: appId,
        redirect_uri: `${publicUrl}/wechatShowPage`,
        response_type: 'code',
        scope: 'snsapi_login',
        state,
        // As WeChat's own script does: the redirect replaces the whole page, not only the frame.
        login_type: 'jssdk',
        self_redirect: 'false',
      }).toString()
      address.hash = 'wechat_redirect'
      return address.href
    },
    async identify(code) {
      const address = new URL(tokenUrl)
      const fields = { appid: appId, secret: appSecret, code, grant_type: 'authorization_code' }
      address.search = new URLSearchParams(fields).toString()
      const answer = Answer.parse((await fetchJson(address)).answer)
      if ('openid' in answer) return answer.openid
      if (refusals.has(answer.errcode)) return null
      throw new Error(`WeChat answered ${answer.errcode}`)
    },
  }
}
