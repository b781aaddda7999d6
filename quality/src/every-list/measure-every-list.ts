import { readFileSync } from 'node:fs'
import { Client } from '@elastic/elasticsearch'
import { connect } from '@qingdan/database/connection.ts'
import { usualThreads } from '@qingdan/screening/comparing/usual-threads.ts'
import { createScreener } from '@qingdan/screening/screener.ts'
import { parse } from 'csv-parse/sync'
import { readCorpus } from '../corpus.ts'
import { measureUnlistedNames, type UnlistedNamesReport } from '../measures/unlisted.ts'
import { readWorldCompanies } from '../sets/read-sets.ts'
import { measureSpellings, type SpellingShares } from '../spellings/measure-spellings.ts'
import { notListed, ordinaryNames } from '../synthetic/ordinary-names.ts'
import { type EverydayReport, measureEverydayNames, readEverydayNames } from './everyday-names.ts'

/** Database and index with the newest edition of every list. */
interface EveryListServices {
  /** `fixtures/quality` of the clone. */
  fixtures: string
  databaseUrl: string
  elasticsearchUrl: string
  alias: string
  /** Of the invented names every how many are searched: 1 for all, more where minutes count. */
  step: number
  say: (what: string) => void
}

export interface EveryListReport {
  subjects: number
  everyday: EverydayReport
  everydayLatin: EverydayReport
  /** Of 10,000 invented names, or of every `step`th, those that no listed party bears. */
  ordinary: Record<'companies' | 'people' | 'foreign', UnlistedNamesReport>
  phrases: UnlistedNamesReport
  /** Well-known companies: names in Latin letters by half, and Chinese names. */
  world: Record<'open' | 'closed' | 'chinese', UnlistedNamesReport>
  spellings: SpellingShares[]
}

const seed = 20261123
const han = /\p{Script=Han}/u

/**
 * What is measured over every list, searched without a kind as on the page. Throws the errors of the database and the
 * engine.
 */
export async function measureEveryList({
  fixtures,
  databaseUrl,
  elasticsearchUrl,
  alias,
  step,
  say,
}: EveryListServices): Promise<EveryListReport> {
  const db = connect(databaseUrl, 'qingdan-quality', 1)
  const engine = new Client({ node: elasticsearchUrl, requestTimeout: 60_000 })
  try {
    const screener = createScreener({ engine, alias }, usualThreads)
    const corpus = await readCorpus(engine, alias)
    const listed = corpus.flatMap(({ names }) => names.map(({ value }) => value))
    say('Everyday Chinese names of listed parties')
    const everyday = await measureEverydayNames(db, screener, readEverydayNames(`${fixtures}/everyday-names.csv`))
    const everydayLatin = await measureEverydayNames(db, screener, readEverydayNames(`${fixtures}/everyday-latin.csv`))
    say('Ordinary Chinese names on no list')
    const { companies, people, foreign } = ordinaryNames(seed)
    const alertsOf = (names: typeof people): Promise<UnlistedNamesReport> =>
      measureUnlistedNames(
        screener,
        notListed(names, listed)
          .filter((_, at) => at % step === 0)
          .map(({ name }) => name),
        null,
      )
    const ordinary = {
      companies: await alertsOf(companies),
      people: await alertsOf(people),
      foreign: await alertsOf(foreign),
    }
    const phrases = await measureUnlistedNames(screener, readPhrases(`${fixtures}/phrases-zh.csv`), null)
    say('Well-known companies')
    const known = readWorldCompanies(`${fixtures}/world-companies.csv`)
    const alertsOfWorld = (isWanted: (row: (typeof known)[number]) => boolean): Promise<UnlistedNamesReport> =>
      measureUnlistedNames(
        screener,
        notListed(known.filter(isWanted), listed).map(({ name }) => name),
        null,
      )
    const world = {
      open: await alertsOfWorld(({ name, half }) => half === 'open' && !han.test(name)),
      closed: await alertsOfWorld(({ name, half }) => half === 'closed' && !han.test(name)),
      chinese: await alertsOfWorld(({ name }) => han.test(name)),
    }
    const spellings = measureSpellings(corpus)
    return { subjects: corpus.length, everyday, everydayLatin, ordinary, phrases, world, spellings }
  } finally {
    await engine.close()
    await db.destroy()
  }
}

function readPhrases(file: string): string[] {
  const rows: Record<string, string>[] = parse(readFileSync(file), { columns: true })
  return rows.map((row) => row['phrase'] ?? '')
}
