import type { QualityReport } from './measure-quality.ts'
import { type CandidateReport, sameScript } from './measures/candidates.ts'
import type { CrossListReport } from './measures/cross-list.ts'
import type { CrossScriptReport } from './measures/cross-script.ts'

/** A headline figure of the report. */
export interface Figure {
  id: string
  /** Short description. */
  name: string
  /** A share, 0–1. */
  value: number
  /** What issue 4 asks for; null where it asks for nothing. */
  target: number | null
  isHigherBetter: boolean
  /** How far it may fall below the committed report before the check fails. */
  margin: number
}

/**
 * Margins allow for noise from unrelated changes, by the size of the set: one name of 434 pairs is .002, one of 5,000
 * people .0002, one of 30 names across scripts .033. A larger fall is a real loss.
 */
export function headlineFigures(report: QualityReport): Figure[] {
  return [
    ...pairFigures(report),
    ...(report.crossList ?? []).flatMap(crossListFigures),
    ...peopleFigures(report),
    ...unlistedFigures(report),
    ...(report.crossScript ?? []).flatMap(crossScriptFigures),
    ...(report.candidates ?? []).flatMap(candidateFigures),
  ]
}

/** A figure for which higher is better; without a value if nothing was measured. */
export function high(
  id: string,
  name: string,
  value: number | undefined,
  target: number | null,
  margin: number,
): Figure[] {
  return value === undefined ? [] : [{ id, name, value, target, isHigherBetter: true, margin }]
}

export function low(
  id: string,
  name: string,
  value: number | undefined,
  target: number | null,
  margin: number,
): Figure[] {
  return value === undefined ? [] : [{ id, name, value, target, isHigherBetter: false, margin }]
}

function pairFigures(report: QualityReport): Figure[] {
  const { ownPairs, pairs, hanLatin } = report
  const persons = hanLatin?.persons.all.recallAtFivePercent
  const companies = hanLatin?.companies.all.recallAtFivePercent
  return [
    ...high('own-f1', 'own pairs: F1 at 70', ownPairs.all.f1, null, 0.02),
    ...high('own-auc', 'own pairs: AUC', ownPairs.all.auc, null, 0.01),
    ...high('pairs-f1', 'pairs: F1 at 70', pairs?.all.f1, 0.9, 0.01),
    ...high('pairs-auc', 'pairs: AUC', pairs?.all.auc, 0.95, 0.006),
    ...high('pairs-r5', 'pairs: recall at 5 % false positives', pairs?.all.recallAtFivePercent, 0.8, 0.03),
    ...high('pairs-strong', 'pairs: F1 of the strong tier', tierF1(report, 'STRONG'), 0.98, 0.03),
    ...high('han-latin-persons', 'Han and Latin, persons: recall at 5 %', persons, 0.97, 0.01),
    ...high('han-latin-companies', 'Han and Latin, companies: recall at 5 %', companies, 0.9, 0.015),
  ]
}

/** Required of the closed half: F1 at 70, AUC, recall at 5 % false positives. */
const crossListTargets = { people: [0.97, null, 0.98], companies: [0.8, 0.93, 0.82] } as const

function crossListFigures({ half, kind, figures: { all } }: CrossListReport): Figure[] {
  const [f1, auc, recall] = half === 'closed' ? crossListTargets[kind] : [null, null, null]
  const [id, name] = [`cross-list-${kind}-${half}`, `two lists, ${kind}, ${half} half`]
  return [
    ...high(`${id}-f1`, `${name}: F1 at 70`, all.f1, f1, 0.015),
    ...high(`${id}-auc`, `${name}: AUC`, all.auc, auc, 0.01),
    ...high(`${id}-r5`, `${name}: recall at 5 %`, all.recallAtFivePercent, recall, 0.03),
  ]
}

function peopleFigures({ listed, unlistedPeople }: QualityReport): Figure[] {
  const ofListed = (count: number | undefined) => shareOf(count, listed?.people)
  const ofUnlisted = (count: number | undefined) => shareOf(count, unlistedPeople?.people)
  const found = listed?.found
  const alone = ofListed(listed?.firstWithDetails)
  const alerts = 'invented people who alert'
  return [
    ...high('listed', 'listed people found, name only', ofListed(found?.nameOnly), 1, 0),
    ...high('listed-details', 'listed people found, with details', ofListed(found?.withDetails), 0.998, 0),
    ...high(
      'listed-wrong-date',
      'listed people found, birth date wrong',
      ofListed(found?.wrongBirthDate),
      0.998,
      0.002,
    ),
    ...high('first', 'right person first', ofListed(listed?.first), 0.99, 0.005),
    ...high('first-details', 'right person alone first, with details', alone, null, 0.005),
    ...low('tied', 'tied at the top with another person', ofListed(listed?.tied), 0.05, 0.005),
    ...low('clear', `${alerts}, name only`, ofUnlisted(unlistedPeople?.nameOnly), 0.003, 0.0006),
    ...low('clear-details', `${alerts}, with details`, ofUnlisted(unlistedPeople?.withDetails), 0.0005, 0.0004),
  ]
}

function unlistedFigures({ unlisted }: QualityReport): Figure[] {
  const [known, companies, hanCompanies] = [unlisted?.known, unlisted?.companies, unlisted?.hanCompanies].map((names) =>
    shareOf(names?.alerting, names?.names),
  )
  return [
    ...low('known', 'well-known companies that alert', known, 0.01, 0.003),
    ...low('invented', 'invented companies that alert', companies, 0.01, 0.003),
    ...low('invented-han', 'invented Chinese company names that alert', hanCompanies, 0.05, 0.01),
  ]
}

/** Required shares in the first five across scripts, where they differ from .9. */
const crossScriptTargets: Readonly<Record<string, number>> = {
  'han-to-latin-persons': 0.97,
  'han-to-latin-companies': 0.86,
  'latin-to-han-persons': 0.94,
}

function crossScriptFigures({ direction, type, queries, inFive, atLine }: CrossScriptReport): Figure[] {
  const kind = type === '02' ? 'persons' : 'companies'
  const id = `${direction === 'Han → Latin' ? 'han-to-latin' : 'latin-to-han'}-${kind}`
  const found = high(
    id,
    `${direction}, ${kind}: in the first five`,
    inFive / queries,
    crossScriptTargets[id] ?? 0.9,
    0.015,
  )
  if (id !== 'han-to-latin-companies') return found
  return [...found, ...high(`${id}-line`, `${direction}, ${kind}: found at 70`, atLine / queries, 0.72, 0.02)]
}

function candidateFigures({ kind, queries, inTwenty, inFifty, inTwoHundred }: CandidateReport): Figure[] {
  if (queries === 0) return []
  const id = `candidates-${kind.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`
  const among = (count: number): string => `best subject among ${count} candidates, ${kind}`
  if (kind === sameScript) {
    return [
      ...high(`${id}-20`, among(20), inTwenty / queries, 0.993, 0.005),
      ...high(`${id}-50`, among(50), inFifty / queries, 0.998, 0.003),
    ]
  }
  if (kind.endsWith('persons')) return high(`${id}-20`, among(20), inTwenty / queries, 0.98, 0.05)
  return kind.endsWith('companies') ? high(`${id}-200`, among(200), inTwoHundred / queries, 0.95, 0.05) : []
}

/** The figures that fell below the committed ones by more than their margin, in words; empty if none did. */
export function fallen(figures: readonly Figure[], committed: readonly Figure[]): string[] {
  const before = new Map(committed.map((figure) => [figure.id, figure.value]))
  return figures.flatMap(({ id, name, value, isHigherBetter, margin }) => {
    const old = before.get(id)
    if (old === undefined) return []
    const loss = isHigherBetter ? old - value : value - old
    return !(loss <= margin + 1e-9)
      ? [`${name}: ${value.toFixed(4)}, the committed report has ${old.toFixed(4)}, the margin is ${margin}`]
      : []
  })
}

export function isReached({ value, target, isHigherBetter }: Figure): boolean | null {
  if (target === null) return null
  return isHigherBetter ? value >= target : value <= target
}

function tierF1({ pairs }: QualityReport, tier: string): number | undefined {
  return pairs?.groups.find(({ heading }) => heading === 'tier')?.rows.find(({ name }) => name === tier)?.figures.f1
}

function shareOf(part: number | undefined, whole: number | undefined): number | undefined {
  return part === undefined || whole === undefined || whole === 0 ? undefined : part / whole
}
