import * as z from 'zod/mini'

const text = z.catch(z.optional(z.string()), undefined)

/** The query of `/login`. `token`: of an outside sign-on, to be exchanged. `reason`: why somebody was sent here. */
export const loginParams = z.object({
  token: text,
  reason: z.catch(z.optional(z.enum(['ended', 'outside'])), undefined),
})

/** What an identity provider sends back to `/wechatShowPage` and `/oidcShowPage`. */
export const signInCallbackParams = z.object({ code: text, state: text, iss: text })
