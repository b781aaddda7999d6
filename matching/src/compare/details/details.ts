import { identifierForms } from '../../identifier.ts'
import type { DetailComparison, DetailRelation, PartyKind, QueryDetails, Sex, SubjectDetails } from '../../model.ts'
import { isPersonKind } from '../../normalise/prepare.ts'
import { areNeighbours } from '../../tables/country-neighbours.ts'
import { detailWeights } from '../../weights/detail-weights.ts'
import { compareDates, type DateComparison, type DayRange, dateText, rangeOfDate } from './birth-dates.ts'

/** The details of a query as they are compared. */
export interface PreparedDetails {
  birth: DayRange | null
  sex: Sex | null
  countries: readonly string[]
  /** Forms of `identifierForms`. */
  identifiers: readonly string[]
  given: QueryDetails
}

/** z of each detail, before the name is taken into account. */
export interface DetailEvidence {
  birthDate: number
  sex: number
  country: number
}

/** Null when nothing usable was given. */
export function prepareDetails(details: QueryDetails | undefined): PreparedDetails | null {
  if (details === undefined) return null
  const birth = rangeOfDate(details.birthDate ?? '')
  const countries = (details.countries ?? []).map((code) => code.trim().toUpperCase()).filter((code) => code !== '')
  const identifiers = (details.identifiers ?? []).flatMap(identifierForms)
  const sex = details.sex ?? null
  if (birth === null && sex === null && countries.length === 0 && identifiers.length === 0) return null
  return { birth, sex, countries, identifiers, given: details }
}

/** Index in the subject's identifiers of one that equals a given form; −1 if none does. */
export function equalIdentifier(forms: readonly string[], subject: SubjectDetails): number {
  return subject.identifiers.findIndex((identifier) => forms.includes(identifier))
}

const nothing: DetailEvidence = { birthDate: 0, sex: 0, country: 0 }

/** Below this z of the names, agreeing details add nothing. */
const leastForDetails = -1
const mostOfDetails = detailWeights.sameDay + detailWeights.sameSex + detailWeights.sameCountry

/** The least z of a name that details may raise to `z`. */
export function zBeforeDetails(z: number): number {
  return z <= leastForDetails ? z : Math.max(leastForDetails, z - mostOfDetails)
}

/**
 * What the details add to a name with the sum `z`. Contradictions cost at most `most`; agreements fade between the
 * alert line and z = −1, because an equal birth date does not make another name match. Monotonic in `z`: a better
 * name never ranks lower.
 */
export function weighDetails(query: PreparedDetails | null, subject: SubjectDetails | null, z: number): DetailEvidence {
  if (query === null || subject === null) return nothing
  const birthDate = dateValue(nearestBirth(query, subject))
  const sex = { agrees: detailWeights.sameSex, differs: detailWeights.otherSex, near: 0, unknown: 0 }[
    sexRelation(query, subject)
  ]
  const country = { agrees: detailWeights.sameCountry, differs: detailWeights.otherCountry, near: 0, unknown: 0 }[
    countryRelation(query, subject)
  ]
  const against = -(Math.min(0, birthDate) + Math.min(0, sex) + Math.min(0, country))
  const held = against > detailWeights.most ? detailWeights.most / against : 1
  const faded = Math.min(1, Math.max(0, z - leastForDetails))
  const scale = (value: number): number => value * (value < 0 ? held : faded)
  return { birthDate: scale(birthDate), sex: scale(sex), country: scale(country) }
}

/**
 * All details of either side; `unknown` if one side has none. Birth date and sex only for persons.
 */
export function compareDetails(
  query: PreparedDetails | null,
  subject: SubjectDetails | null,
  type: PartyKind,
): DetailComparison[] {
  if (query === null) return []
  const listed = subject ?? { birthRanges: [], sex: null, countries: [], identifiers: [] }
  const nearest = nearestBirth(query, listed)
  const births = nearest === null ? listed.birthRanges : [nearest.range]
  const identifier = equalIdentifier(query.identifiers, listed)
  const comparisons: DetailComparison[] = [
    {
      kind: 'birthDate',
      relation: nearest?.comparison.relation ?? 'unknown',
      query: query.birth === null ? null : (query.given.birthDate ?? null),
      listed: joined(births.map(dateText)),
    },
    { kind: 'sex', relation: sexRelation(query, listed), query: query.sex, listed: listed.sex },
    {
      kind: 'country',
      relation: countryRelation(query, listed),
      query: joined(query.countries),
      listed: joined(listed.countries),
    },
    {
      // Another number is no contradiction: a party has many, and the lists have few of them.
      kind: 'identifier',
      relation: identifier < 0 ? 'unknown' : 'agrees',
      query: joined(query.given.identifiers ?? []),
      listed: listed.identifiers[identifier] ?? null,
      ...identifierKindOf(listed, identifier),
    },
  ]
  return comparisons.filter(
    ({ kind, query: given, listed: stated }) =>
      (given !== null || stated !== null) && (isPersonKind(type) || kind === 'country' || kind === 'identifier'),
  )
}

/** Empty if the lists do not state the kind. */
export function identifierKindOf(subject: SubjectDetails, index: number): { identifierKind?: string } {
  const identifierKind = subject.identifierKinds?.[index]
  return identifierKind === undefined ? {} : { identifierKind }
}

function nearestBirth(
  query: PreparedDetails,
  subject: SubjectDetails,
): { comparison: DateComparison; range: DayRange } | null {
  if (query.birth === null) return null
  let nearest: { comparison: DateComparison; range: DayRange } | null = null
  for (const range of subject.birthRanges) {
    if (range.from === null && range.to === null) continue
    const comparison = compareDates(query.birth, range)
    if (nearest === null || isNearer(comparison, nearest.comparison)) nearest = { comparison, range }
  }
  return nearest
}

function isNearer(one: DateComparison, other: DateComparison): boolean {
  const value = dateValueOf(one) - dateValueOf(other)
  return value > 0 || (value === 0 && one.years < other.years)
}

function dateValue(nearest: { comparison: DateComparison } | null): number {
  return nearest === null ? 0 : dateValueOf(nearest.comparison)
}

function dateValueOf({ relation, isSameDay, isSameYear, years }: DateComparison): number {
  if (relation === 'differs') return detailWeights.otherDate * (years === 2 ? detailWeights.twoYears : 1)
  if (isSameDay) return detailWeights.sameDay
  if (isSameYear) return detailWeights.sameYear
  return detailWeights.nearDate
}

function sexRelation(query: PreparedDetails, subject: SubjectDetails): DetailRelation {
  if (query.sex === null || subject.sex === null) return 'unknown'
  return query.sex === subject.sex ? 'agrees' : 'differs'
}

function countryRelation(query: PreparedDetails, subject: SubjectDetails): DetailRelation {
  if (query.countries.length === 0 || subject.countries.length === 0) return 'unknown'
  if (query.countries.some((code) => subject.countries.includes(code))) return 'agrees'
  const isNear = query.countries.some((code) => subject.countries.some((other) => areNeighbours(code, other)))
  return isNear ? 'near' : 'differs'
}

function joined(values: readonly string[]): string | null {
  return values.length === 0 ? null : values.join(',')
}
