import { createHash } from 'node:crypto'
import { createVerifier, TokenError } from 'fast-jwt'
import { z } from 'zod'
import type { AccountSettings } from '../../../config.ts'
import { fetchJson } from './fetch-json.ts'

const Answer = z.object({ identity: z.string() })
const Claims = z.object({ sub: z.string(), token_hash: z.string() })

/** The person who owns a token of the partner’s single sign-on; null for an invalid token. Rejects when the service cannot be reached. */
export type IdentifyByToken = (token: string) => Promise<string | null>

/** Binds the answer to the request. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/**
 * Verifies a token that came in an address: sent to the single sign-on as `POST {"token"}` with our key as bearer token. The answer is
 * `{"identity"}`, a JWT signed with that key (HS256) for the audience `qingdan`, no older than five minutes: `sub` is the person, `token_hash` the
 * base64url SHA-256 of the token.
 */
export function createQilin({ exchangeUrl, key }: NonNullable<AccountSettings['qilin']>): IdentifyByToken {
  const verify = createVerifier({
    key,
    algorithms: ['HS256'],
    allowedAud: 'qingdan',
    maxAge: 5 * 60 * 1000,
    requiredClaims: ['sub', 'iat', 'token_hash'],
  })
  return async (token) => {
    const { status, answer } = await fetchJson(exchangeUrl, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    })
    if (status === 400 || status === 404) return null
    if (status !== 200) throw new Error(`the single sign-on answered ${status}`)
    const { identity } = Answer.parse(answer)
    try {
      const { sub, token_hash } = Claims.parse(verify(identity))
      return token_hash === hashOfToken(token) && sub !== '' ? sub : null
    } catch (error) {
      if (error instanceof TokenError) return null
      throw error
    }
  }
}
