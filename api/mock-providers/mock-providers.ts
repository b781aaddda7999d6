import formbody from '@fastify/formbody'
import fastify, { type FastifyInstance } from 'fastify'
import type { AccountSettings, Config } from '../src/config.ts'
import { standInOidc } from './oidc.ts'
import { frontPage } from './pages.ts'
import { standInQilin } from './qilin.ts'
import { createPhones, standInGateway } from './sms-gateway.ts'
import { standInWechat } from './wechat.ts'

export interface StandIn {
  /** Its front page says what it stands for, and shows the codes that were sent. */
  origin: string
  /** Settings under which it is asked. */
  settings: Required<Pick<AccountSettings, 'smsGateway' | 'wechat' | 'qilin' | 'oidc'>>
  close(): Promise<void>
}

/** Known to everybody: it keeps nobody out. */
const key = 'stand-in key that keeps nobody out'

/** Every outside service of the accounts: message gateway, WeChat, outside sign-on, OpenID Connect. Whoever asks is believed: throws in production. */
async function buildStandIn({
  mode,
  publicUrl,
}: {
  mode: Config['mode']
  publicUrl: string
}): Promise<FastifyInstance> {
  if (mode === 'production') throw new Error('stand-ins of outside services do not run in production')
  const app = fastify({ logger: false, bodyLimit: 64 * 1024 })
  await app.register(formbody)
  const phones = createPhones()
  app.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(frontPage(publicUrl, phones.sent())))
  await app.register(standInGateway, { phones, key })
  await app.register(standInWechat, { appSecret: key })
  await app.register(standInQilin, { publicUrl, key })
  for (const [prefix, authentication] of [
    ['/oidc', 'client_secret_post'],
    ['/oidc-basic', 'client_secret_basic'],
  ] as const) {
    await app.register(standInOidc, { prefix, clientSecret: key, authentication })
  }
  return app
}

/** The same, listening on this machine alone. `port` 0: any free one. */
export async function startStandIn(options: {
  mode: Config['mode']
  publicUrl: string
  port?: number
}): Promise<StandIn> {
  const app = await buildStandIn(options)
  const origin = await app.listen({ host: '127.0.0.1', port: options.port ?? 0 })
  return {
    origin,
    settings: {
      smsGateway: { url: `${origin}/sms`, key },
      wechat: {
        authorizeUrl: `${origin}/wechat/authorize`,
        tokenUrl: `${origin}/wechat/token`,
        appId: 'stand-in',
        appSecret: key,
      },
      qilin: { exchangeUrl: `${origin}/qilin/exchange`, key },
      oidc: { issuer: `${origin}/oidc`, clientId: 'stand-in', clientSecret: key },
    },
    close: () => app.close(),
  }
}

/** The settings with a stand-in for every service that has none of its own. */
export function withStandIn(accounts: AccountSettings, { settings }: StandIn): AccountSettings {
  return {
    ...accounts,
    smsGateway: accounts.smsGateway ?? settings.smsGateway,
    wechat: accounts.wechat ?? settings.wechat,
    qilin: accounts.qilin ?? settings.qilin,
    oidc: accounts.oidc ?? settings.oidc,
  }
}
