import type { FastifyPluginAsync } from 'fastify'
import { actorOf } from '../../../auth/session.ts'
import type { AccountSettings } from '../../../config.ts'
import type { LoginAnswer } from '../../../contract/account.ts'
import { AppError } from '../../../http/app-error.ts'
import { handle } from '../../../plugins/operations.ts'
import { createLoginStates } from './login-state.ts'
import { createOidc } from './oidc.ts'
import { createQilin } from './qilin.ts'
import { type FederatedAttempt, type FederatedLoginDeps, signInByProvider } from './service.ts'
import { createWechat } from './wechat.ts'

interface Options extends FederatedLoginDeps {
  settings: AccountSettings
  /** Secret from which login states are derived. */
  secret: string
}

/** Sign-in by an identity provider. A provider that is not configured answers 503 `outside.closed`. */
export const federatedLoginRoutes: FastifyPluginAsync<Options> = async (app, { settings, secret, ...deps }) => {
  const states = createLoginStates(secret)
  const wechat = settings.wechat && createWechat(settings.wechat, settings.publicUrl)
  const qilin = settings.qilin && createQilin(settings.qilin)
  const oidc = settings.oidc && createOidc(settings.oidc, settings.publicUrl)

  async function signIn(request: Caller, attempt: FederatedAttempt): Promise<LoginAnswer> {
    try {
      return await signInByProvider(deps, attempt, actorOf(request), new Date())
    } catch (error) {
      if (error instanceof AppError && error.cause !== undefined) {
        request.log.warn({ err: error.cause }, `${attempt.provider} cannot be asked`)
      }
      throw error
    }
  }

  handle(app, 'account.wechatAddress', () => {
    const { ticket, state } = states.issue('wechat', new Date())
    return { address: inUse(wechat).addressFor(state.state), ticket }
  })

  handle(app, 'account.signInByWechat', (request) => {
    const provider = inUse(wechat)
    const { wxCode, ...back } = request.body
    const identify = async () => (states.redeem('wechat', back, new Date()) ? provider.identify(wxCode) : null)
    return signIn(request, { provider: 'wechat', issuer: '', proof: wxCode, identify })
  })

  handle(app, 'account.oidcAddress', async () => {
    const { ticket, state } = states.issue('oidc', new Date())
    try {
      return { address: await inUse(oidc).addressFor(state), ticket }
    } catch (cause) {
      throw cause instanceof AppError ? cause : new AppError('outside.closed', { cause })
    }
  })

  handle(app, 'account.signInByOidc', (request) => {
    const provider = inUse(oidc)
    const { issuer } = provider
    const { code, iss, ...back } = request.body
    const identify = async () => {
      const state = states.redeem('oidc', back, new Date())
      return state && provider.identify({ code, iss }, state)
    }
    return signIn(request, { provider: 'oidc', issuer, proof: code, identify })
  })

  handle(app, 'account.signInByToken', (request) => {
    const identifyByToken = inUse(qilin)
    const { sessionId } = request.body
    return signIn(request, {
      provider: 'qilin',
      issuer: '',
      proof: sessionId,
      identify: () => identifyByToken(sessionId),
    })
  })
}

type Caller = Parameters<typeof actorOf>[0]

function inUse<Provider>(provider: Provider | null): Provider {
  if (!provider) throw new AppError('outside.closed')
  return provider
}
