import * as z from 'zod/mini'

const text = z.catch(z.optional(z.string()), undefined)

/** The query of `/login`. `token`: from the partner's single sign-on. `reason`: why the user was redirected here. */
export const loginParams = z.object({
  token: text,
  reason: z.catch(z.optional(z.enum(['ended', 'outside'])), undefined),
})

/** What an identity provider returns to `/wechatShowPage` and `/oidcShowPage`. */
export const signInCallbackParams = z.object({ code: text, state: text, iss: text })
