import formbody from '@fastify/formbody'
import fastify, { type FastifyInstance } from 'fastify'
import type { AccountSettings, Config } from '../src/config.ts'
import { mockOidc } from './oidc.ts'
import { frontPage } from './pages.ts'
import { mockQilin } from './qilin.ts'
import { createPhones, mockSmsGateway } from './sms-gateway.ts'
import { mockWechat } from './wechat.ts'

export interface MockProviders {
  /** Its front page lists the providers and shows the codes that were sent. */
  origin: string
  /** API settings that use these mock providers. */
  settings: Required<Pick<AccountSettings, 'smsGateway' | 'wechat' | 'qilin' | 'oidc'>>
  close(): Promise<void>
}

/** A public value: it protects nothing. */
const key = 'mock key that keeps nobody out'

/** Mocks of every external service of the accounts: SMS gateway, WeChat, single sign-on, OpenID Connect. They accept everybody, so this throws in production. */
async function buildMockProviders({
  mode,
  publicUrl,
}: {
  mode: Config['mode']
  publicUrl: string
}): Promise<FastifyInstance> {
  if (mode === 'production') throw new Error('mock providers do not run in production')
  const app = fastify({ logger: false, bodyLimit: 64 * 1024 })
  await app.register(formbody)
  const phones = createPhones()
  app.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(frontPage(publicUrl, phones.sent())))
  await app.register(mockSmsGateway, { phones, key })
  await app.register(mockWechat, { appSecret: key })
  await app.register(mockQilin, { publicUrl, key })
  for (const [prefix, authentication] of [
    ['/oidc', 'client_secret_post'],
    ['/oidc-basic', 'client_secret_basic'],
  ] as const) {
    await app.register(mockOidc, { prefix, clientSecret: key, authentication })
  }
  return app
}

/** Starts the mock providers on this machine only. `port` 0: any free port. */
export async function startMockProviders(options: {
  mode: Config['mode']
  publicUrl: string
  port?: number
}): Promise<MockProviders> {
  const app = await buildMockProviders(options)
  const origin = await app.listen({ host: '127.0.0.1', port: options.port ?? 0 })
  return {
    origin,
    settings: {
      smsGateway: { url: `${origin}/sms`, key },
      wechat: {
        authorizeUrl: `${origin}/wechat/authorize`,
        tokenUrl: `${origin}/wechat/token`,
        appId: 'mock-client',
        appSecret: key,
      },
      qilin: { exchangeUrl: `${origin}/qilin/exchange`, key },
      oidc: { issuer: `${origin}/oidc`, clientId: 'mock-client', clientSecret: key },
    },
    close: () => app.close(),
  }
}

/** The settings, with a mock for every service that is not configured. */
export function withMockProviders(accounts: AccountSettings, { settings }: MockProviders): AccountSettings {
  return {
    ...accounts,
    smsGateway: accounts.smsGateway ?? settings.smsGateway,
    wechat: accounts.wechat ?? settings.wechat,
    qilin: accounts.qilin ?? settings.qilin,
    oidc: accounts.oidc ?? settings.oidc,
  }
}
