import type { FastifyPluginAsync } from 'fastify'
import { SignJWT } from 'jose'
import { z } from 'zod'
import { hashOfToken } from '../src/modules/accounts/federated-login/qilin.ts'
import { createOneTimeCodes, subjectOf } from './one-time-codes.ts'

const Go = z.object({ person: z.string().max(50) })
const Exchange = z.object({ token: z.string() })

/** The partner’s single sign-on: redirects a person to our page with a token, and answers who owns a token. */
export const mockQilin: FastifyPluginAsync<{ publicUrl: string; key: string }> = async (app, { publicUrl, key }) => {
  const tokens = createOneTimeCodes<string>()

  app.get('/qilin/go', (request, reply) => {
    const { person } = Go.parse(request.query)
    return reply.redirect(`${publicUrl}/login?token=${tokens.issue(subjectOf(person))}`)
  })

  app.post('/qilin/exchange', async (request, reply) => {
    if (request.headers.authorization !== `Bearer ${key}`) return reply.code(401).send()
    const { token } = Exchange.parse(request.body)
    const subject = tokens.redeem(token)
    if (!subject) return reply.code(404).send()
    const identity = await new SignJWT({ token_hash: hashOfToken(token) })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(subject)
      .setAudience('qingdan')
      .setIssuedAt()
      .sign(new TextEncoder().encode(key))
    return { identity }
  })
}
