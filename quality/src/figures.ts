import type { QualityReport } from './measure-quality.ts'
import { sameScript } from './measures/candidates.ts'

/** A figure the report is judged by. */
export interface Figure {
  id: string
  /** What it is, in a few words. */
  name: string
  /** A share, 0–1. */
  value: number
  /** What issue 4 asks for; null where it asks for nothing. */
  target: number | null
  isHigherBetter: boolean
  /** How far it may fall behind the committed report before the check fails. */
  margin: number
}

/**
 * Margins are the noise that a change for another's sake may make, from the size of the set: one name of 434 pairs is .002,
 * one of 5,000 people .0002, one of 30 names across scripts .033. A figure that falls further was lost.
 */
export function headlineFigures(report: QualityReport): Figure[] {
  const figures: Figure[] = []
  const add = (id: string, name: string, value: number | undefined, target: number | null, margin: number): void => {
    if (value !== undefined) figures.push({ id, name, value, target, isHigherBetter: true, margin })
  }
  const addLow = (id: string, name: string, value: number | undefined, target: number | null, margin: number): void => {
    if (value !== undefined) figures.push({ id, name, value, target, isHigherBetter: false, margin })
  }
  const { ownPairs, pairs, hanLatin, listed, clear, unlisted, crossing, candidates } = report
  add('own-f1', 'own pairs: F1 at 70', ownPairs.all.f1, null, 0.02)
  add('own-auc', 'own pairs: AUC', ownPairs.all.auc, null, 0.01)
  add('pairs-f1', 'pairs: F1 at 70', pairs?.all.f1, 0.9, 0.01)
  add('pairs-auc', 'pairs: AUC', pairs?.all.auc, 0.95, 0.006)
  add('pairs-r5', 'pairs: recall at 5 % false positives', pairs?.all.recallAtFivePercent, 0.8, 0.03)
  add('pairs-strong', 'pairs: F1 of the strong tier', tierF1(report, 'STRONG'), 0.98, 0.03)
  add(
    'han-latin-persons',
    'Han and Latin, persons: recall at 5 %',
    hanLatin?.persons.all.recallAtFivePercent,
    0.97,
    0.01,
  )
  add(
    'han-latin-companies',
    'Han and Latin, companies: recall at 5 %',
    hanLatin?.companies.all.recallAtFivePercent,
    0.9,
    0.015,
  )
  add('listed', 'listed people found, name only', shareOf(listed?.found.nameOnly, listed?.people), 1, 0)
  add(
    'listed-details',
    'listed people found, with details',
    shareOf(listed?.found.withDetails, listed?.people),
    0.998,
    0,
  )
  add(
    'listed-wrong-date',
    'listed people found, birth date wrong',
    shareOf(listed?.found.wrongBirthDate, listed?.people),
    0.998,
    0.002,
  )
  add('first', 'right person first', shareOf(listed?.first, listed?.people), 0.99, 0.005)
  add(
    'first-details',
    'right person alone first, with details',
    shareOf(listed?.firstWithDetails, listed?.people),
    null,
    0.005,
  )
  addLow('tied', 'tied at the top with another person', shareOf(listed?.tied, listed?.people), 0.05, 0.005)
  addLow('clear', 'invented people who alert, name only', shareOf(clear?.nameOnly, clear?.people), 0.003, 0.0006)
  addLow(
    'clear-details',
    'invented people who alert, with details',
    shareOf(clear?.withDetails, clear?.people),
    0.0005,
    0.0004,
  )
  addLow(
    'known',
    'well-known companies that alert',
    shareOf(unlisted?.known.alerting, unlisted?.known.names),
    0.01,
    0.003,
  )
  addLow(
    'invented',
    'invented companies that alert',
    shareOf(unlisted?.companies.alerting, unlisted?.companies.names),
    0.01,
    0.003,
  )
  addLow(
    'invented-han',
    'invented Chinese company names that alert',
    shareOf(unlisted?.hanCompanies.alerting, unlisted?.hanCompanies.names),
    0.05,
    0.01,
  )
  for (const { direction, type, queries, inFive, atLine } of crossing ?? []) {
    const kind = type === '02' ? 'persons' : 'companies'
    const id = `${direction === 'Han → Latin' ? 'han-to-latin' : 'latin-to-han'}-${kind}`
    const target =
      { 'han-to-latin-persons': 0.97, 'han-to-latin-companies': 0.86, 'latin-to-han-persons': 0.94 }[id] ?? 0.9
    add(id, `${direction}, ${kind}: in the first five`, inFive / queries, target, 0.015)
    if (id === 'han-to-latin-companies')
      add(`${id}-line`, `${direction}, ${kind}: found at 70`, atLine / queries, 0.72, 0.02)
  }
  for (const { kind, queries, inTwenty, inFifty, inTwoHundred } of candidates ?? []) {
    if (queries === 0) continue
    const id = `candidates-${kind.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`
    if (kind === sameScript) {
      add(`${id}-20`, `best subject among 20 candidates, ${kind}`, inTwenty / queries, 0.993, 0.005)
      add(`${id}-50`, `best subject among 50 candidates, ${kind}`, inFifty / queries, 0.998, 0.003)
    } else if (kind.endsWith('persons')) {
      add(`${id}-20`, `best subject among 20 candidates, ${kind}`, inTwenty / queries, 0.98, 0.05)
    } else if (kind.endsWith('companies')) {
      add(`${id}-200`, `best subject among 200 candidates, ${kind}`, inTwoHundred / queries, 0.95, 0.05)
    }
  }
  return figures
}

/** What fell behind the committed figures by more than its margin, in words; empty when nothing did. */
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
