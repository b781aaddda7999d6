import { randomInt } from 'node:crypto'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { z } from 'zod'
import { type MockProviders, startMockProviders, withMockProviders } from '../../mock-providers/mock-providers.ts'
import { noExternalServices, type SignedIn, type TestEnvironment } from './test-environment.ts'

/** Everything about accounts with outside services to ask. */
export interface AccountClient {
  app: FastifyInstance
  mocks: MockProviders
  post(path: string, payload: Record<string, unknown>, headers?: Record<string, string>): Promise<Answered>
  get(path: string, headers?: Record<string, string>): Promise<Answered>
  /** Messages that phones got, newest first. */
  messages(): Promise<z.output<typeof SentMessages>>
  /** Asks for a code and reads it from the phone. */
  codeFor(phone: string): Promise<string>
  /** A new user with a code of their own, signed in. */
  newcomer(more?: Record<string, unknown>): Promise<SignedIn & { phone: string; userName: string }>
}

export interface Answered {
  status: number
  headers: Record<string, unknown>
  // biome-ignore lint/suspicious/noExplicitAny: what it is is what the tests say
  body: any
}

const SentMessages = z.array(
  z.object({ phone: z.string(), code: z.string().optional(), notice: z.string().optional() }),
)

export const password = 'first-pass-2026'

/** A number nobody else of the run has. */
export function somePhone(): string {
  return `139${randomInt(10 ** 8)
    .toString()
    .padStart(8, '0')}`
}

export async function openAccountClient(
  environment: TestEnvironment,
  given: Partial<Parameters<TestEnvironment['app']>[0]> = {},
): Promise<AccountClient> {
  const mocks = await startMockProviders({ mode: 'test', publicUrl: noExternalServices.publicUrl })
  const accounts = withMockProviders({ ...noExternalServices, ...given?.config?.accounts }, mocks)
  const app = await environment.app({ ...given, config: { ...given?.config, accounts } })
  app.addHook('onClose', () => mocks.close())

  const ask = async (options: InjectOptions): Promise<Answered> => {
    const response = await app.inject(options)
    return { status: response.statusCode, headers: response.headers, body: response.json() }
  }
  const client: AccountClient = {
    app,
    mocks,
    post: (path, payload, headers = {}) => ask({ method: 'POST', url: `/user-service/api/${path}`, payload, headers }),
    get: (path, headers = {}) => ask({ url: `/user-service/api/${path}`, headers }),
    messages: async () => SentMessages.parse(await (await fetch(`${mocks.origin}/sms`)).json()),
    async codeFor(phone) {
      const { status, body } = await client.post('phone/code', { phoneCodeTypeCode: '2', phoneNum: phone })
      if (status !== 200) throw new Error(`no code for ${phone}: ${JSON.stringify(body)}`)
      const sent = await client.messages()
      const code = sent.find((message) => message.phone === phone && message.code !== undefined)?.code
      if (!code) throw new Error(`${phone} got no message`)
      return code
    },
    async newcomer(more = {}) {
      const phone = somePhone()
      const userName = `user ${phone.slice(3)}`
      const form = await registration(client, { phone, userName, ...more })
      const { status, body } = await client.post('register', form)
      if (status !== 200) throw new Error(`not registered: ${JSON.stringify(body)}`)
      const { userId, token } = body.data
      const inject: SignedIn['inject'] = ({ headers, ...options }) =>
        app.inject({ ...options, headers: { authorization: token, ...headers } })
      return { userId, token, phone, userName, inject }
    },
  }
  return client
}

/** A form that is right, with a code that was sent. */
export async function registration(
  client: AccountClient,
  { phone = somePhone(), ...more }: { phone?: string } & Record<string, unknown> = {},
) {
  return {
    phone,
    code: await client.codeFor(phone),
    password,
    passwordEncoding: 'plain',
    userName: `user ${phone.slice(3)}`,
    company: '上海示例贸易有限公司',
    industry: 'electronics',
    ...more,
  }
}
