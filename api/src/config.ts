import { isAbsolute, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { usualThreads } from '@qingdan/screening/comparing/usual-threads.ts'
import { z } from 'zod'

const repositoryRoot = fileURLToPath(new URL('../../', import.meta.url))

/** Example values that were never replaced: angle brackets or the usual placeholder words. */
const placeholder = /<[^>]*>|change[-_]?me|replace[-_]?me|your[-_]/i

const text = z.string().refine((value) => !placeholder.test(value), 'is still the placeholder of .env.example')
const wholeNumber = (lowest: number, highest: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(lowest, `must be at least ${lowest}`).max(highest, `must be at most ${highest}`))

const flag = z.enum(['true', 'false'])
const origin = z
  .url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
  .transform((address) => new URL(address).origin)
const externalUrl = text
  .pipe(z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' }))
  .optional()
/** A random text; `aaaa…` is as long, and guessed at once. */
const secret = text.pipe(
  z
    .string()
    .min(32, 'must have at least 32 characters')
    .refine((value) => new Set(value).size >= 8, 'must be random: it has fewer than 8 different characters'),
)
const word = text.pipe(z.string().max(1000)).optional()

/** Settings of an external service: all or none must be set. */
const groups = [
  ['SMTP_URL', 'MAIL_FROM'],
  ['SMS_GATEWAY_URL', 'SMS_GATEWAY_KEY'],
  ['WECHAT_AUTHORIZE_URL', 'WECHAT_TOKEN_URL', 'WECHAT_APP_ID', 'WECHAT_APP_SECRET'],
  ['QILIN_EXCHANGE_URL', 'QILIN_KEY'],
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
] as const
/** Addresses that secrets are sent to. */
const outsideAddresses = [
  'SMS_GATEWAY_URL',
  'WECHAT_AUTHORIZE_URL',
  'WECHAT_TOKEN_URL',
  'QILIN_EXCHANGE_URL',
  'OIDC_ISSUER',
] as const

const databaseUrl = text.pipe(z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }))

const Keys = z.object({
  DATABASE_URL: databaseUrl,
  ELASTICSEARCH_URL: text.pipe(z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })),
  INDEX_PREFIX: text
    .pipe(z.string().regex(/^[a-z][a-z0-9-]{0,40}$/, 'must be lower-case letters, digits and hyphens'))
    .default('qingdan'),
  HOST: text.default('127.0.0.1'),
  PORT: wholeNumber(0, 65_535).default(3000),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  TRUST_PROXY_HOPS: wholeNumber(0, 10).default(0),
  RATE_LIMIT_PER_MINUTE: wholeNumber(0, 1_000_000).default(120),
  RATE_LIMIT_USER_PER_MINUTE: wholeNumber(0, 1_000_000).default(600),
  EXPORTS_PER_DAY: wholeNumber(0, 1_000_000).default(200),
  EXPORT_CONTENT_DAYS: wholeNumber(0, 36_500).default(1825),
  EVENT_LOOP_DELAY_LIMIT_MS: wholeNumber(0, 60_000).default(1000),
  COMPARE_THREADS: wholeNumber(0, 64).default(usualThreads),
  WEB_DIST: text.default('web/dist'),
  JOB_RUNNER: z.enum(['in-process', 'worker']).default('in-process'),
  APP_MODE: z.enum(['production', 'development', 'test']).default('production'),
  ALLOW_OPEN_DEVELOPMENT: flag.default('false'),
  METRICS_TOKEN: text.pipe(z.string().min(16, 'must have at least 16 characters')).optional(),
  SESSION_SECRET: secret,
  BEHIND_TLS: flag.default('false'),
  PUBLIC_URL: text.pipe(origin).optional(),
  ALLOW_HTTP: flag.default('false'),
  REGISTRATION_REVIEW: flag.default('false'),
  PHONE_CODE_FIXED: z
    .string()
    .regex(/^\d{6}$/, 'must be six digits')
    .optional(),
  SMTP_URL: text.pipe(z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' })).optional(),
  MAIL_FROM: text.pipe(z.string().regex(/@[^@\s]+$/, 'must be an e-mail address')).optional(),
  SMS_GATEWAY_URL: externalUrl,
  SMS_GATEWAY_KEY: word,
  WECHAT_AUTHORIZE_URL: externalUrl,
  WECHAT_TOKEN_URL: externalUrl,
  WECHAT_APP_ID: word,
  WECHAT_APP_SECRET: word,
  QILIN_EXCHANGE_URL: externalUrl,
  QILIN_KEY: secret.optional(),
  OIDC_ISSUER: externalUrl,
  OIDC_CLIENT_ID: word,
  OIDC_CLIENT_SECRET: word,
})

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host === '[::1]' || /^127(\.\d+){3}$/.test(host)
}

type Values = z.output<typeof Keys>
type Refuse = (key: keyof Values, message: string) => void

/** The environment of the API. `.env.example` documents each key. */
export const Environment = Keys.superRefine((values, context) => {
  const refuse: Refuse = (key, message) => context.addIssue({ code: 'custom', path: [key], message })
  for (const group of groups) {
    if (group.every((key) => values[key] === undefined)) continue
    for (const key of group) if (values[key] === undefined) refuse(key, 'is missing')
  }
  if (values.PHONE_CODE_FIXED !== undefined && values.APP_MODE !== 'test') {
    refuse('PHONE_CODE_FIXED', 'is for APP_MODE=test alone')
  }
  if (values.APP_MODE === 'production') checkProduction(values, refuse)
  // Demo accounts have a published password.
  else if (!isLoopback(values.HOST) && values.ALLOW_OPEN_DEVELOPMENT === 'false')
    refuse('HOST', 'is open to other machines: set APP_MODE=production, or ALLOW_OPEN_DEVELOPMENT=true')
})

function checkProduction(values: Values, refuse: Refuse): void {
  for (const key of outsideAddresses) {
    if (values[key]?.startsWith('http://')) refuse(key, 'must be an https:// address')
  }
  const comesBack = values.WECHAT_APP_ID ?? values.OIDC_CLIENT_ID
  if (comesBack !== undefined && values.PUBLIC_URL === undefined) refuse('PUBLIC_URL', 'is missing')
  // Passwords would cross the network in clear.
  const isOpen = values.PUBLIC_URL?.startsWith('http://') && !isLoopback(new URL(values.PUBLIC_URL).hostname)
  if (isOpen && values.ALLOW_HTTP === 'false')
    refuse('PUBLIC_URL', 'must be an https:// address, or set ALLOW_HTTP=true')
}

/** How accounts are created, and the external services in use; null: not in use. */
export interface AccountSettings {
  /** New accounts wait for an administrator. */
  readonly registrationReview: boolean
  /** Every verification code has this value; for tests only. */
  readonly phoneCodeFixed: string | null
  /** Origin of the page in the browser; identity providers redirect there. */
  readonly publicUrl: string
  readonly smsGateway: { readonly url: string; readonly key: string } | null
  readonly wechat: {
    readonly authorizeUrl: string
    readonly tokenUrl: string
    readonly appId: string
    readonly appSecret: string
  } | null
  readonly qilin: { readonly exchangeUrl: string; readonly key: string } | null
  readonly oidc: { readonly issuer: string; readonly clientId: string; readonly clientSecret: string } | null
}

/** How e-mails leave: through a mail server, or as files in a folder. */
export interface MailSettings {
  readonly from: string
  readonly via: { readonly smtpUrl: string } | { readonly outbox: string }
}

export interface Config {
  readonly databaseUrl: string
  readonly elasticsearchUrl: string
  readonly indexPrefix: string
  readonly host: string
  /** 0: any free port. */
  readonly port: number
  readonly logLevel: z.output<typeof Environment>['LOG_LEVEL']
  /** Number of reverse proxies whose forwarded address is trusted; 0: none. */
  readonly trustProxyHops: number
  /** Calls per minute and visitor address; 0: no limit. */
  readonly rateLimitPerMinute: number
  /** Calls per minute and user; 0: no limit. */
  readonly rateLimitUserPerMinute: number
  /** PDFs of one user in a quota day; 0: no limit. */
  readonly exportsPerDay: number
  /** Days after which the content of an exported document is deleted; 0: never. */
  readonly exportContentDays: number
  /** Mean event-loop delay above which new work is refused; at full load a search causes a tenth of the default. 0: no limit. */
  readonly eventLoopDelayLimitMillis: number
  /** Threads that compare names; 0: on the thread that answers. */
  readonly compareThreads: number
  /** Where PDFs, workbooks and clean-up run: in the API process, or in a separate process (`worker.ts`). */
  readonly jobRunner: z.output<typeof Environment>['JOB_RUNNER']
  /** Outside production there are demo accounts and mock providers of external services. */
  readonly mode: z.output<typeof Environment>['APP_MODE']
  /** Bearer token of `/metrics`; null: it answers this machine only. */
  readonly metricsToken: string | null
  /** Secret that signs the tokens. */
  readonly sessionSecret: string
  /** Absolute path. */
  readonly webDist: string
  readonly accounts: AccountSettings
  /** Null: no e-mails are sent. */
  readonly mail: MailSettings | null
  /** Browsers reach us by TLS, so HSTS is sent. */
  readonly isBehindTls: boolean
}

/** Reads the environment once. Throws one error that names every wrong variable, without its value. */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const values = parse(Environment, environment)
  return Object.freeze({
    databaseUrl: values.DATABASE_URL,
    elasticsearchUrl: values.ELASTICSEARCH_URL,
    indexPrefix: values.INDEX_PREFIX,
    host: values.HOST,
    port: values.PORT,
    logLevel: values.LOG_LEVEL,
    trustProxyHops: values.TRUST_PROXY_HOPS,
    rateLimitPerMinute: values.RATE_LIMIT_PER_MINUTE,
    rateLimitUserPerMinute: values.RATE_LIMIT_USER_PER_MINUTE,
    exportsPerDay: values.EXPORTS_PER_DAY,
    exportContentDays: values.EXPORT_CONTENT_DAYS,
    eventLoopDelayLimitMillis: values.EVENT_LOOP_DELAY_LIMIT_MS,
    compareThreads: values.COMPARE_THREADS,
    jobRunner: values.JOB_RUNNER,
    mode: values.APP_MODE,
    metricsToken: values.METRICS_TOKEN ?? null,
    sessionSecret: values.SESSION_SECRET,
    webDist: isAbsolute(values.WEB_DIST) ? values.WEB_DIST : resolve(repositoryRoot, values.WEB_DIST),
    accounts: accountSettingsOf(values),
    mail: mailSettingsOf(values),
    isBehindTls: values.BEHIND_TLS === 'true',
  })
}

/** What `set-up-database.ts` reads. */
export const SetUpEnvironment = z.object({ DATABASE_OWNER_URL: databaseUrl, DATABASE_URL: databaseUrl })

/** The settings of `set-up-database.ts`. Throws as `readConfig`. */
export function readSetUpConfig(environment: Record<string, string | undefined> = process.env): {
  ownerUrl: string
  apiUrl: string
} {
  const values = parse(SetUpEnvironment, environment)
  return { ownerUrl: values.DATABASE_OWNER_URL, apiUrl: values.DATABASE_URL }
}

/** The settings of the command line. Throws as `readConfig`. */
export function readDatabaseConfig(
  environment: Record<string, string | undefined> = process.env,
): Pick<Config, 'databaseUrl' | 'mode'> {
  const values = parse(Keys.pick({ DATABASE_URL: true, APP_MODE: true }), environment)
  return Object.freeze({ databaseUrl: values.DATABASE_URL, mode: values.APP_MODE })
}

/** What the worker reads of the environment. */
export const WorkerEnvironment = Keys.pick({
  DATABASE_URL: true,
  ELASTICSEARCH_URL: true,
  INDEX_PREFIX: true,
  COMPARE_THREADS: true,
  LOG_LEVEL: true,
  EXPORT_CONTENT_DAYS: true,
  SMS_GATEWAY_URL: true,
  SMS_GATEWAY_KEY: true,
  APP_MODE: true,
  HOST: true,
  PORT: true,
  PUBLIC_URL: true,
  SMTP_URL: true,
  MAIL_FROM: true,
})

/** The settings of the worker. Throws as `readConfig`. */
export function readWorkerConfig(
  environment: Record<string, string | undefined> = process.env,
): Pick<
  Config,
  'databaseUrl' | 'elasticsearchUrl' | 'indexPrefix' | 'compareThreads' | 'logLevel' | 'exportContentDays' | 'mail'
> &
  Pick<AccountSettings, 'smsGateway' | 'publicUrl'> {
  const values = parse(WorkerEnvironment, environment)
  const { SMS_GATEWAY_URL, SMS_GATEWAY_KEY } = values
  return Object.freeze({
    databaseUrl: values.DATABASE_URL,
    elasticsearchUrl: values.ELASTICSEARCH_URL,
    indexPrefix: values.INDEX_PREFIX,
    compareThreads: values.COMPARE_THREADS,
    logLevel: values.LOG_LEVEL,
    exportContentDays: values.EXPORT_CONTENT_DAYS,
    smsGateway: SMS_GATEWAY_URL && SMS_GATEWAY_KEY ? { url: SMS_GATEWAY_URL, key: SMS_GATEWAY_KEY } : null,
    publicUrl: publicUrlOf(values),
    mail: mailSettingsOf(values),
  })
}

type MailValues = Pick<z.output<typeof Environment>, 'APP_MODE' | 'SMTP_URL' | 'MAIL_FROM'>

/** Outside production messages are written to a folder until there is a mail server. */
function mailSettingsOf({ APP_MODE, SMTP_URL, MAIL_FROM }: MailValues): MailSettings | null {
  if (SMTP_URL && MAIL_FROM) return { from: MAIL_FROM, via: { smtpUrl: SMTP_URL } }
  if (APP_MODE === 'production') return null
  return { from: 'qingdan@localhost', via: { outbox: resolve(repositoryRoot, '.local/outbox') } }
}

function publicUrlOf({
  PUBLIC_URL,
  HOST,
  PORT,
}: Pick<z.output<typeof Environment>, 'PUBLIC_URL' | 'HOST' | 'PORT'>): string {
  return PUBLIC_URL ?? `http://${hostForBrowsers(HOST)}:${PORT}`
}

function accountSettingsOf(values: z.output<typeof Environment>): AccountSettings {
  const { SMS_GATEWAY_URL, SMS_GATEWAY_KEY, QILIN_EXCHANGE_URL, QILIN_KEY } = values
  const { WECHAT_AUTHORIZE_URL, WECHAT_TOKEN_URL, WECHAT_APP_ID, WECHAT_APP_SECRET } = values
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET } = values
  return {
    registrationReview: values.REGISTRATION_REVIEW === 'true',
    phoneCodeFixed: values.PHONE_CODE_FIXED ?? null,
    publicUrl: publicUrlOf(values),
    smsGateway: SMS_GATEWAY_URL && SMS_GATEWAY_KEY ? { url: SMS_GATEWAY_URL, key: SMS_GATEWAY_KEY } : null,
    wechat:
      WECHAT_AUTHORIZE_URL && WECHAT_TOKEN_URL && WECHAT_APP_ID && WECHAT_APP_SECRET
        ? {
            authorizeUrl: WECHAT_AUTHORIZE_URL,
            tokenUrl: WECHAT_TOKEN_URL,
            appId: WECHAT_APP_ID,
            appSecret: WECHAT_APP_SECRET,
          }
        : null,
    qilin: QILIN_EXCHANGE_URL && QILIN_KEY ? { exchangeUrl: QILIN_EXCHANGE_URL, key: QILIN_KEY } : null,
    oidc:
      OIDC_ISSUER && OIDC_CLIENT_ID && OIDC_CLIENT_SECRET
        ? { issuer: OIDC_ISSUER, clientId: OIDC_CLIENT_ID, clientSecret: OIDC_CLIENT_SECRET }
        : null,
  }
}

function parse<Schema extends z.ZodType>(
  schema: Schema,
  environment: Record<string, string | undefined>,
): z.output<Schema> {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given)
  if (!parsed.success) throw new Error(`The environment is not complete:\n${failuresOf(parsed.error, given)}`)
  return parsed.data
}

function hostForBrowsers(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

function failuresOf(error: z.ZodError, given: Record<string, string | undefined>): string {
  return error.issues
    .map((issue) => {
      const name = issue.path.join('.')
      const reason = given[name] === undefined ? 'is missing' : reasonOf(issue)
      return `  ${name} ${reason}`
    })
    .join('\n')
}

function reasonOf(issue: z.core.$ZodIssue): string {
  return issue.code === 'invalid_value' ? `must be one of ${issue.values.join(', ')}` : issue.message
}
