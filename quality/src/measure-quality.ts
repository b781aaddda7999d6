import { cpus } from 'node:os'
import { Client } from '@elastic/elasticsearch'
import { methodVersion } from '@qingdan/matching/weights/method-version.ts'
import { usualThreads } from '@qingdan/screening/comparing/usual-threads.ts'
import { createScreener } from '@qingdan/screening/screener.ts'
import type { CandidateDocument } from '@qingdan/search-mappings/candidate-query.ts'
import { aliasOf, buildIndex, readCorpus } from './corpus.ts'
import {
  type CandidateQuery,
  type CandidateReport,
  candidatesOf,
  measureCandidates,
  sameScript,
} from './measures/candidates.ts'
import { type CrossListReport, measureCrossList } from './measures/cross-list.ts'
import {
  type CrossScriptReport,
  crossScriptQueries,
  type Direction,
  measureCrossScript,
  withoutScript,
} from './measures/cross-script.ts'
import { type BaselineAnswer, scoreExhaustively } from './measures/exhaustive-baseline.ts'
import {
  type BandShare,
  calibration,
  measurePairs,
  type PairReport,
  type ScoredPair,
  scorePairs,
} from './measures/pairs.ts'
import {
  type ListedReport,
  measureListed,
  measureUnlistedPeople,
  type UnlistedPeopleReport,
} from './measures/people.ts'
import { measureSpeed, type SpeedReport } from './measures/speed.ts'
import { measureUnlistedNames, type UnlistedNamesReport } from './measures/unlisted.ts'
import { perturb } from './perturbations.ts'
import { sampleEvenly } from './random.ts'
import { readCompanies, readListedPeople, readPairs, readPeople } from './sets/read-sets.ts'
import { syntheticCompanies, syntheticHanCompanies, syntheticHanPeople } from './synthetic/synthetic-names.ts'

/** Places of the sets and the lists. */
export interface CorpusServices {
  /** `fixtures/quality` of the clone. */
  fixtures: string
  /** The folder with pairs, people and Han–Latin pairs; null if it does not exist. */
  bench: string | null
  /** The loaded lists; null if they are not available. */
  lists: { elasticsearchUrl: string; alias: string } | null
  /** Of the queries that are scored against the whole corpus every so many is. */
  step: number
  say: (what: string) => void
}

export interface QualityReport {
  methodVersion: string
  cores: number
  ownPairs: PairReport
  pairs?: PairReport
  hanLatin?: { persons: PairReport; companies: PairReport }
  /** null: the set is not there. */
  crossList: CrossListReport[] | null
  /** All labelled pairs together, by type of name. */
  calibration: { name: string; bands: BandShare[] }[]
  subjects?: number
  names?: number
  listed?: ListedReport
  unlistedPeople?: UnlistedPeopleReport
  unlisted?: {
    known: UnlistedNamesReport
    /** The same, without saying that they are companies. */
    knownAnyKind: UnlistedNamesReport
    companies: UnlistedNamesReport
    hanCompanies: UnlistedNamesReport
    hanPeople: UnlistedNamesReport
  }
  crossScript?: CrossScriptReport[]
  candidates?: CandidateReport[]
  speed?: SpeedReport
  /** What could not be measured, and why. */
  missing: string[]
}

const seed = 20251119
const counts = { companies: 1000, hanCompanies: 1000, hanPeople: 3000, speed: 400 }
/** Queries scored against the whole corpus; each takes a sixth of a second, across scripts a second. */
const allBaselineCounts = {
  people: 300,
  companies: 200,
  vessels: 40,
  unlisted: 60,
  crossScriptPersons: 30,
  crossScriptCompanies: 30,
}
type BaselineCounts = typeof allBaselineCounts

function countsOf(step: number): BaselineCounts {
  const sampled = Object.entries(allBaselineCounts).map(([kind, count]) => [kind, Math.ceil(count / step)])
  return Object.fromEntries(sampled)
}

/** Every measure that the services allow. Throws the engine's errors; the index that it builds is always deleted. */
export async function measureQuality(services: CorpusServices): Promise<QualityReport> {
  const { bench, lists, say } = services
  const own = scorePairs(readPairs(`${services.fixtures}/pairs.csv`))
  const labelled = bench === null ? null : readLabelled(bench)
  say(labelled === null ? 'Own pairs' : 'Labelled pairs')
  const report: QualityReport = {
    methodVersion,
    cores: cpus().length,
    ownPairs: measurePairs(own),
    ...(labelled === null ? {} : pairReports(labelled)),
    crossList: bench === null ? null : measureCrossList(bench),
    calibration: calibrations([...own, ...(labelled?.pairs ?? []), ...(labelled?.hanLatin ?? [])]),
    missing: [],
  }
  if (bench === null) report.missing.push('The labelled pairs and people (bench/matching) are not there.')
  if (bench !== null && report.crossList === null)
    report.missing.push('The pairs of two lists (cross-list) are not there.')
  if (lists === null) report.missing.push('The lists are not there: nothing that is searched for is measured.')
  else await withIndex(services, lists, report)
  return report
}

function readLabelled(bench: string): { pairs: ScoredPair[]; hanLatin: ScoredPair[] } {
  return {
    pairs: scorePairs(readPairs(`${bench}/pairs.csv`)),
    hanLatin: scorePairs(readPairs(`${bench}/han-latin.csv`)),
  }
}

function pairReports({ pairs, hanLatin }: { pairs: ScoredPair[]; hanLatin: ScoredPair[] }) {
  const [persons, companies] = (['02', '01'] as const).map((type) => hanLatin.filter((pair) => pair.type === type))
  return {
    pairs: measurePairs(pairs),
    hanLatin: { persons: measurePairs(persons ?? []), companies: measurePairs(companies ?? []) },
  }
}

function calibrations(scored: readonly ScoredPair[]): QualityReport['calibration'] {
  const isHan = ({ name1, name2 }: ScoredPair): boolean => /\p{Script=Han}/u.test(name1 + name2)
  const groups: [string, (pair: ScoredPair) => boolean][] = [
    ['all', () => true],
    ['persons', (pair) => pair.type === '02' && !isHan(pair)],
    ['companies', (pair) => pair.type === '01' && !isHan(pair)],
    ['Chinese persons', (pair) => pair.type === '02' && isHan(pair)],
    ['Chinese companies', (pair) => pair.type === '01' && isHan(pair)],
  ]
  return groups.map(([name, belongs]) => ({ name, bands: calibration(scored.filter(belongs)) }))
}

async function withIndex(
  services: CorpusServices,
  { elasticsearchUrl, alias }: NonNullable<CorpusServices['lists']>,
  report: QualityReport,
): Promise<void> {
  const { say } = services
  const engine = new Client({ node: elasticsearchUrl, requestTimeout: 60_000 })
  const index = `${alias}-quality-${Date.now()}`
  try {
    const corpus = await readCorpus(engine, alias)
    report.subjects = corpus.length
    report.names = corpus.reduce((sum, { names }) => sum + names.length, 0)
    say(`Keys of ${corpus.length} subjects`)
    await buildIndex(engine, index, corpus)
    await measureSearched(services, engine, index, corpus, report)
  } finally {
    await engine.indices.delete({ index, ignore_unavailable: true })
    await engine.close()
  }
}

async function measureSearched(
  { bench, fixtures, step, say }: CorpusServices,
  engine: Client,
  index: string,
  corpus: CandidateDocument[],
  report: QualityReport,
): Promise<void> {
  const baselineCounts = countsOf(step)
  const screener = createScreener({ engine, alias: aliasOf(index) }, usualThreads)
  const listedPeople = bench === null ? [] : readListedPeople(`${bench}/people-listed.csv`)
  const unlistedPeople = bench === null ? [] : readPeople(`${bench}/people-clear.csv`)

  // Timed before the threads of the baseline use the other core.
  say('Searches one by one')
  const asked = sampleEvenly(corpus, counts.speed).map(({ names, type }) => ({ name: names[0]?.value ?? '', type }))
  report.speed = await measureSpeed(screener, asked)

  const queries = perturbedQueries(
    corpus,
    listedPeople.map(({ name }) => name),
    unlistedPeople.map(({ name }) => name),
    baselineCounts,
  )
  const baseline = startBaseline(corpus, queries)
  if (bench !== null) {
    say(`${listedPeople.length} listed people`)
    report.listed = await measureListed(screener, corpus, listedPeople)
    say(`${unlistedPeople.length} invented people`)
    report.unlistedPeople = await measureUnlistedPeople(screener, unlistedPeople)
  }
  say('Companies and people on no list')
  const known = readCompanies(`${fixtures}/known-companies.csv`).map(({ name }) => name)
  report.unlisted = {
    known: await measureUnlistedNames(screener, known, '01'),
    knownAnyKind: await measureUnlistedNames(screener, known, null),
    companies: await measureUnlistedNames(screener, syntheticCompanies(counts.companies, seed), '01'),
    hanCompanies: await measureUnlistedNames(screener, syntheticHanCompanies(counts.hanCompanies, seed), '01'),
    hanPeople: await measureUnlistedNames(screener, syntheticHanPeople(counts.hanPeople, seed), '02'),
  }
  say(`${queries.length} changed names against the whole corpus`)
  const found = await candidatesOf(engine, aliasOf(index), queries)
  report.candidates = withAll(queries, found, await baseline)
  if (bench === null) return
  report.crossScript = []
  const pairs = readPairs(`${bench}/han-latin.csv`)
  for (const direction of ['Han → Latin', 'Latin → Han'] as const) {
    say(`${direction} across scripts`)
    await measureDirection(direction, engine, index, corpus, pairs, baselineCounts, report)
  }
}

async function measureDirection(
  direction: Direction,
  engine: Client,
  index: string,
  corpus: CandidateDocument[],
  pairs: ReturnType<typeof readPairs>,
  baselineCounts: BaselineCounts,
  report: QualityReport,
): Promise<void> {
  const queries = crossScriptQueries(pairs, corpus, direction)
  const changed = withoutScript(corpus, queries, direction)
  const sampled = (['02', '01'] as const).flatMap((type) =>
    sampleEvenly(
      queries.filter((query) => query.type === type),
      type === '02' ? baselineCounts.crossScriptPersons : baselineCounts.crossScriptCompanies,
    ).map(({ name }) => ({ name, type, kind: `${direction}, ${type === '02' ? 'persons' : 'companies'}` })),
  )
  const baseline = startBaseline(changed, sampled)
  report.crossScript?.push(...(await measureCrossScript(engine, index, changed, queries, direction)))
  const found = await candidatesOf(engine, aliasOf(index), sampled)
  report.candidates?.push(...measureCandidates(sampled, found, await baseline))
}

/** Names changed in all ways of `perturb`, and people on no list: typical queries. */
function perturbedQueries(
  corpus: CandidateDocument[],
  listed: string[],
  unlisted: string[],
  baselineCounts: BaselineCounts,
): CandidateQuery[] {
  const latin = (type: CandidateDocument['type'], count: number): string[] =>
    sampleEvenly(
      corpus
        .filter((document) => document.type === type)
        .flatMap(({ names }) => names.filter(({ script }) => script === 'Latn').slice(0, 1)),
      count,
    ).map(({ value }) => value)
  const half = baselineCounts.people / 2
  const un = listed.length > 0 ? sampleEvenly(listed, half) : []
  const of = (names: string[], type: CandidateDocument['type']): CandidateQuery[] =>
    perturb(names, type === '02', seed).map(({ name, perturbation }) => ({ name, type, kind: perturbation }))
  return [
    ...of([...un, ...latin('02', baselineCounts.people - un.length)], '02'),
    ...of(latin('01', baselineCounts.companies), '01'),
    ...of(latin('03', baselineCounts.vessels), '03'),
    ...sampleEvenly(unlisted, baselineCounts.unlisted).map((name) => ({
      name,
      type: '02' as const,
      kind: 'on no list',
    })),
  ]
}

function withAll(queries: CandidateQuery[], found: string[][], baseline: BaselineAnswer[]): CandidateReport[] {
  const all = queries.map((query) => ({ ...query, kind: sameScript }))
  return [...measureCandidates(all, found, baseline), ...measureCandidates(queries, found, baseline)]
}

/** Starts scoring the whole corpus for each query in its own thread. */
function startBaseline(corpus: CandidateDocument[], queries: CandidateQuery[]): Promise<BaselineAnswer[]> {
  const answer = scoreExhaustively({
    subjects: corpus.map(({ id, type, names }) => ({ id, type, names })),
    queries: queries.map(({ name, type }) => ({ name, type })),
  })
  // The caller that awaits it later gets the error; until then it must not end the process.
  answer.catch(() => undefined)
  return answer
}
