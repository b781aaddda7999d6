import { createSecretKey } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'

const issuer = 'qingdan'
const audience = 'qingdan-api'
const algorithm = 'HS256'
const lifeSeconds = 2 * 60 * 60

export interface Tokens {
  /** A token of a session, good for two hours. */
  sign(claims: { sessionId: string; userId: string }, now: Date): Promise<string>
  /** What a token says; null for one that is forged, expired, of another issuer, or none at all. */
  read(token: string, now: Date): Promise<{ sessionId: string; userId: string; isAging: boolean } | null>
}

/** JSON Web Tokens (RFC 7519) of one algorithm, issuer and audience. `secret`: at least 32 characters. */
export function createTokens(secret: string): Tokens {
  // As bytes it would be read anew for every token.
  const key = createSecretKey(secret, 'utf8')
  return {
    sign: ({ sessionId, userId }, now) =>
      new SignJWT()
        .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(userId)
        .setJti(sessionId)
        .setIssuedAt(now)
        .setExpirationTime(Math.floor(now.getTime() / 1000) + lifeSeconds)
        .sign(key),
    async read(token, now) {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [algorithm],
          issuer,
          audience,
          currentDate: now,
          requiredClaims: ['sub', 'jti', 'exp', 'iat'],
        })
        const { sub = '', jti = '', exp = 0 } = payload
        const isAging = exp * 1000 - now.getTime() < (lifeSeconds * 1000) / 2
        return { sessionId: jti, userId: sub, isAging }
      } catch (error) {
        if (error instanceof errors.JOSEError) return null
        throw error
      }
    },
  }
}
