import { isAbsolute, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

const houseFolder = fileURLToPath(new URL('../../', import.meta.url))

/** Left-over example values: angle brackets or the usual words. */
const placeholder = /<[^>]*>|change[-_]?me|replace[-_]?me|your[-_]/i

const text = z.string().refine((value) => !placeholder.test(value), 'is still the placeholder of .env.example')
const wholeNumber = (lowest: number, highest: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(lowest, `must be at least ${lowest}`).max(highest, `must be at most ${highest}`))

/** The environment of the API. `.env.example` documents each key. */
export const Environment = z.object({
  DATABASE_URL: text.pipe(z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })),
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
  WEB_DIST: text.default('web/dist'),
  APP_MODE: z.enum(['production', 'development', 'test']).default('production'),
  SESSION_SECRET: text.pipe(z.string().min(32, 'must have at least 32 characters')),
})

export interface Config {
  readonly databaseUrl: string
  readonly elasticsearchUrl: string
  readonly indexPrefix: string
  readonly host: string
  /** 0: any free port. */
  readonly port: number
  readonly logLevel: z.output<typeof Environment>['LOG_LEVEL']
  /** Proxies in front whose word on the visitor's address is taken; 0: none. */
  readonly trustProxyHops: number
  /** Calls a minute per visitor address; 0: no limit. */
  readonly rateLimitPerMinute: number
  /** Calls a minute per user; 0: no limit. */
  readonly rateLimitUserPerMinute: number
  /** Beside production there are demo accounts, and stand-ins for outside services. */
  readonly mode: z.output<typeof Environment>['APP_MODE']
  /** Signs the tokens. */
  readonly sessionSecret: string
  /** Absolute. */
  readonly webDist: string
}

/** Reads the environment once. Throws one error that names every wrong variable and repeats no value. */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(given)
  if (!parsed.success) throw new Error(`The environment is not complete:\n${failuresOf(parsed.error, given)}`)
  const values = parsed.data
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
    mode: values.APP_MODE,
    sessionSecret: values.SESSION_SECRET,
    webDist: isAbsolute(values.WEB_DIST) ? values.WEB_DIST : resolve(houseFolder, values.WEB_DIST),
  })
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
