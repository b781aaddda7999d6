import { createHash } from 'node:crypto'
import { errors, jwtVerify } from 'jose'
import { z } from 'zod'
import type { AccountSettings } from '../../../config.ts'
import { ask } from './fetch-json.ts'

const Answer = z.object({ identity: z.string() })

/** Who holds a token of the outside sign-on; null for one that is not good. Rejects when it cannot be asked. */
export type IdentifyByToken = (token: string) => Promise<string | null>

/** What ties the answer to the question. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/**
 * Exchanges a token that came in an address: the outside sign-on gets it as `POST {"token"}` with our key as bearer token and answers
 * `{"identity"}`, a JWT signed with that key (HS256) for the audience `qingdan`, no older than five minutes: `sub` is the person,
 * `token_hash` the base64url SHA-256 of the token asked about.
 */
export function createQilin({ exchangeUrl, key }: NonNullable<AccountSettings['qilin']>): IdentifyByToken {
  const secret = new TextEncoder().encode(key)
  return async (token) => {
    const { status, answer } = await ask(exchangeUrl, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    })
    if (status === 400 || status === 404) return null
    if (status !== 200) throw new Error(`the outside sign-on answered ${status}`)
    try {
      const { payload } = await jwtVerify(Answer.parse(answer).identity, secret, {
        algorithms: ['HS256'],
        audience: 'qingdan',
        maxTokenAge: '5 minutes',
        requiredClaims: ['sub', 'iat', 'token_hash'],
      })
      return payload['token_hash'] === hashOfToken(token) && payload.sub ? payload.sub : null
    } catch (error) {
      if (error instanceof errors.JOSEError) return null
      throw error
    }
  }
}
