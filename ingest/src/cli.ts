import { constants, setPriority } from 'node:os'
import { Client } from '@elastic/elasticsearch'
import { connect } from '@qingdan/database/connection.ts'
import { migrateToLatest } from '@qingdan/database/migrate.ts'
import { Argument, Command, CommanderError, InvalidArgumentError } from 'commander'
import { checkLines } from './check/check-lines.ts'
import { checkSource } from './check/check-source.ts'
import { createProgressPrinter, detailLines, indexLine, outcomeLine } from './cli-output.ts'
import { firstLoad, loadFixtures, loadRegulationFixtures } from './commands.ts'
import { type Config, readConfig, readOptionalLists } from './config.ts'
import { eventLines } from './events.ts'
import { explainSubject } from './explain-subject.ts'
import { limitHeap } from './heap-limits.ts'
import type { IngestContext } from './ingest-context.ts'
import { ingestAllNews } from './news/due-news.ts'
import type { NewsReport } from './news/ingest-news.ts'
import { newsLines, newsStatusLines } from './news/news-lines.ts'
import { newsSources } from './news/registry.ts'
import { enterFile, lookForNotices, publishNotices } from './notices/notice-commands.ts'
import { noticePages } from './notices/notice-pages.ts'
import { rollbackIndex } from './pipeline/index/index-versions.ts'
import { fixtureFolder } from './pipeline/receive/fixture.ts'
import type { RegulationReport } from './pipeline/regulation/ingest-regulation.ts'
import { loadRegulations } from './pipeline/regulation/load-regulations.ts'
import { buildIndex, ingestSources, type RunOptions, refreshStored } from './pipeline/run.ts'
import { failureOf } from './pipeline/run-failure.ts'
import { rollbackSource } from './pipeline/store/rollback.ts'
import { isIsoDay } from './reading/partial-date.ts'
import { registerSources } from './register-sources.ts'
import { regulationStatusLines, reportLines } from './regulation-lines.ts'
import { regulations } from './regulations/registry.ts'
import type { Reporter } from './reporter.ts'
import { usualRetryDelays } from './scheduler/retries.ts'
import { runScheduler } from './scheduler/run-scheduler.ts'
import { canBeFetched } from './scheduler/schedule.ts'
import type { Source } from './source.ts'
import { sourcesWith } from './sources/optional-sources.ts'
import { makeStarters } from './starter/make-starters.ts'
import { starterFolder } from './starter/manifest.ts'
import { loadRegulationStarters, writeRegulationStarters } from './starter/regulation-starters.ts'
import { statusLines } from './status.ts'

limitHeap()

/** Milliseconds between the signal to stop and the exit. */
const stopGrace = 10_000
const eventsShown = 50

const sources = chosenSources()
const newsWatch = { sources: newsSources, report: printNews }

/** The lists of this installation. A setting that names none of ours ends the program. */
function chosenSources(): readonly Source[] {
  try {
    return sourcesWith(readOptionalLists())
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(2)
  }
}

interface Flags {
  date?: string
  force: boolean
}

/** What a command works with. */
interface Call {
  context: IngestContext
  options: RunOptions
  printer: ReturnType<typeof createProgressPrinter>
  reporter: Reporter
}

/** Runs one command. True when everything succeeded. */
type Work = (call: Call) => Promise<boolean>

function addNoticeCommands(program: Command, run: (work: Work, isQuiet?: boolean) => Promise<void>): void {
  program
    .command('notices')
    .description('look for new notices on the publishers’ pages')
    .action(() =>
      run(async ({ context }) => {
        const { lines, isRead } = await lookForNotices(context)
        for (const line of lines) console.error(line)
        return isRead
      }),
    )
  program
    .command('publish-notices')
    .description('publish the notices that a person confirmed')
    .action(() => run(({ context, options, reporter }) => publishNotices(context, options, reporter)))
  program
    .command('notice')
    .description('put the text of a notice, copied from its page, among those that wait for a person')
    .argument('<file>')
    .requiredOption('--url <address>', 'where it is published')
    .option('--title <title>', 'its title, if the text has none', '')
    .action((file: string, given: { url: string; title: string }) =>
      run(async ({ context }) => {
        console.error(await enterFile(context, file, given))
        return true
      }, true),
    )
}

/** Declares all commands; the chosen one is passed to `execute`. */
function createProgram(execute: (work: Work, flags: Flags, isQuiet: boolean) => Promise<void>): Command {
  const program = new Command('ingest')
    .description('Brings lists from their publishers to the search index.')
    .option('--date <day>', 'the edition of that day (YYYY-MM-DD), from SOURCE_MIRROR', readDay)
    .option(
      '--force',
      'publish in spite of unexpected counts or a refusal of the index, read an unchanged file again',
      false,
    )
    .addHelpText('after', `\nLists, each a command of its own:\n  ${sources.map(({ id }) => id).join(', ')}`)
    .addHelpText('after', `\nRegulations, likewise:\n  ${regulations.map(({ id }) => id).join(', ')}`)
    .showHelpAfterError()
    .exitOverride()
  const run = (work: Work, isQuiet = false) => execute(work, program.opts<Flags>(), isQuiet)
  const command = (name: string, description: string, work: Work, { isQuiet = false, isHidden = false } = {}) =>
    program
      .command(name, { hidden: isHidden })
      .description(description)
      .action(() => run(work, isQuiet))

  for (const source of sources) {
    command(source.id, source.listName, (call) => ingest(call, [source]), { isHidden: true })
  }
  for (const regulation of regulations) {
    command(
      regulation.id,
      regulation.title,
      (call) => loadRegulations(call.context, [regulation], call.options, printRegulation),
      {
        isHidden: true,
      },
    )
  }
  command('regulations', 'ingest every regulation: controlled items, destinations', (call) =>
    loadRegulations(call.context, regulations, call.options, printRegulation),
  )
  command('all', 'ingest every list and every regulation, and the news', async (call) => {
    const areListsIn = await ingest(call, sources)
    const areRegulationsIn = await loadRegulations(call.context, regulations, call.options, printRegulation)
    return (await ingestAllNews(call.context, newsWatch)) && areRegulationsIn && areListsIn
  })
  command('news', 'ask every publisher of news', ({ context }) => ingestAllNews(context, newsWatch))
  command('first-load', 'load the starter editions, then ingest every list that is not there yet', async (call) => {
    await loadRegulationStarters(call.context, regulations, starterFolder, printRegulation)
    await firstLoad(call.context, sources, starterFolder, call.options, call.reporter)
    return true
  })
  command('demo', 'load the fixtures of lists that are not there: the data of tests', loadDemo, { isHidden: true })
  program
    .command('make-starters', { hidden: true })
    .description('write the starter editions from SOURCE_MIRROR into a folder; needs an empty database')
    .argument('[folder]', 'the folder', starterFolder)
    .action((folder: string) => run(({ context }) => writeStarters(context, folder)))
  command('rebuild-index', 'build the search index whole from the database', rebuildIndex)
  command('rollback-index', 'go back to the previous search index', async ({ context }) => {
    const name = await rollbackIndex(context)
    console.error(name === null ? 'index: there is no version to go back to' : `index: back to ${name}`)
    return name !== null
  })
  program
    .command('rollback')
    .description('go back to the previous edition of a list; the one taken back is published again only by --force')
    .addArgument(new Argument('<list>').choices(sources.map(({ id }) => id)))
    .action((list: string) => run((call) => rollBack(call, list)))
  program
    .command('check')
    .description('download and read what the publisher has, compare it with what is published, publish nothing')
    .addArgument(new Argument('<list>').choices(['all', ...sources.map(({ id }) => id)]))
    .action((list: string) => run(({ context }) => check(context, list)))
  program
    .command('explain')
    .description('why a subject is one: its records, what joined them, and who came near')
    .argument('<id>')
    .action((id: string) => run(({ context }) => explain(context, id), true))
  addNoticeCommands(program, run)
  command('schedule', 'keep every list current by its schedule, until stopped', schedule)
  command('status', 'what is published, how old, and how the last runs went', ({ context }) => printStatus(context), {
    isQuiet: true,
  })
  command(
    'events',
    'what happened: indexes published and refused, lists that failed or became stale',
    async ({ context }) => printLines(await eventLines(context.db, eventsShown)),
    { isQuiet: true },
  )
  return program
}

function readDay(text: string): string {
  if (!isIsoDay(text)) throw new InvalidArgumentError('It is not a day.')
  return text
}

async function withContext<T>(config: Config, work: (context: IngestContext) => Promise<T>): Promise<T> {
  const db = connect(config.DATABASE_URL, 'qingdan-ingest')
  const engine = new Client({ node: config.ELASTICSEARCH_URL, requestTimeout: 60_000 })
  try {
    await migrateToLatest(db)
    await registerSources(db, sources)
    return await work({
      db,
      engine,
      sources,
      indexPrefix: config.INDEX_PREFIX,
      dataFolder: config.DATA_DIR,
      mirror: config.SOURCE_MIRROR,
      chineseNamesFile: config.CHINESE_NAMES_FILE,
    })
  } finally {
    await engine.close()
    await db.destroy()
  }
}

function createCall(context: IngestContext, flags: Flags): Call {
  const printer = createProgressPrinter(process.stderr)
  return {
    context,
    options: { date: flags.date, isForced: flags.force, onProgress: printer.show, onWait: sayThatItWaits },
    printer,
    reporter: {
      report(run) {
        printer.clear()
        if (run.outcome === 'busy') return console.error(`${run.sourceId}: another run is at it, nothing done`)
        console.error(outcomeLine(run))
        for (const line of detailLines(run)) console.error(line)
      },
      reportIndex(index) {
        printer.clear()
        if (index.outcome !== 'current' && !('isExisting' in index && index.isExisting)) console.error(indexLine(index))
      },
    },
  }
}

function ingest({ context, options, reporter }: Call, chosen: readonly Source[]): Promise<boolean> {
  return ingestSources(context, chosen, options, reporter)
}

function printRegulation(report: RegulationReport | 'busy', id: string): void {
  printRun(report === 'busy' ? report : reportLines(report), id)
}

function printNews(report: NewsReport | 'busy', id: string): void {
  printRun(report === 'busy' ? report : newsLines(report), `news ${id}`)
}

function printRun(lines: 'busy' | string[], id: string): void {
  for (const line of lines === 'busy' ? [`${id}: another run is at it, nothing done`] : lines) console.error(line)
}

async function loadDemo({ context, options, reporter }: Call): Promise<boolean> {
  await loadRegulationFixtures(context, regulations, printRegulation)
  const isNewsIn = await ingestAllNews({ ...context, mirror: fixtureFolder }, newsWatch)
  return (await loadFixtures(context, sources, options, reporter)) && isNewsIn
}

async function printStatus(context: IngestContext): Promise<boolean> {
  return printLines([
    ...(await statusLines(context)),
    ...(await regulationStatusLines(context)),
    ...(await newsStatusLines(context)),
  ])
}

function sayThatItWaits(): void {
  console.error('index: another process is at it; waiting …')
}

async function rebuildIndex({ context, options, printer }: Call): Promise<boolean> {
  const onDocuments = (done: number, total: number | null) => printer.show('index', { step: 'index', done, total })
  const count = await buildIndex(context, {
    isForced: options.isForced === true,
    onDocuments,
    onWait: sayThatItWaits,
  })
  printer.clear()
  console.error(`index: ${count} subjects`)
  return true
}

async function writeStarters({ db, mirror }: IngestContext, folder: string): Promise<boolean> {
  if (mirror === undefined) throw new Error('Set SOURCE_MIRROR to the folder with the editions.')
  const { lists, leftOut, subjects } = await makeStarters(db, sources, mirror, folder, (line) => console.error(line))
  await writeRegulationStarters(regulations, mirror, folder, (line) => console.error(line))
  const bytes = lists.reduce((sum, list) => sum + list.bytes, subjects.bytes)
  console.error(`starter: ${lists.length} lists, ${(bytes / 1e6).toFixed(1)} MB; left out: ${leftOut.length}`)
  return true
}

async function explain(context: IngestContext, id: string): Promise<boolean> {
  const lines = await explainSubject(context, id)
  printLines(lines ?? [`There is no subject ${id}.`])
  return lines !== null
}

/** One list after the other; a failed one does not stop the next. */
async function check(context: IngestContext, list: string): Promise<boolean> {
  let ok = true
  for (const source of sources.filter(({ id, download }) => (list === 'all' ? download !== null : id === list))) {
    try {
      const report = await checkSource(context, source)
      printLines(checkLines(report))
      ok &&= report.refusal === null
    } catch (error) {
      ok = false
      printLines([`${source.id}: ${failureOf(error).code}. ${failureOf(error).reason}`])
    }
  }
  return ok
}

function printLines(lines: readonly string[]): true {
  for (const line of lines) console.log(line)
  return true
}

async function rollBack({ context, options, reporter }: Call, list: string): Promise<boolean> {
  const result = await rollbackSource(context, list)
  if (result.outcome !== 'rolled-back') {
    const reason = result.outcome === 'busy' ? 'another run is at it' : 'there is no edition to go back to'
    console.error(`${list}: ${reason}, nothing done`)
    return false
  }
  console.error(`${list}: back from ${result.from} to ${result.to}, ${result.records} records`)
  const index = await refreshStored(context, options)
  reporter.reportIndex(index)
  return index.outcome === 'published' || index.outcome === 'current'
}

/**
 * Waits for the signal to stop. A running ingest then gets a moment to finish; a list that takes longer starts again
 * next time.
 */
async function schedule({ context, reporter }: Call): Promise<boolean> {
  // Low priority: pages and searches come first.
  setPriority(constants.priority.PRIORITY_LOW)
  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      stopping.abort()
      setTimeout(() => process.exit(0), stopGrace).unref()
    })
  }
  const scheduled = sources.filter((source) => canBeFetched(source, context.mirror))
  console.error(`schedule: keeping ${scheduled.length} of ${sources.length} lists current`)
  await runScheduler(
    context,
    {
      sources: scheduled,
      // A mirror is given where publishers cannot be reached.
      noticePages: context.mirror === undefined ? noticePages : [],
      regulations: { regulations, report: printRegulation },
      news: newsWatch,
      retryDelays: usualRetryDelays,
      reporter,
      signal: stopping.signal,
    },
    {
      lookEvery: 60_000,
      onError: (error) => console.error(`schedule: ${error instanceof Error ? error.message : error}`),
    },
  )
  return true
}

async function execute(program: Command, work: Work, flags: Flags, isQuiet: boolean): Promise<void> {
  const config = readConfig()
  if (flags.date !== undefined && config.SOURCE_MIRROR === undefined) {
    program.error('--date needs SOURCE_MIRROR: a publisher gives only its newest edition.')
  }
  const startedAt = performance.now()
  const ok = await withContext(config, (context) => work(createCall(context, flags)))
  if (!isQuiet) {
    const peak = Math.round(process.resourceUsage().maxRSS / 1024)
    console.error(`${((performance.now() - startedAt) / 1000).toFixed(1)} s, peak memory ${peak} MB`)
  }
  process.exitCode = ok ? 0 : 1
}

const program = createProgram((work, flags, isQuiet) => execute(program, work, flags, isQuiet))
try {
  await program.parseAsync()
} catch (error) {
  if (error instanceof CommanderError) {
    // Commander has printed what is wrong and the usage.
    process.exitCode = error.exitCode === 0 ? 0 : 2
  } else {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
