import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { actorOf } from '../../../auth/session.ts'
import type { AccountSettings } from '../../../config.ts'
import { LoginAnswer, OutsideAddress } from '../../../contract/account.ts'
import { OidcLogin, QilinLogin, WechatLogin } from '../../../contract/account-requests.ts'
import { AppError } from '../../../http/app-error.ts'
import { ok, responseSchemas } from '../../../http/responses.ts'
import { createTickets } from './login-state.ts'
import { createOidc } from './oidc.ts'
import { createQilin } from './qilin.ts'
import { type OutsideAttempt, type OutsideDeps, signInFromOutside } from './service.ts'
import { createWechat } from './wechat.ts'

const base = '/user-service/api/login'
const tags = ['account']

interface Options extends OutsideDeps {
  settings: AccountSettings
  /** Ties what comes back to what went. */
  secret: string
}

/** Signing in at another house. What is not set up answers 503 `outside.closed`. */
export const outsideRoutes: FastifyPluginAsyncZod<Options> = async (app, { settings, secret, ...deps }) => {
  const tickets = createTickets(secret)
  const wechat = settings.wechat && createWechat(settings.wechat, settings.publicUrl)
  const qilin = settings.qilin && createQilin(settings.qilin)
  const oidc = settings.oidc && createOidc(settings.oidc, settings.publicUrl)

  async function signIn(request: FastifyRequest, attempt: OutsideAttempt): Promise<LoginAnswer> {
    try {
      return await signInFromOutside(deps, attempt, actorOf(request), new Date())
    } catch (error) {
      if (error instanceof AppError && error.cause !== undefined) {
        request.log.warn({ err: error.cause }, `${attempt.provider} cannot be asked`)
      }
      throw error
    }
  }

  app.get(
    `${base}/wx/address`,
    {
      config: { operation: 'account.wechatAddress', access: 'open' },
      schema: {
        tags,
        summary: 'The QR frame of WeChat, and the ticket to come back with',
        response: responseSchemas(OutsideAddress),
      },
    },
    async (request, reply) => {
      const { ticket, tie } = tickets.issue('wechat', new Date())
      reply.header('cache-control', 'no-store')
      return ok(request, { address: inUse(wechat).addressFor(tie.state), ticket })
    },
  )

  app.post(
    `${base}/wx/web`,
    {
      config: { operation: 'account.signInByWechat', access: 'open' },
      schema: {
        tags,
        summary: 'Sign in with what came back from the QR frame',
        body: WechatLogin,
        response: responseSchemas(LoginAnswer),
      },
    },
    async (request) => {
      const house = inUse(wechat)
      const { wxCode, ...back } = request.body
      const identify = async () => (tickets.redeem('wechat', back, new Date()) ? house.identify(wxCode) : null)
      return ok(request, await signIn(request, { provider: 'wechat', proof: wxCode, identify }))
    },
  )

  app.get(
    `${base}/oidc/address`,
    {
      config: { operation: 'account.oidcAddress', access: 'open' },
      schema: {
        tags,
        summary: 'Where to sign in by OpenID Connect, and the ticket to come back with',
        response: responseSchemas(OutsideAddress),
      },
    },
    async (request, reply) => {
      const { ticket, tie } = tickets.issue('oidc', new Date())
      reply.header('cache-control', 'no-store')
      try {
        return ok(request, { address: await inUse(oidc).addressFor(tie), ticket })
      } catch (cause) {
        throw cause instanceof AppError ? cause : new AppError('outside.closed', { cause })
      }
    },
  )

  app.post(
    `${base}/oidc`,
    {
      config: { operation: 'account.signInByOidc', access: 'open' },
      schema: {
        tags,
        summary: 'Sign in with what came back from the OpenID Connect provider',
        body: OidcLogin,
        response: responseSchemas(LoginAnswer),
      },
    },
    async (request) => {
      const house = inUse(oidc)
      const { code, iss, ...back } = request.body
      const identify = async () => {
        const tie = tickets.redeem('oidc', back, new Date())
        return tie && house.identify({ code, iss }, tie)
      }
      return ok(request, await signIn(request, { provider: 'oidc', proof: code, identify }))
    },
  )

  app.post(
    `${base}/qilin`,
    {
      config: { operation: 'account.signInByToken', access: 'open' },
      schema: {
        tags,
        summary: 'Sign in with a token of the outside sign-on',
        body: QilinLogin,
        response: responseSchemas(LoginAnswer),
      },
    },
    async (request) => {
      const exchange = inUse(qilin)
      const { sessionId } = request.body
      const attempt = { provider: 'qilin', proof: sessionId, identify: () => exchange(sessionId) } as const
      return ok(request, await signIn(request, attempt))
    },
  )
}

function inUse<House>(house: House | null): House {
  if (!house) throw new AppError('outside.closed')
  return house
}
