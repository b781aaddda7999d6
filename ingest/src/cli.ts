import { constants, setPriority } from 'node:os'
import { parseArgs } from 'node:util'
import v8 from 'node:v8'
import { Client } from '@elastic/elasticsearch'
import { connect } from '@qingdan/database/connection.ts'
import { migrateToLatest } from '@qingdan/database/migrate.ts'
import { createProgressPrinter, detailLines, indexLine, outcomeLine } from './cli-output.ts'
import { firstLoad, loadDemo, renewStored, runSources, type Say, type SayIndex } from './commands.ts'
import { type Config, readConfig } from './config.ts'
import { eventLines } from './events.ts'
import { explainSubject } from './explain-subject.ts'
import type { House } from './house.ts'
import { canBeAsked, keepNight, usualRetryDelays } from './night/keep-night.ts'
import { buildIndex } from './pipeline/index/build-index.ts'
import { rollbackIndex } from './pipeline/index/index-versions.ts'
import type { RunOptions } from './pipeline/run.ts'
import { rollbackSource } from './pipeline/store/rollback.ts'
import { isIsoDay } from './reading/partial-date.ts'
import { registerSources } from './register-sources.ts'
import { sources } from './sources/registry.ts'
import { statusLines } from './status.ts'

// A run makes much garbage and keeps little. With V8's defaults one of OFAC peaked at 790 MB: the young generation grows
// to 96 MB and the old one to a multiple of what lives. Held small, the run takes about two seconds longer.
v8.setFlagsFromString('--semi-space-growth-factor=1')
v8.setFlagsFromString('--heap-growing-percent=33')

/** Commands that are followed by what they are about. */
const commandsAbout = ['rollback', 'explain']
const commands = [
  ...commandsAbout,
  'all',
  'first-load',
  'demo',
  'rebuild-index',
  'rollback-index',
  'status',
  'events',
  'night',
]

const usage = `Usage: ingest <command> [--date YYYY-MM-DD] [--force]

  <source>        bring one list: ${sources.map((source) => source.id).join(', ')}
  all             bring every list
  first-load      bring every list that is not there yet; fixtures when none can be had
  demo            load the fixtures of lists that are not there
  rebuild-index   build the search index anew from the database
  rollback-index  go back to the search index before
  rollback <list> go back to the edition of that list before; the one taken back is published again only by --force
  explain <id>    why a subject is one: its records, what joined them, and who came near
  night           keep every list current by its schedule, until stopped
  status          what is published, how old, and how the last runs went
  events          what happened: indexes published and refused, lists that failed or became stale

  --date          the edition of that day, from SOURCE_MIRROR
  --force         publish in spite of unexpected counts, and serve an index that the gate refuses; read an unchanged file again`

/** Milliseconds between being asked to stop and the end. */
const stopGrace = 10_000
const eventsShown = 50

class WrongUsage extends Error {}

interface Call {
  command: string
  /** What it is about: the list of a rollback, the subject to explain; empty for most. */
  about: string
  date: string | undefined
  isForced: boolean
}

function readCall(args: string[]): Call {
  const { values, positionals } = parse(args)
  const [command, about, ...rest] = positionals
  if (command === undefined || rest.length > 0) throw new WrongUsage('Say one command.')
  if ((about !== undefined) !== commandsAbout.includes(command)) {
    throw new WrongUsage(about === undefined ? `Say what to ${command}.` : `"${about}" is one word too many.`)
  }
  if (command === 'rollback' && !sources.some((source) => source.id === about)) {
    throw new WrongUsage(`There is no list "${about}".`)
  }
  if (values.date !== undefined && !isIsoDay(values.date)) throw new WrongUsage(`"${values.date}" is not a day.`)
  if (!commands.includes(command) && !sources.some((source) => source.id === command)) {
    throw new WrongUsage(`There is no list or command "${command}".`)
  }
  return { command, about: about ?? '', date: values.date, isForced: values.force }
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { date: { type: 'string' }, force: { type: 'boolean', default: false } },
    })
  } catch (error) {
    throw new WrongUsage(error instanceof Error ? error.message : String(error))
  }
}

async function withHouse<T>(config: Config, work: (house: House) => Promise<T>): Promise<T> {
  const db = connect(config.DATABASE_URL, 'qingdan-ingest')
  const engine = new Client({ node: config.ELASTICSEARCH_URL, requestTimeout: 60_000 })
  try {
    await migrateToLatest(db)
    await registerSources(db, sources)
    return await work({
      db,
      engine,
      indexPrefix: config.INDEX_PREFIX,
      dataFolder: config.DATA_DIR,
      mirror: config.SOURCE_MIRROR,
    })
  } finally {
    await engine.close()
    await db.destroy()
  }
}

/** True when all went well. */
async function run(house: House, call: Call): Promise<boolean> {
  const printer = createProgressPrinter(process.stderr)
  const options = { date: call.date, isForced: call.isForced, onProgress: printer.show }
  const say: Say = (report) => {
    printer.clear()
    if (report.outcome === 'busy') return console.error(`${report.sourceId}: another run is at it, nothing done`)
    console.error(outcomeLine(report))
    for (const line of detailLines(report)) console.error(line)
  }
  const sayIndex: SayIndex = (report) => {
    printer.clear()
    if (report.outcome !== 'current' && !('isStanding' in report && report.isStanding)) console.error(indexLine(report))
  }
  switch (call.command) {
    case 'all':
      return runSources(house, sources, options, say, sayIndex)
    case 'demo':
      return loadDemo(house, sources, options, say, sayIndex)
    case 'first-load':
      await firstLoad(house, sources, options, say, sayIndex)
      return true
    case 'rebuild-index': {
      const onDocuments = (done: number, total: number | null) => printer.show('index', { step: 'index', done, total })
      const count = await buildIndex(house, { isForced: call.isForced, onDocuments })
      printer.clear()
      console.error(`index: ${count} subjects`)
      return true
    }
    case 'rollback-index': {
      const name = await rollbackIndex(house)
      console.error(name === null ? 'index: there is no version to go back to' : `index: back to ${name}`)
      return name !== null
    }
    case 'rollback':
      return takeBack(house, call, options, sayIndex)
    case 'explain': {
      const lines = await explainSubject(house.db, call.about)
      for (const line of lines ?? [`There is no subject ${call.about}.`]) console.log(line)
      return lines !== null
    }
    case 'status':
      for (const line of await statusLines(house)) console.log(line)
      return true
    case 'events':
      for (const line of await eventLines(house.db, eventsShown)) console.log(line)
      return true
    case 'night':
      await runNight(house, say, sayIndex)
      return true
    default:
      return runSources(
        house,
        sources.filter((source) => source.id === call.command),
        options,
        say,
        sayIndex,
      )
  }
}

async function takeBack(house: House, call: Call, options: RunOptions, sayIndex: SayIndex): Promise<boolean> {
  const result = await rollbackSource(house.db, call.about)
  if (result.outcome !== 'rolled-back') {
    const reason = result.outcome === 'busy' ? 'another run is at it' : 'there is no edition to go back to'
    console.error(`${call.about}: ${reason}, nothing done`)
    return false
  }
  console.error(`${call.about}: back from ${result.from} to ${result.to}, ${result.records} records`)
  const index = await renewStored(house, options)
  sayIndex(index)
  return index.outcome === 'published' || index.outcome === 'current'
}

/** Until this process is asked to stop. What is under way then gets a moment to end; a list that takes longer starts again. */
async function runNight(house: House, say: Say, sayIndex: SayIndex): Promise<void> {
  // The page and the searches come first.
  setPriority(constants.priority.PRIORITY_LOW)
  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      stopping.abort()
      setTimeout(() => process.exit(0), stopGrace).unref()
    })
  }
  const asked = sources.filter((source) => canBeAsked(source, house.mirror))
  console.error(`night: keeping ${asked.length} of ${sources.length} lists current`)
  await keepNight(
    house,
    { sources: asked, retryDelays: usualRetryDelays, say, sayIndex, signal: stopping.signal },
    {
      lookEvery: 60_000,
      onTrouble: (error) => console.error(`night: ${error instanceof Error ? error.message : error}`),
    },
  )
}

async function main(): Promise<number> {
  const call = readCall(process.argv.slice(2))
  const config = readConfig()
  if (call.date !== undefined && config.SOURCE_MIRROR === undefined) {
    throw new WrongUsage('--date needs SOURCE_MIRROR: a publisher gives only its newest edition.')
  }
  const startedAt = performance.now()
  const isWell = await withHouse(config, (house) => run(house, call))
  if (!['status', 'events', 'explain'].includes(call.command)) {
    const peak = Math.round(process.resourceUsage().maxRSS / 1024)
    console.error(`${((performance.now() - startedAt) / 1000).toFixed(1)} s, peak memory ${peak} MB`)
  }
  return isWell ? 0 : 1
}

try {
  process.exitCode = await main()
} catch (error) {
  const isUsage = error instanceof WrongUsage
  console.error(error instanceof Error ? error.message : error)
  if (isUsage) console.error(`\n${usage}`)
  process.exitCode = isUsage ? 2 : 1
}
