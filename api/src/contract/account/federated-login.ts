import { z } from 'zod'
import type { ErrorCode } from '../error-codes.ts'

/** What an identity provider gave the page, sent on to sign in. */

const code = (name: ErrorCode): ErrorCode => name

const ProviderText = z.string({ error: code('input.required') }).max(4000, code('input.invalid'))
/** What came back with the code, and what the page kept; without them nobody is signed in. */
const handedBack = { state: ProviderText.optional(), ticket: ProviderText.optional() }

export const WechatLogin = z.object({ wxCode: ProviderText, ...handedBack })
export type WechatLogin = z.output<typeof WechatLogin>

export const OidcLogin = z.object({
  code: ProviderText,
  ...handedBack,
  iss: ProviderText.optional().meta({ description: 'When the provider sent it (RFC 9207)' }),
})
export type OidcLogin = z.output<typeof OidcLogin>

export const QilinLogin = z.object({ sessionId: ProviderText.meta({ description: 'The outside sign-on token' }) })
export type QilinLogin = z.output<typeof QilinLogin>
