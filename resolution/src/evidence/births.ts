import type { Profile } from '../profile.ts'
import { type Finding, finding, shared } from './finding.ts'

type Birth = Profile['births'][number]

/** Registers write 1 January when only the year is known. */
const unknownDay = '-01-01'

/** A single day, unless it stands for the year. */
export function isDay({ from, to }: Birth): boolean {
  return from === to && !from.endsWith(unknownDay)
}

function isWithinYear({ from, to }: Birth): boolean {
  return from.slice(0, 4) === to.slice(0, 4)
}

/** Whether the births agree, by the most exact that both state; nothing if one side states none. */
export function compareBirths({ births: a }: Profile, { births: b }: Profile): Finding[] {
  if (a.length === 0 || b.length === 0) return []
  const [day] = shared(daysOf(a), daysOf(b))
  if (day !== undefined) return [finding('birth-date', [day])]
  const values = [textOf(a), textOf(b)]
  if (a.some((x) => b.some((y) => x.from <= y.to && y.from <= x.to))) {
    const isYear = a.some(isWithinYear) && b.some(isWithinYear)
    return isYear ? [finding('birth-year', values)] : []
  }
  const isNear = a.some((x) => b.some((y) => areNear(x.from, y.from)))
  return [finding(isNear ? 'near-birth-date' : 'other-birth-date', values)]
}

function daysOf(births: readonly Birth[]): string[] {
  return births.filter(isDay).map(({ from }) => from)
}

function textOf(births: readonly Birth[]): string {
  return births.map(({ from, to }) => (from === to ? from : `${from}/${to}`)).join(', ')
}

/** Years apart that a misprint of one digit may explain. */
const mostYears = 10

/** Two days that differ by a likely misprint: one part differs, or day and month are exchanged. */
function areNear(one: string, other: string): boolean {
  const [yearA = '', monthA = '', dayA = ''] = one.split('-')
  const [yearB = '', monthB = '', dayB = ''] = other.split('-')
  if (yearA === yearB && monthA === dayB && dayA === monthB) return true
  const same = [yearA === yearB, monthA === monthB, dayA === dayB].filter(Boolean).length
  return same === 2 && Math.abs(Number(yearA) - Number(yearB)) <= mostYears
}
