import { isDay, isWithinYear } from './blocking-keys.ts'
import { compareWords, sharedWords } from './comparable-names.ts'
import type { IdentityNumber, NumberKind } from './identity-numbers.ts'
import type { Party } from './party.ts'
import type { Profile } from './profile.ts'

/** Rules in the order of their weight; the name of the rule is stored as the reason of a merge. */
export const reasons = [
  'decision',
  'ofac-number',
  'un-reference',
  'eu-reference',
  'uk-reference',
  'wikidata',
  'imo',
  'lei',
  'uscc',
  'company-imo',
  'aircraft',
  'number',
  'bank-code',
  'name+birth-date+country',
  'similar-name+birth-date+country',
  'name+birth-date',
  'name+birth-year+country',
  'name+country',
  'name+list',
] as const

export type Reason = (typeof reasons)[number]

export interface Agreement {
  reason: Reason
  /** Names that both records have. */
  values: string[]
  /** True if it is the primary name of both. An alias may be the name of a parent company. */
  isFirstName?: boolean
}

/** From this rule on a merge rests on names: it never joins two records of a list with one record per party. */
const firstByName = reasons.indexOf('name+birth-date+country')

export function isByName(reason: Reason): boolean {
  return reasons.indexOf(reason) >= firstByName
}

/**
 * The strongest rule by which two records are one party; null if there is none. A name alone never suffices. Two
 * records of a list with one record per party need a common number and name; on a list in parts by regime, a whole
 * birth day.
 */
export function agree(a: Party, b: Party): Agreement | null {
  if (a.profile.type !== b.profile.type) return null
  const strong = byReference(a.profile, b.profile) ?? byNumber(a, b)
  if (strong !== null) return strong
  const named = byName(a, b)
  if (named === null || a.list !== b.list || a.recordsPerParty === 'several') return named
  return a.recordsPerParty === 'one-per-regime' && acrossRegimes.has(named.reason) && named.isFirstName !== false
    ? named
    : null
}

/**
 * Whether two records of one list may be one party because both agree with a third: always on lists with several
 * records per party; on lists in parts by regime if they share a name and no birth date differs; otherwise only if a
 * rule joins the two themselves.
 */
export function mayStandTwice(a: Party, b: Party): boolean {
  if (a.recordsPerParty === 'several' || agree(a, b) !== null) return true
  return (
    a.recordsPerParty === 'one-per-regime' &&
    haveName(a.profile, b.profile) &&
    compareBirths(a.profile, b.profile) !== 'differ'
  )
}

const acrossRegimes: ReadonlySet<Reason> = new Set([
  'name+birth-date+country',
  'similar-name+birth-date+country',
  'name+country',
])

function byName(a: Party, b: Party): Agreement | null {
  const named = a.profile.type === '01' ? byCompanyName(a.profile, b.profile) : byPersonName(a, b)
  return named ?? byRepetition(a, b)
}

/** An entry and its copy in the Consolidated Screening List, which has less data than the list itself. */
function byRepetition({ sourceId, profile: a }: Party, { sourceId: other, profile: b }: Party): Agreement | null {
  if (sourceId === other || a.entryList === null || a.entryList !== b.entryList) return null
  const isElsewhere = a.countries.length > 0 && b.countries.length > 0 && shared(a.countries, b.countries).length === 0
  if (isElsewhere || compareBirths(a, b) === 'differ' || a.names[0] === undefined) return null
  return a.names[0] === b.names[0] ? { reason: 'name+list', values: [a.names[0], a.entryList] } : null
}

const schemes: Readonly<Record<string, Reason>> = {
  ofac: 'ofac-number',
  un: 'un-reference',
  eu: 'eu-reference',
  uk: 'uk-reference',
  qid: 'wikidata',
}

function byReference(a: Profile, b: Profile): Agreement | null {
  const found = shared(a.references, b.references)[0]
  const reason = schemes[found?.split(':')[0] ?? '']
  return found === undefined || reason === undefined ? null : { reason, values: [found] }
}

const alone: Readonly<Partial<Record<NumberKind, Reason>>> = {
  imo: 'imo',
  lei: 'lei',
  uscc: 'uscc',
  'company-imo': 'company-imo',
  aircraft: 'aircraft',
}

function byNumber(a: Party, b: Party): Agreement | null {
  const isOneList = a.list === b.list && a.recordsPerParty !== 'several'
  const found: Agreement[] = []
  for (const one of a.profile.numbers) {
    for (const other of b.profile.numbers) {
      if (one.kind !== other.kind || one.value !== other.value) continue
      const reason = alone[one.kind] ?? (one.kind === 'bic' ? 'bank-code' : 'number')
      const isProved =
        reason === 'number' || reason === 'bank-code'
          ? isCorroborated(one, other, a.profile, b.profile)
          : !isOneList || haveName(a.profile, b.profile)
      if (isProved && (!isOneList || haveName(a.profile, b.profile))) {
        found.push({ reason, values: [`${one.stated} ${one.value}`] })
      }
    }
  }
  return found.sort((x, y) => reasons.indexOf(x.reason) - reasons.indexOf(y.reason))[0] ?? null
}

/** A number of this length is unique in a country. */
const longNumber = 9

/** Numbers contain misprints, are shared in families and restart at every office: something else must agree. */
function isCorroborated(one: IdentityNumber, other: IdentityNumber, a: Profile, b: Profile): boolean {
  if (one.country !== null && other.country !== null && one.country !== other.country) return false
  const words = mostSharedWords(a, b)
  if (a.type !== '02') {
    const isLong = one.value.length >= longNumber && one.country !== null && one.country === other.country
    return words >= 1 || (isLong && one.kind !== 'bic')
  }
  const births = compareBirths(a, b)
  if (births === 'differ') return words >= 2 && nearBirths(a, b)
  return words >= 2 || (words >= 1 && births === 'day')
}

function byCompanyName(a: Profile, b: Profile): Agreement | null {
  const country = shared(a.countries, b.countries)[0]
  const names = shared(a.names, b.names).filter((candidate) => isDistinctive(candidate, a, b))
  const name = names.sort((x, y) => words(y) - words(x))[0]
  if (name === undefined || country === undefined) return null
  // An alias of both that is no primary name is often a common parent or office: Gazprom PMC of PMC Fakel and PMC
  // Potok.
  if (names.length < 2 && name !== a.names[0] && name !== b.names[0]) return null
  return { reason: 'name+country', values: [name, country], isFirstName: a.names[0] === b.names[0] }
}

/** Shortest single word that identifies a company without its city. */
const longWord = 7

/**
 * One word names many companies: there is a factory Elektropribor in many Russian cities. The city must agree too, or
 * the word must be long and the primary name.
 */
function isDistinctive(name: string, a: Profile, b: Profile): boolean {
  if (name.includes(' ') || /\p{Script=Han}/u.test(name)) return true
  if (a.cities.length > 0 && b.cities.length > 0) return shared(a.cities, b.cities).length > 0
  return name.length >= longWord && a.names[0] === name && b.names[0] === name
}

/** Minimum number of words of a name without a birth day. */
const longName = 3

function byPersonName(one: Party, other: Party): Agreement | null {
  if (one.profile.type !== '02') return null
  const [a, b] = [one.profile, other.profile]
  const births = compareBirths(a, b)
  if (births === 'differ') return null
  const country = shared(a.countries, b.countries)[0]
  const same = shared(a.names, b.names)
    .filter((name) => name.includes(' ') || /\p{Script=Han}{2}/u.test(name))
    .sort((x, y) => words(y) - words(x))[0]
  if (births === 'day') {
    const day = sharedDay(a, b)
    if (country !== undefined) {
      if (same !== undefined) return { reason: 'name+birth-date+country', values: [same, day, country] }
      const similar = similarNames(a, b)
      return similar && { reason: 'similar-name+birth-date+country', values: [...similar, day, country] }
    }
    const isUnstated = a.countries.length === 0 || b.countries.length === 0
    return isUnstated && same !== undefined ? { reason: 'name+birth-date', values: [same, day] } : null
  }
  if (country === undefined || same === undefined) return null
  if (births === 'year') {
    const city = shared(a.cities, b.cities)[0]
    if (words(same) < longName && city === undefined) return null
    return { reason: 'name+birth-year+country', values: [same, sharedYear(a, b), city ?? country] }
  }
  const isAlike = a.births.length === 0 && b.births.length === 0 && namesPersonsAlike(one, other)
  return isAlike ? { reason: 'name+country', values: [same, country] } : null
}

/**
 * Whether two entries without birth dates mean the same person by equal name and country: determinations on one list,
 * an entry and its copy in the Consolidated Screening List, or lists of one authority.
 */
function namesPersonsAlike(one: Party, other: Party): boolean {
  const { personsAlikeAcross, recordsPerParty } = one.traits
  if (personsAlikeAcross !== null && personsAlikeAcross === other.traits.personsAlikeAcross) return true
  if (one.profile.entryList !== null) return one.profile.entryList === other.profile.entryList
  return one.sourceId === other.sourceId && recordsPerParty === 'several'
}

function similarNames(a: Profile, b: Profile): [string, string] | null {
  for (const one of a.names) for (const other of b.names) if (compareWords(one, other) !== null) return [one, other]
  return null
}

function haveName(a: Profile, b: Profile): boolean {
  return a.type === '02' ? similarNames(a, b) !== null : shared(a.names, b.names).length > 0
}

function mostSharedWords(a: Profile, b: Profile): number {
  let most = 0
  for (const one of a.names) for (const other of b.names) most = Math.max(most, sharedWords(one, other))
  return most
}

/** `day` and `year`: both state it; `unknown` if one side states nothing or a longer period. */
function compareBirths(a: Profile, b: Profile): 'day' | 'year' | 'differ' | 'unknown' {
  if (a.births.length === 0 || b.births.length === 0) return 'unknown'
  if (sharedDay(a, b) !== '') return 'day'
  const [daysA, daysB] = [a.births.filter(isDay), b.births.filter(isDay)]
  const mayMeet = a.births.some((x) => b.births.some((y) => x.from <= y.to && y.from <= x.to))
  if (!mayMeet || (daysA.length === a.births.length && daysB.length === b.births.length)) return 'differ'
  return sharedYear(a, b) === '' ? 'unknown' : 'year'
}

function sharedDay(a: Profile, b: Profile): string {
  return (
    shared(
      a.births.filter(isDay).map(({ from }) => from),
      b.births.filter(isDay).map(({ from }) => from),
    )[0] ?? ''
  )
}

function sharedYear(a: Profile, b: Profile): string {
  const yearsOf = ({ births }: Profile) => births.filter(isWithinYear).map(({ from }) => from.slice(0, 4))
  return shared(yearsOf(a), yearsOf(b))[0] ?? ''
}

/** Two days that differ by a likely typing error: one part differs, or day and month are swapped. */
function nearBirths(a: Profile, b: Profile): boolean {
  return a.births.some((x) => b.births.some((y) => areNearDays(x.from, y.from)))
}

function areNearDays(one: string, other: string): boolean {
  const [yearA = '', monthA = '', dayA = ''] = one.split('-')
  const [yearB = '', monthB = '', dayB = ''] = other.split('-')
  if (yearA === yearB && monthA === dayB && dayA === monthB) return true
  const same = [yearA === yearB, monthA === monthB, dayA === dayB].filter(Boolean).length
  return same === 2 && Math.abs(Number(yearA) - Number(yearB)) <= 10
}

function words(name: string): number {
  return name.split(' ').length
}

function shared(one: readonly string[], other: readonly string[]): string[] {
  return one.filter((value) => other.includes(value))
}
