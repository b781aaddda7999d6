import { existsSync, statSync } from 'node:fs'
import { finished } from 'node:stream/promises'
import { Client, errors } from '@elastic/elasticsearch'
import { connect } from '@qingdan/database/connection.ts'
import { subjectAlias } from '@qingdan/search-mappings/index-names.ts'
import { threadsForFile } from '../comparing/usual-threads.ts'
import { fill } from '../fill.ts'
import { createScreener } from '../screener.ts'
import { type Call, readCall, usage } from './call.ts'
import { type Config, readConfig } from './config.ts'
import { chooseLists, type List, readLists, UnusableList } from './lists.ts'
import { fileFailure, isSameFile, openOutput } from './output-file.ts'
import type { Phrases } from './phrases.en.ts'
import { TableError } from './read-table.ts'
import { type NamesTable, NoNames, openNames, screenTable } from './screen-table.ts'

/** 0 only if every row was screened. */
const exitCodes = { allScreened: 0, failed: 1, usage: 2, someNotScreened: 3 } as const
const progressEvery = 2000

/** A failure with its message for the user. */
class Failure extends Error {}

const config = readConfig()
const call = readCall(process.argv.slice(2), config.folder)
if (call === null) tell(usage)
// When the reader of the output closes it (`| head`), the work ends.
process.stdout.on('error', () => process.exit(exitCodes.failed))
process.exit(call === null ? exitCodes.usage : await run(call, config))

async function run(call: Call, { databaseUrl, elasticsearchUrl, indexPrefix }: Config): Promise<number> {
  const db = connect(databaseUrl, 'qingdan-screen', 1)
  const engine = new Client({
    node: elasticsearchUrl,
    requestTimeout: 60_000,
    disablePrototypePoisoningProtection: true,
  })
  try {
    if (!existsSync(call.file)) throw new Failure(call.phrases.failure.noFile)
    if (!statSync(call.file).isFile()) throw new Failure(call.phrases.file.notFile)
    if (call.out !== null && (await isSameFile(call.file, call.out))) throw new Failure(call.phrases.failure.sameFile)
    const names = await openNames(call.file)
    const screener = createScreener({ engine, alias: subjectAlias(indexPrefix) }, threadsForFile)
    await screener.version()
    const lists = await readLists(db)
    const chosen = chooseLists(lists, call.source)
    for (const line of sayLists(chosen, call.phrases)) tell(line)
    return await screenInto(call, names, screener, lists, call.source === undefined ? undefined : chosen)
  } catch (error) {
    tell(await explain(error, call, () => readLists(db)))
    return exitCodes.failed
  } finally {
    await engine.close()
    await db.destroy()
  }
}

async function screenInto(
  { out, top, minScore, phrases }: Call,
  names: NamesTable,
  screener: ReturnType<typeof createScreener>,
  lists: readonly List[],
  chosen: readonly List[] | undefined,
): Promise<number> {
  const began = performance.now()
  let told = began
  const seconds = (): number => (performance.now() - began) / 1000
  const output = out === null ? process.stdout : await openOutput(out)
  const { rows, hits, problems } = await screenTable(names, output, {
    screener,
    listNames: new Map(lists.map(({ number, shortName }) => [number, shortName])),
    top,
    minScore,
    sourceIds: chosen?.map(({ number }) => number),
    phrases,
    onProgress: (rows) => {
      if (performance.now() - told < progressEvery) return
      told = performance.now()
      tell(fill(phrases.progress, { rows, speed: Math.round(rows / seconds()) }))
    },
    onProblem: (row, problem) => tell(fill(phrases.row, { row, problem })),
  }).finally(async () => {
    if (out !== null) await finished(output.end())
  })
  tell(fill(phrases.done, { rows, hits, problems, seconds: seconds().toFixed(1) }))
  return problems === 0 ? exitCodes.allScreened : exitCodes.someNotScreened
}

function sayLists(lists: readonly List[], phrases: Phrases): string[] {
  const real = lists.filter(({ isStarter }) => !isStarter)
  const names = real.map(({ shortName, publishedOn, count }) =>
    fill(phrases.list, { name: shortName, date: publishedOn ?? '', count }),
  )
  const starters = lists.filter(({ isStarter }) => isStarter)
  return [
    ...(names.length > 0 ? [fill(phrases.searching, { lists: names.join(phrases.separator) })] : []),
    ...starters.map(({ shortName, publishedOn, count }) =>
      fill(phrases.starter, { name: shortName, date: publishedOn ?? '', count }),
    ),
  ]
}

/** The message for an error that the user can fix; any other error is thrown again. */
async function explain(error: unknown, { file, out, phrases }: Call, known: () => Promise<List[]>): Promise<string> {
  const { failure } = phrases
  if (error instanceof Failure) return fill(error.message, { name: file })
  if (error instanceof NoNames) return fill(failure.noColumn, { name: file })
  if (error instanceof TableError) {
    return fill(error.reason === 'empty' ? failure.emptyFile : failure.unreadable, { name: file, row: error.row })
  }
  if (error instanceof UnusableList) {
    const ids = error.isKnown ? [] : (await known()).map(({ id, number }) => `${id} (${number})`)
    return fill(error.isKnown ? failure.notLoaded : failure.noSource, { value: error.wanted, known: ids.join(', ') })
  }
  const files = fileFailure(error)
  if (files !== null) {
    const reason = phrases.file.reasons[files.code] ?? files.code
    return fill(phrases.file.failed, { name: files.path ?? out ?? file, reason })
  }
  // The alias does not exist before the first list is published.
  if (error instanceof errors.ResponseError && error.statusCode === 404) return failure.noLists
  throw error
}

function tell(line: string): void {
  process.stderr.write(`${line}\n`)
}
