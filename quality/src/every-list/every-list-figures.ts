import { type Figure, high, low } from '../figures.ts'
import type { SpellingShares } from '../spellings/measure-spellings.ts'
import type { EverydayShares } from './everyday-names.ts'
import type { EveryListReport } from './measure-every-list.ts'

const targets = { first: 0.95, inFive: 0.98, atLine: 0.95 }

/** Headline figures that need every list. The targets are those of issue 16, for the closed half. */
export function everyListFigures(report: EveryListReport): Figure[] {
  const { everyday, everydayLatin, ordinary, phrases, world, spellings } = report
  const groups = Object.values(ordinary)
  const sum = (count: (group: (typeof groups)[number]) => number): number =>
    groups.reduce((total, group) => total + count(group), 0)
  const names = sum((group) => group.names)
  const alerting = sum((group) => group.alerting) / names
  // The checks search a tenth of the invented names, whose share differs by chance.
  const byChance = 3 * Math.sqrt((alerting * (1 - alerting)) / names)
  return [
    ...everyday.shares.filter(({ kind }) => kind === null).flatMap(everydayFigures),
    ...everydayLatin.shares.filter(({ kind, half }) => kind === null && half === 'closed').flatMap(latinFigures),
    ...low('ordinary-han', 'ordinary Chinese names on no list that alert', alerting, 0.002, byChance),
    ...low('phrases-han', 'Chinese phrases that alert', phrases.alerting / phrases.names, 0, 0),
    ...worldFigures(world),
    ...spellingFigures(spellings.filter(({ half }) => half === 'closed')),
  ]
}

function worldFigures({ closed, chinese }: EveryListReport['world']): Figure[] {
  const share = ({ names, alerting }: EveryListReport['world']['closed']): number => alerting / names
  return [
    ...low('world-closed', 'well-known companies that alert, every list, closed half', share(closed), null, 0.01),
    ...low('world-han', 'Chinese names of well-known companies that alert', share(chinese), null, 0.005),
  ]
}

function everydayFigures({ half, first, inFive, atLine }: EverydayShares): Figure[] {
  const name = `everyday Chinese names, ${half} half`
  const target = (of: keyof typeof targets): number | null => (half === 'closed' ? targets[of] : null)
  return [
    ...high(`everyday-${half}-first`, `${name}: first`, first.value, target('first'), 0.01),
    ...high(`everyday-${half}-five`, `${name}: in the first five`, inFive.value, target('inFive'), 0.01),
    ...high(`everyday-${half}-line`, `${name}: found at 70`, atLine.value, target('atLine'), 0.01),
  ]
}

function latinFigures({ first, inFive, atLine }: EverydayShares): Figure[] {
  const name = 'everyday names in Latin letters, closed half'
  return [
    ...high('everyday-latin-first', `${name}: first`, first.value, null, 0.01),
    ...high('everyday-latin-five', `${name}: in the first five`, inFive.value, null, 0.01),
    ...high('everyday-latin-line', `${name}: found at 70`, atLine.value, null, 0.01),
  ]
}

/** Of fewer parties one is a tenth of the figure: reported, not checked. */
const leastParties = 10
const leastMargin = 0.01

function spellingFigures(shares: readonly SpellingShares[]): Figure[] {
  const sum = (count: (one: SpellingShares) => number): number => shares.reduce((total, one) => total + count(one), 0)
  const alerting = sum((one) => one.alerting) / sum((one) => one.strangers)
  return [
    ...shares
      .filter(({ parties }) => parties >= leastParties)
      .flatMap(({ id, kind, found, parties }) =>
        high(`spelling-${id}`, `${kind}: found at 70`, found, null, Math.max(leastMargin, 1 / parties)),
      ),
    ...low('spelling-strangers', 'near strangers of all kinds of spelling that alert', alerting, null, 0.003),
  ]
}
