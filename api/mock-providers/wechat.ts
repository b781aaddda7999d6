import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { createOneTimeCodes, subjectOf } from './one-time-codes.ts'
import { choosePerson } from './pages.ts'

const Authorize = z.object({ redirect_uri: z.url(), state: z.string() })
const Scan = Authorize.extend({ person: z.string().max(50) })
const Exchange = z.object({ secret: z.string(), code: z.string(), grant_type: z.literal('authorization_code') })

/** WeChat's sign-in for websites: the embedded page, where a person is chosen instead of scanning, and the code exchange. */
export const mockWechat: FastifyPluginAsync<{ appSecret: string }> = async (app, { appSecret }) => {
  const codes = createOneTimeCodes<string>()

  app.get('/wechat/authorize', (request, reply) => {
    const page = choosePerson('微信扫码（模拟） WeChat (mock)', '/wechat/scan', Authorize.parse(request.query))
    return reply.type('text/html; charset=utf-8').send(page)
  })

  app.get('/wechat/scan', (request, reply) => {
    const { redirect_uri, state, person } = Scan.parse(request.query)
    const back = new URL(redirect_uri)
    back.searchParams.set('code', codes.issue(subjectOf(person)))
    back.searchParams.set('state', state)
    return reply.redirect(back.href)
  })

  app.get('/wechat/token', (request) => {
    const { secret, code } = Exchange.parse(request.query)
    const openid = secret === appSecret ? codes.redeem(code) : undefined
    // WeChat answers 200 for failures too.
    return openid ? { access_token: 'none', expires_in: 7200, openid } : { errcode: 40029, errmsg: 'invalid code' }
  })
}
