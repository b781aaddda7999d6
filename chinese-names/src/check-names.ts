import { readTable } from './read-table.ts'

/** A row of the tables of names, as written. */
export interface NameRow {
  file: string
  record: string
  name_zh: string
  kind: string
  sure: string
}

/** What the lists say about a party that a row names. */
export interface ListedParty {
  /** The subject that the record belongs to. */
  subject: string
  isPerson: boolean
  /** The Chinese names that any list prints for the subject. */
  printed: readonly string[]
  /** ISO 3166-1 codes of the subject on any list. */
  countries: ReadonlySet<string>
}

/** A fault of the rows of one record. */
export interface Problem {
  record: string
  what:
    | 'malformed'
    | 'twice'
    | 'unknown record'
    | 'another type'
    | 'against a printed name'
    | 'another country'
    | 'against another record'
  /** The rows at fault. */
  names: readonly string[]
  /** What speaks against them; empty where they are a fault by themselves. */
  against: readonly string[]
}

type Fault = Omit<Problem, 'record'>

const files = ['organisations.tsv', 'organisations-cn.tsv', 'people.tsv']
const columns = ['record', 'name_zh', 'kind', 'sure'] as const

/** The rows of all tables of names of records, each with its file. */
export function nameRows(): NameRow[] {
  return files.flatMap((file) => readTable(file, columns).map((row) => ({ file, ...row })))
}

const kinds = ['official', 'press', 'short', 'former', 'literal']
const wellFormed = /^[\p{Script=Han}A-Za-z0-9·（）《》-]+$/u

/**
 * The faults of the rows: by themselves, against what the lists print, and of two records of one subject.
 * @param parties by `source/publisher_id`
 * @param fold makes traditional, Japanese and simplified characters equal
 */
export function problemsOf(
  rows: readonly NameRow[],
  parties: ReadonlyMap<string, ListedParty>,
  fold: (text: string) => string,
): Problem[] {
  const byRecord = Map.groupBy(rows, ({ record }) => record)
  const bySubject = Map.groupBy(rows, ({ record }) => parties.get(record)?.subject)
  return [...byRecord].flatMap(([record, found]) => {
    const party = parties.get(record)
    const faults = [...faultsOfRows(found)]
    if (party === undefined) faults.push({ what: 'unknown record', names: namesOf(found), against: [] })
    else {
      const others = (bySubject.get(party.subject) ?? []).filter((row) => row.record !== record)
      faults.push(...faultsAgainst(party, found, fold), ...faultsAgainstRecords(found, others))
    }
    return faults.filter(({ names }) => names.length > 0).map((fault) => ({ record, ...fault }))
  })
}

function faultsOfRows(rows: readonly NameRow[]): Fault[] {
  const names = namesOf(rows)
  return [
    { what: 'malformed', names: namesOf(rows.filter(isMalformed)), against: [] },
    { what: 'twice', names: names.filter((name, at) => names.indexOf(name) !== at), against: [] },
  ]
}

function faultsAgainst(party: ListedParty, rows: readonly NameRow[], fold: (text: string) => string): Fault[] {
  const { printed, isPerson, countries } = party
  const elsewhere = isPerson ? [] : rows.filter(({ name_zh }) => isOfAnotherCountry(name_zh, countries))
  return [
    {
      what: 'another type',
      names: namesOf(rows.filter(({ file }) => (file === 'people.tsv') !== isPerson)),
      against: [],
    },
    { what: 'against a printed name', names: namesOf(againstPrinted(rows, printed, fold)), against: printed },
    { what: 'another country', names: namesOf(elsewhere), against: [...countries].sort() },
  ]
}

function faultsAgainstRecords(rows: readonly NameRow[], others: readonly NameRow[]): Fault[] {
  const names = namesOf(rows)
  const against = namesOf(others)
  const agrees = others.length === 0 || against.some((name) => names.includes(name))
  return agrees ? [] : [{ what: 'against another record', names, against }]
}

function namesOf(rows: readonly NameRow[]): string[] {
  return rows.map(({ name_zh }) => name_zh)
}

function isMalformed({ name_zh, kind, sure }: NameRow): boolean {
  return !wellFormed.test(name_zh) || !/\p{Script=Han}/u.test(name_zh) || !kinds.includes(kind) || !/^[23]$/.test(sure)
}

/** The rows of official names that no printed name agrees with; every row of the record if none of them agrees. */
function againstPrinted(
  rows: readonly NameRow[],
  printed: readonly string[],
  fold: (text: string) => string,
): readonly NameRow[] {
  if (printed.length === 0) return []
  const letters = (text: string): string => fold(text).replaceAll(/[^\p{L}\p{N}]/gu, '')
  const stated = printed.map(letters)
  const opposed = rows.filter(({ name_zh }) => {
    const name = letters(name_zh)
    return !stated.some((one) => isWithin(name, one) || isWithin(one, name))
  })
  return opposed.length === rows.length ? opposed : opposed.filter(({ kind }) => kind === 'official')
}

/** Whether the characters of `short` follow each other in `long`, others between them: how Chinese short forms are made. */
function isWithin(short: string, long: string): boolean {
  const wanted = [...short]
  let at = 0
  for (const character of long) if (character === wanted[at]) at += 1
  return at === wanted.length
}

function isOfAnotherCountry(name: string, countries: ReadonlySet<string>): boolean {
  if (countries.size === 0) return false
  const stated = countriesByName().find(([country]) => name.startsWith(country))
  return stated !== undefined && !stated[1].some((code) => countries.has(code))
}

let countryNames: [name: string, codes: string[]][] | undefined

/** The codes of the countries by Chinese name, former codes too. The longest first: 几内亚比绍 begins with 几内亚. */
function countriesByName(): readonly [name: string, codes: readonly string[]][] {
  if (countryNames === undefined) {
    const names = new Intl.DisplayNames(['zh-Hans'], { type: 'region', fallback: 'none' })
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
    const codes = letters.flatMap((first) => letters.map((second) => first + second))
    const byName = Map.groupBy(codes, (code) => names.of(code) ?? '')
    byName.delete('')
    countryNames = [...byName].sort(([a], [b]) => b.length - a.length)
  }
  return countryNames
}
