import { createHash } from 'node:crypto'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { z } from 'zod'
import { createOneTimeCodes, subjectOf } from './one-time-codes.ts'
import { choosePerson } from './pages.ts'

const Authorize = z.object({
  client_id: z.string(),
  redirect_uri: z.url(),
  state: z.string(),
  nonce: z.string(),
  code_challenge: z.string(),
  code_challenge_method: z.literal('S256'),
})
const Grant = Authorize.extend({ person: z.string().max(50) })
const Exchange = z.object({
  code: z.string(),
  redirect_uri: z.string(),
  code_verifier: z.string(),
  client_secret: z.string().optional(),
})

interface Options {
  clientSecret: string
  /** How a client authenticates; providers differ. */
  authentication: 'client_secret_post' | 'client_secret_basic'
}

/** An OpenID Connect provider: discovery, a page to choose a person, and the code exchange with PKCE. */
export const mockOidc: FastifyPluginAsync<Options> = async (app, { clientSecret, authentication }) => {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const codes = createOneTimeCodes<z.output<typeof Grant>>()
  const issuerOf = (request: FastifyRequest) => `http://${request.host}${app.prefix}`

  app.get('/.well-known/openid-configuration', (request) => {
    const issuer = issuerOf(request)
    return {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: [authentication],
    }
  })

  app.get('/keys', async () => ({
    keys: [{ ...(await exportJWK(publicKey)), kid: '1', alg: 'RS256', use: 'sig' }],
  }))

  app.get('/authorize', (request, reply) => {
    const page = choosePerson(
      '单点登录（模拟） Single sign-on (mock)',
      `${app.prefix}/grant`,
      Authorize.parse(request.query),
    )
    return reply.type('text/html; charset=utf-8').send(page)
  })

  app.get('/grant', (request, reply) => {
    const granted = Grant.parse(request.query)
    const back = new URL(granted.redirect_uri)
    back.searchParams.set('code', codes.issue({ ...granted, person: subjectOf(granted.person) }))
    back.searchParams.set('state', granted.state)
    return reply.redirect(back.href)
  })

  app.post('/token', async (request, reply) => {
    const { code, redirect_uri, code_verifier, client_secret } = Exchange.parse(request.body)
    const secret = authentication === 'client_secret_post' ? client_secret : basicSecretOf(request)
    const granted = codes.redeem(code)
    const challenge = createHash('sha256').update(code_verifier).digest('base64url')
    const isGood =
      secret === clientSecret && granted?.redirect_uri === redirect_uri && granted.code_challenge === challenge
    if (!isGood) return reply.code(400).send({ error: 'invalid_grant' })
    const id_token = await new SignJWT({ nonce: granted.nonce })
      .setProtectedHeader({ alg: 'RS256', kid: '1' })
      .setIssuer(issuerOf(request))
      .setAudience(granted.client_id)
      .setSubject(granted.person)
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(privateKey)
    return { access_token: 'none', token_type: 'Bearer', expires_in: 300, id_token }
  })
}

/** RFC 6749 §2.3.1: both halves are form-encoded before they are joined. */
function basicSecretOf({ headers }: FastifyRequest): string | null {
  const [, sent = ''] = /^Basic (.+)$/.exec(headers.authorization ?? '') ?? []
  return new URLSearchParams(`secret=${Buffer.from(sent, 'base64').toString().split(':')[1]}`).get('secret')
}
