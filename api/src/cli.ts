import { parseArgs } from 'node:util'
import { connect, type Db } from '@qingdan/database/connection.ts'
import { migrateToLatest } from '@qingdan/database/migrate.ts'
import { type Actor, writeAudit } from './audit/repository.ts'
import { findUser, findUserByName } from './auth/user-repository.ts'
import { type Config, readDatabaseConfig } from './config.ts'
import { withQueryTimeout } from './connections/database-url.ts'
import { Registration } from './contract/account/profile.ts'
import { PackageGrant } from './contract/admin.ts'
import { chinaDay, chinaTime } from './contract/china-time.ts'
import { AppError } from './http/app-error.ts'
import { say } from './language/language.ts'
import { readAudit } from './modules/admin/audit-service.ts'
import { readUsers } from './modules/admin/user-page.ts'
import { changeState, createAdmin, grantTo, resetPassword } from './modules/admin/user-service.ts'

const rowsShown = 200
const dayMillis = 24 * 60 * 60 * 1000
const usualDays = 7
const packageIds = PackageGrant.shape.packageId.options

const usage = `Usage: npm run admin -- <command>

  users [keyword]           by a part of user name, phone or company, newest first, at most ${rowsShown}
  create-admin <user name>  an administrator; prints a one-time password
  approve <user>            an account under review may begin
  grant <user> <package>    a package from now on: ${packageIds.join(', ')}
  reset-password <user>     prints a one-time password; ends the sessions of the user
  audit                     who did what, newest first, at most ${rowsShown}
    --user <user>           by one user
    --days <n>              of the last n days, ${usualDays} unless given
  seed                      the demo users; never in production

A user is named by user name, phone or id.`

class WrongUsage extends Error {}

interface CommandContext {
  db: Db
  mode: Config['mode']
  now: Date
}

interface Command {
  /** How many arguments may follow. */
  words: [least: number, most: number]
  run(context: CommandContext, words: string[], options: Options): Promise<void>
}

interface Options {
  user: string | undefined
  days: number
}

const actor: Actor = { userId: null, address: 'command line', requestId: null }

const commands: Readonly<Record<string, Command>> = {
  users: {
    words: [0, 1],
    async run({ db, now }, [keyword = '']) {
      const { records, total } = await readUsers(db, { keyword, page: 1, pageSize: rowsShown }, now)
      const details = { keyword, total }
      await writeAudit(db, actor, { operation: 'admin.users', outcome: 'done', details }, now)
      for (const { userName, phone, company, state, role, orders, userId } of records) {
        const packages = orders.map(({ packageId, expireTime }) => `${packageId} to ${chinaDay(new Date(expireTime))}`)
        printRow([userName, phone, company, stateWords[state], role, packages.join(', '), userId])
      }
      console.error(`${records.length} of ${total}`)
    },
  },
  'create-admin': {
    words: [1, 1],
    async run({ db, now }, [name = '']) {
      const userName = Registration.shape.userName.safeParse(name)
      if (!userName.success) throw new AppError('userName.invalid')
      printPassword(userName.data, await createAdmin(db, userName.data, actor, now))
    },
  },
  approve: {
    words: [1, 1],
    async run({ db, mode, now }, [name = '']) {
      const userId = await idOf(db, name)
      await changeState(db, { action: 'approve', userId, isProduction: mode === 'production' }, actor, now)
      console.error(`${name} is approved`)
    },
  },
  grant: {
    words: [2, 2],
    async run({ db, now }, [name = '', packageId = '']) {
      const grant = PackageGrant.safeParse({ userId: await idOf(db, name), packageId })
      if (!grant.success) throw new AppError('package.unknown')
      const orderNumber = await grantTo(db, grant.data, actor, now)
      console.error(`${name} has ${grant.data.packageId} by order ${orderNumber}`)
    },
  },
  'reset-password': {
    words: [1, 1],
    async run({ db, now }, [name = '']) {
      printPassword(name, await resetPassword(db, await idOf(db, name), actor, now))
    },
  },
  audit: {
    words: [0, 0],
    async run({ db, now }, _words, { user, days }) {
      const by = user === undefined ? {} : { actor: await idOf(db, user) }
      const filters = { ...by, dayStart: chinaDay(new Date(now.getTime() - (days - 1) * dayMillis)) }
      const { records, next } = await readAudit(db, { ...filters, pageSize: rowsShown })
      await writeAudit(db, actor, { operation: 'admin.audit', outcome: 'done', details: filters }, now)
      for (const { time, actorName, actorId, operation, subject, outcome, reason, ip, details } of records) {
        const said = Object.keys(details).length === 0 ? null : JSON.stringify(details)
        printRow([chinaTime(new Date(time)), actorName ?? actorId, operation, subject, outcome, reason, ip, said])
      }
      if (next !== null) console.error(`Only the last ${rowsShown}; the page of administrators has them all.`)
    },
  },
  seed: {
    words: [0, 0],
    async run({ db, mode, now }) {
      if (mode === 'production') {
        throw new Error('Demo users have a password that everybody knows: set APP_MODE=development to have them.')
      }
      const { demoPassword, seedDemoUsers } = await import('../mock-providers/demo-users.ts')
      const made = await seedDemoUsers(db, now)
      console.error(
        made.length === 0 ? 'The demo users are there.' : `Made ${made.join(', ')}; password ${demoPassword}`,
      )
    },
  },
}

const stateWords = { '0': 'closed', '1': 'open', '2': 'under review' } as const

/** Names may contain control characters that move the cursor of a terminal. */
function printRow(cells: (string | null)[]): void {
  console.log(cells.map((cell) => (cell || '–').replace(/\p{C}/gu, ' ')).join('  '))
}

function printPassword(name: string, password: string): void {
  console.error(`One-time password of ${name}, shown this once; it must be changed at the next sign-in:`)
  console.log(password)
}

/** Throws `user.unknown`. */
async function idOf(db: Db, name: string): Promise<string> {
  const user = (await findUserByName(db, name)) ?? (await findUser(db, name))
  if (!user) throw new AppError('user.unknown')
  return user.id
}

function readCall(args: string[]): { command: Command; words: string[]; options: Options } {
  const { values, positionals } = parse(args)
  const [name = '', ...words] = positionals
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new WrongUsage(name === '' ? 'Say what to do.' : `There is no command "${name}".`)
  const [least, most] = command.words
  if (words.length < least) throw new WrongUsage(`Say what to ${name}.`)
  // A password argument would stay in the shell history.
  if (words.length > most) throw new WrongUsage('That is one word too many; passwords are made here, never given.')
  const given = Object.keys(values)
  if (given.length > 0 && name !== 'audit') throw new WrongUsage(`--${given[0]} belongs to audit.`)
  const days = Number(values.days ?? usualDays)
  if (!Number.isInteger(days) || days < 1 || days > 10_000) throw new WrongUsage('--days is a whole number from 1.')
  return { command, words, options: { user: values.user, days } }
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { user: { type: 'string' }, days: { type: 'string' } } })
  } catch (error) {
    throw new WrongUsage(error instanceof Error ? error.message : String(error))
  }
}

async function main(): Promise<void> {
  const { command, words, options } = readCall(process.argv.slice(2))
  const { databaseUrl, mode } = readDatabaseConfig()
  const db = connect(withQueryTimeout(databaseUrl), 'qingdan-admin', 2)
  try {
    await migrateToLatest(db)
    await command.run({ db, mode, now: new Date() }, words, options)
  } finally {
    await db.destroy()
  }
}

try {
  await main()
} catch (error) {
  const isUsage = error instanceof WrongUsage
  if (error instanceof AppError) console.error(say(error.code, 'en', error.params))
  else console.error(error instanceof Error ? error.message : error)
  if (isUsage) console.error(`\n${usage}`)
  process.exitCode = isUsage ? 2 : 1
}
