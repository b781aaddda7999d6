import jwt, { type JWT } from '@fastify/jwt'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'

const lifeSeconds = 2 * 60 * 60

declare module 'fastify' {
  interface FastifyInstance {
    tokens: Tokens
  }
}

declare module '@fastify/jwt' {
  interface FastifyJWT {
    payload: { sub: string; jti: string }
  }
}

/** Session tokens: JSON Web Tokens (RFC 7519) with one algorithm, issuer and audience. */
export interface Tokens {
  /** Signs a session token that is valid for two hours. */
  sign(claims: { sessionId: string; userId: string }): string
  /** The content of a token; null if it is forged, expired, from another issuer, or no token. */
  read(token: string, now: Date): { sessionId: string; userId: string; isAging: boolean } | null
}

/** Decorates the app with `tokens`. `secret`: at least 32 characters. */
export const tokensPlugin = fp(
  async (app: FastifyInstance, { secret }: { secret: string }) => {
    await app.register(jwt, {
      secret,
      sign: { algorithm: 'HS256', iss: 'qingdan', aud: 'qingdan-api', expiresIn: lifeSeconds },
      verify: {
        algorithms: ['HS256'],
        allowedIss: 'qingdan',
        allowedAud: 'qingdan-api',
        requiredClaims: ['sub', 'jti', 'exp', 'iat'],
      },
    })
    app.decorate('tokens', createTokens(app.jwt))
  },
  { name: 'tokens' },
)

function createTokens(jwt: JWT): Tokens {
  return {
    sign: ({ sessionId, userId }) => jwt.sign({ sub: userId, jti: sessionId }),
    read(token, now) {
      try {
        const { sub, jti, exp } = jwt.verify<{ sub: string; jti: string; exp: number }>(token)
        return { sessionId: jti, userId: sub, isAging: exp * 1000 - now.getTime() < (lifeSeconds * 1000) / 2 }
      } catch (error) {
        if (isTokenError(error)) return null
        throw error
      }
    },
  }
}

function isTokenError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('FAST_JWT_')
}
