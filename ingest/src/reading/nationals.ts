import { countryCode } from './countries.ts'

/** The state for each nationality word in U.S. notices ("Russian individual"). */
const states: Readonly<Record<string, string>> = {
  chinese: 'China',
  dprk: 'North Korea',
  iranian: 'Iran',
  'north korean': 'North Korea',
  prc: 'China',
  russian: 'Russia',
  syrian: 'Syria',
  turkish: 'Turkey',
}

/** ISO 3166-1 alpha-2 of the state; undefined for an unknown word. */
export function nationalsOf(word: string): string | undefined {
  const state = states[word.trim().toLowerCase()]
  return state === undefined ? undefined : (countryCode(state) ?? undefined)
}
