import { chinaDay, chinaTime } from '@qingdan/database/china-time.ts'
import { connect, type Db } from '@qingdan/database/connection.ts'
import { migrateToLatest } from '@qingdan/database/migrate.ts'
import { Command, CommanderError } from 'commander'
import { type Actor, writeAudit } from './audit/repository.ts'
import { findUser, findUserByName } from './auth/user-repository.ts'
import { type Config, readDatabaseConfig } from './config.ts'
import { withQueryTimeout } from './connections/database-url.ts'
import { Registration } from './contract/account/profile.ts'
import { PackageGrant } from './contract/admin.ts'
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

type Work = (context: CommandContext) => Promise<void>

interface AuditOptions {
  user?: string
  days: number
}

const actor: Actor = { userId: null, address: 'command line', requestId: null }

/** Declares all commands; the chosen one is passed to `execute`. */
function createProgram(execute: (work: Work) => Promise<void>): Command {
  const program = new Command('admin')
    .option('--user <user>')
    .option('--days <n>', '', readDays, usualDays)
    .helpCommand(false)
    .configureHelp({ formatHelp: () => `${usage}\n` })
    .configureOutput({ writeErr: () => {} })
    .exitOverride()
    .hook('preAction', (_program, command) => {
      const misplaced = ['user', 'days'].find((name) => program.getOptionValueSource(name) === 'cli')
      if (misplaced && command.name() !== 'audit') throw new WrongUsage(`--${misplaced} belongs to audit.`)
    })
  program.command('users [keyword]').action((keyword = '') => execute((context) => listUsers(context, keyword)))
  program.command('create-admin <name>').action((name) => execute((context) => makeAdmin(context, name)))
  program.command('approve <user>').action((user) => execute((context) => approve(context, user)))
  program.command('grant <user> <package>').action((user, id) => execute((context) => grant(context, user, id)))
  program.command('reset-password <user>').action((user) => execute((context) => resetPasswordOf(context, user)))
  program.command('audit').action(() => execute((context) => listAudit(context, program.opts<AuditOptions>())))
  program.command('seed').action(() => execute(seed))
  return program
}

function readDays(text: string): number {
  const days = Number(text)
  if (!Number.isInteger(days) || days < 1 || days > 10_000) throw new WrongUsage('--days is a whole number from 1.')
  return days
}

async function listUsers({ db, now }: CommandContext, keyword: string): Promise<void> {
  const { records, total } = await readUsers(db, { keyword, page: 1, pageSize: rowsShown }, now)
  const details = { keyword, total }
  await writeAudit(db, actor, { operation: 'admin.users', outcome: 'done', details }, now)
  for (const { userName, phone, company, state, role, orders, userId } of records) {
    const packages = orders.map(({ packageId, expireTime }) => `${packageId} to ${chinaDay(new Date(expireTime))}`)
    printRow([userName, phone, company, stateWords[state], role, packages.join(', '), userId])
  }
  console.error(`${records.length} of ${total}`)
}

async function makeAdmin({ db, now }: CommandContext, name: string): Promise<void> {
  const userName = Registration.shape.userName.safeParse(name)
  if (!userName.success) throw new AppError('userName.invalid')
  printPassword(userName.data, await createAdmin(db, userName.data, actor, now))
}

async function approve({ db, mode, now }: CommandContext, name: string): Promise<void> {
  const userId = await idOf(db, name)
  await changeState(db, { action: 'approve', userId, isProduction: mode === 'production' }, actor, now)
  console.error(`${name} is approved`)
}

async function grant({ db, now }: CommandContext, name: string, packageId: string): Promise<void> {
  const asked = PackageGrant.safeParse({ userId: await idOf(db, name), packageId })
  if (!asked.success) throw new AppError('package.unknown')
  const orderNumber = await grantTo(db, asked.data, actor, now)
  console.error(`${name} has ${asked.data.packageId} by order ${orderNumber}`)
}

async function resetPasswordOf({ db, now }: CommandContext, name: string): Promise<void> {
  printPassword(name, await resetPassword(db, await idOf(db, name), actor, now))
}

async function listAudit({ db, now }: CommandContext, { user, days }: AuditOptions): Promise<void> {
  const by = user === undefined ? {} : { actor: await idOf(db, user) }
  const filters = { ...by, dayStart: chinaDay(new Date(now.getTime() - (days - 1) * dayMillis)) }
  const { records, next } = await readAudit(db, { ...filters, pageSize: rowsShown })
  await writeAudit(db, actor, { operation: 'admin.audit', outcome: 'done', details: filters }, now)
  for (const { time, actorName, actorId, operation, subject, outcome, reason, ip, details } of records) {
    const said = Object.keys(details).length === 0 ? null : JSON.stringify(details)
    printRow([chinaTime(new Date(time)), actorName ?? actorId, operation, subject, outcome, reason, ip, said])
  }
  if (next !== null) console.error(`Only the last ${rowsShown}; the page of administrators has them all.`)
}

async function seed({ db, mode, now }: CommandContext): Promise<void> {
  if (mode === 'production') {
    throw new Error('Demo users have a password that everybody knows: set APP_MODE=development to have them.')
  }
  const { demoPassword, seedDemoUsers } = await import('../mock-providers/demo-users.ts')
  const made = await seedDemoUsers(db, now)
  console.error(made.length === 0 ? 'The demo users are there.' : `Made ${made.join(', ')}; password ${demoPassword}`)
}

const stateWords = { '0': 'closed', '1': 'open', '2': 'under review' } as const

/** Names may contain control characters that move the cursor of a terminal. */
function printRow(cells: (string | null)[]): void {
  console.log(cells.map((cell) => (cell || '–').replace(/\p{C}/gu, ' ')).join('  '))
}

function printPassword(name: string, { password, expiresAt }: { password: string; expiresAt: Date }): void {
  const end = chinaTime(expiresAt)
  console.error(
    `One-time password of ${name}, shown this once, until ${end} (Beijing); it must be changed at the next sign-in:`,
  )
  console.log(password)
}

/** Throws `user.unknown`. */
async function idOf(db: Db, name: string): Promise<string> {
  const user = (await findUserByName(db, name)) ?? (await findUser(db, name))
  if (!user) throw new AppError('user.unknown')
  return user.id
}

async function execute(work: Work): Promise<void> {
  const { databaseUrl, mode } = readDatabaseConfig()
  const db = connect(withQueryTimeout(databaseUrl), 'qingdan-admin', 2)
  try {
    await migrateToLatest(db)
    await work({ db, mode, now: new Date() })
  } finally {
    await db.destroy()
  }
}

/** What is wrong with a call, in our words where the parser's do not say what to do. */
function faultOf({ code, message }: CommanderError, name = ''): string {
  switch (code) {
    case 'commander.help':
      return 'Say what to do.'
    case 'commander.unknownCommand':
      return `There is no command "${name}".`
    case 'commander.missingArgument':
      return `Say what to ${name}.`
    case 'commander.excessArguments':
      // A password argument would stay in the shell history.
      return 'That is one word too many; passwords are made here, never given.'
    default:
      return message
  }
}

function report(error: unknown, name: string | undefined): void {
  const isCall = error instanceof CommanderError
  const isUsage = isCall || error instanceof WrongUsage
  if (error instanceof AppError) console.error(say(error.code, 'en', error.params))
  else if (isCall) console.error(faultOf(error, name))
  else console.error(error instanceof Error ? error.message : error)
  if (isUsage) console.error(`\n${usage}`)
  process.exitCode = isUsage ? 2 : 1
}

const program = createProgram(execute)
try {
  await program.parseAsync()
} catch (error) {
  const isHelp = error instanceof CommanderError && error.exitCode === 0
  if (!isHelp) report(error, program.args[0])
}
