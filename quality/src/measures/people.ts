import { exactNameKeys } from '@qingdan/matching/fold.ts'
import type { QueryDetails } from '@qingdan/matching/model.ts'
import { alertLine, createComparer, prepareQuery } from '@qingdan/matching/score.ts'
import { countryCode } from '@qingdan/screening/cli/read-details.ts'
import type { ScoredCandidate } from '@qingdan/screening/ranking.ts'
import type { Screener, ScreenQuery } from '@qingdan/screening/screener.ts'
import type { CandidateDocument } from '@qingdan/search-mappings/candidate-query.ts'
import { areOnePerson, detailsOf } from '../corpus.ts'
import type { Person } from '../sets/read-sets.ts'

const comparer = createComparer()
const batchSize = 50
/** A birth date that is certainly another: more different than any error of a register. */
const wrongByYears = 7

export interface ListedReport {
  people: number
  /** Not in the corpus with the name of the set: counted as not found. */
  unknown: string[]
  found: { nameOnly: number; withDetails: number; wrongBirthDate: number }
  missed: string[]
  /** No other subject scores higher than the right person. */
  first: number
  /** With details only the right person is first. */
  firstWithDetails: number
  /** Another person has the same top score; two records of one person count once. */
  tied: number
  tiedNames: string[]
}

export interface Alert {
  name: string
  listed: string
  score: number
  /** 0 if the details of the query put it below the alert line. */
  scoreWithDetails: number
  source: number
}

export interface UnlistedPeopleReport {
  people: number
  nameOnly: number
  withDetails: number
  alerts: Alert[]
  bySource: Map<number, number>
}

/** Screens in batches; answers in the order of the queries. */
export async function screenAll(screener: Screener, queries: readonly ScreenQuery[]): Promise<ScoredCandidate[][]> {
  const answers: ScoredCandidate[][] = []
  for (let from = 0; from < queries.length; from += batchSize) {
    const screenings = await screener.screenBatch(queries.slice(from, from + batchSize))
    answers.push(...screenings.map(({ rows }) => rows))
  }
  return answers
}

export async function measureListed(
  screener: Screener,
  corpus: readonly CandidateDocument[],
  people: readonly Person[],
): Promise<ListedReport> {
  const byName = Map.groupBy(
    corpus
      .filter(({ type }) => type === '02')
      .flatMap((document) =>
        [...new Set(document.names.flatMap(({ value }) => exactNameKeys(value, '02')))].map((key) => ({
          key,
          document,
        })),
      ),
    ({ key }) => key,
  )
  const answers = await screenAll(
    screener,
    people.map(({ name }) => ({ name, type: '02' })),
  )
  const report: ListedReport = {
    people: people.length,
    unknown: [],
    found: { nameOnly: 0, withDetails: 0, wrongBirthDate: 0 },
    missed: [],
    first: 0,
    firstWithDetails: 0,
    tied: 0,
    tiedNames: [],
  }
  for (const [index, person] of people.entries()) {
    const bearers = exactNameKeys(person.name, '02').flatMap((key) => byName.get(key) ?? [])
    const right = bearers.map(({ document }) => document).filter((document) => mayBe(person, document))
    if (right.length === 0) report.unknown.push(person.name)
    addListed(report, person, right, answers[index] ?? [])
  }
  return report
}

function addListed(report: ListedReport, person: Person, right: CandidateDocument[], hits: ScoredCandidate[]): void {
  const isRight = ({ document }: ScoredCandidate): boolean => right.some((one) => areOnePerson(one, document))
  const details = detailsOfPerson(person)
  const best = (given: QueryDetails | undefined): number =>
    Math.max(0, ...hits.filter(isRight).map((hit) => rescored(person.name, given, hit)))
  if (best(undefined) >= alertLine) report.found.nameOnly++
  else report.missed.push(person.name)
  if (best(details) >= alertLine) report.found.withDetails++
  if (best(withWrongBirth(details)) >= alertLine) report.found.wrongBirthDate++
  const [top] = hits
  if (top !== undefined && best(undefined) === top.score) report.first++
  const bestOther = Math.max(
    0,
    ...hits.filter((hit) => !isRight(hit)).map((hit) => rescored(person.name, details, hit)),
  )
  if (best(details) > bestOther) report.firstWithDetails++
  const others = hits.filter(({ score, document }) => score === top?.score && !areOnePerson(top.document, document))
  if (others.length > 0) {
    report.tied++
    report.tiedNames.push(person.name)
  }
}

export async function measureUnlistedPeople(
  screener: Screener,
  people: readonly Person[],
): Promise<UnlistedPeopleReport> {
  const answers = await screenAll(
    screener,
    people.map(({ name }) => ({ name, type: '02' })),
  )
  const alerts: Alert[] = []
  let withDetails = 0
  for (const [index, person] of people.entries()) {
    const hits = answers[index] ?? []
    const details = detailsOfPerson(person)
    const best = Math.max(0, ...hits.map((hit) => rescored(person.name, details, hit)))
    if (best >= alertLine) withDetails++
    const [top] = hits
    if (top !== undefined && top.score >= alertLine)
      alerts.push({ ...alertOf(person.name, top), scoreWithDetails: best })
    else if (best >= alertLine && top !== undefined)
      alerts.push({ ...alertOf(person.name, top), scoreWithDetails: best })
  }
  return {
    people: people.length,
    nameOnly: alerts.filter(({ score }) => score >= alertLine).length,
    withDetails,
    alerts: alerts.sort((one, other) => other.score - one.score),
    bySource: countBySource(alerts),
  }
}

/** The best hit of a name that should have none. */
export function alertOf(name: string, { document, nameIndex, score }: ScoredCandidate): Alert {
  const source = document.sourceIds[0] ?? 0
  return { name, listed: document.names[nameIndex]?.value ?? '', score, scoreWithDetails: score, source }
}

/** Details as in a screening file. */
function detailsOfPerson({ birthDate, sex, nationality }: Person): QueryDetails {
  const country = countryCode(nationality ?? '')
  return { birthDate: birthDate ?? undefined, sex: sex ?? undefined, countries: country === null ? [] : [country] }
}

/** The score of a hit with other details; details never raise a name that was below the requested hits. */
function rescored(name: string, details: QueryDetails | undefined, { document, score }: ScoredCandidate): number {
  if (details === undefined) return score
  const subject = { names: document.names, type: document.type, details: detailsOf(document) }
  return comparer.scoreSubject(prepareQuery(name, '02', details), subject).score
}

function withWrongBirth(details: QueryDetails): QueryDetails {
  const year = Number(details.birthDate?.slice(0, 4))
  return Number.isInteger(year) && year > 0 ? { ...details, birthDate: `${year + wrongByYears}-03-05` } : details
}

/** One of the bearers of a name: the birth dates may be equal. */
function mayBe({ birthDate }: Person, { row }: CandidateDocument): boolean {
  if (birthDate === null || row.birthRanges.length === 0) return true
  const year = Number(birthDate.slice(0, 4))
  return row.birthRanges.some(({ from, to, isCirca }) => {
    const slack = isCirca ? 2 : 0
    return year >= yearOf(from, -Infinity) - slack && year <= yearOf(to, Infinity) + slack
  })
}

function yearOf(day: string | null, open: number): number {
  return day === null ? open : Number(day.slice(0, 4))
}

function countBySource(alerts: readonly Alert[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const { source, score } of alerts) if (score >= alertLine) counts.set(source, (counts.get(source) ?? 0) + 1)
  return counts
}
