import type { Profile } from './profile.ts'

type Facts = Partial<Omit<Profile, 'names'>> & { names?: string[] }

/** Profiles for tests: what is not given is unknown. */
function profile(type: Profile['type'], { names = ['A B C'], ...facts }: Facts): Profile {
  return {
    type,
    sex: null,
    names: names.map((value) => ({ value, isWeak: false })),
    births: [],
    countries: [],
    areCountriesImplied: false,
    cities: [],
    addressWords: [],
    numbers: [],
    references: [],
    regimes: [],
    listedOn: [],
    entryList: null,
    ...facts,
  }
}

export const person = (facts: Facts): Profile => profile('02', facts)
export const company = (facts: Facts): Profile => profile('01', facts)
export const vessel = (facts: Facts): Profile => profile('03', facts)

export const born = (day: string): Profile['births'] => [{ from: day, to: day }]
export const bornIn = (year: number): Profile['births'] => [{ from: `${year}-01-01`, to: `${year}-12-31` }]

export function number(
  kind: Profile['numbers'][number]['kind'],
  value: string,
  stated: string = kind,
  country: string | null = null,
): Profile['numbers'] {
  return [{ kind, value, country, stated }]
}
