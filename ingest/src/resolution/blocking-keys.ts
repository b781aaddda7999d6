import type { Profile } from './profile.ts'

/** Keys that two records must share to be compared at all. A shared key is no evidence. */
export interface Key {
  kind: string
  value: string
}

/** Registers write 1 January when only the year is known. */
const unknownDay = '-01-01'
/** The index refuses longer values. */
const longest = 300

/** Keys of a profile, without repetitions. */
export function keysOf(profile: Profile): Key[] {
  const keys: Key[] = [
    ...profile.references.map((value) => ({ kind: `${value.split(':')[0]}-reference`, value })),
    ...profile.numbers.map(({ kind, value }) => ({ kind, value })),
    ...(profile.type === '02' ? personKeys(profile) : []),
    ...(profile.type === '01' ? companyKeys(profile) : []),
    ...(profile.entryList === null
      ? []
      : profile.names.slice(0, 1).map((name) => ({ kind: 'name+list', value: `${name}|${profile.entryList}` }))),
  ]
  const byText = new Map(
    keys.map((key) => [`${key.kind}|${key.value}`, { ...key, value: key.value.slice(0, longest) }]),
  )
  return [...byText.values()]
}

function personKeys({ names, births, countries }: Profile): Key[] {
  const days = births.filter(isDay).map(({ from }) => from)
  const years = new Set(births.filter(isWithinYear).map(({ from }) => from.slice(0, 4)))
  const named = names.filter((name) => name.includes(' '))
  return [
    ...days.flatMap((day) => countries.map((country) => ({ kind: 'birth-date+country', value: `${day}|${country}` }))),
    ...[...years].flatMap((year) => named.map((name) => ({ kind: 'name+birth-year', value: `${name}|${year}` }))),
    ...(births.length === 0 ? named.flatMap((name) => withCountries(name, countries)) : []),
  ]
}

function companyKeys({ names, countries }: Profile): Key[] {
  return names.flatMap((name) => withCountries(name, countries))
}

function withCountries(name: string, countries: readonly string[]): Key[] {
  return countries.map((country) => ({ kind: 'name+country', value: `${name}|${country}` }))
}

/** A single day, unless it stands for the year. */
export function isDay({ from, to }: Profile['births'][number]): boolean {
  return from === to && !from.endsWith(unknownDay)
}

export function isWithinYear({ from, to }: Profile['births'][number]): boolean {
  return from.slice(0, 4) === to.slice(0, 4)
}
