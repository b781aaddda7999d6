import { foldName } from '@qingdan/matching/fold.ts'
import { foreignNames } from './foreign-person-words.ts'
import { familyNames, givenCharacters } from './han-words.ts'
import { distinct, syntheticHanCompanies } from './synthetic-names.ts'

export interface OrdinaryName {
  name: string
  /** A person of another country: the spellings of the two parts of the Latin name. */
  latin?: { given: string[]; family: string[] }
}

/** Ordinary names in Chinese, the same for the same seed: 4,500 companies, 4,500 people, 1,000 foreign people. */
export function ordinaryNames(seed: number): {
  companies: OrdinaryName[]
  people: OrdinaryName[]
  foreign: OrdinaryName[]
} {
  return {
    companies: syntheticHanCompanies(4500, seed).map((name) => ({ name })),
    people: people(4500, seed + 1).map((name) => ({ name })),
    foreign: foreignPeople(1000, seed + 2),
  }
}

/** Of those, the ones that no listed party bears, as far as its names tell. */
export function notListed(names: readonly OrdinaryName[], listed: readonly string[]): OrdinaryName[] {
  const folded = new Set(listed.map(foldName))
  const words = wordIndex(folded)
  return names.filter(({ name, latin }) => {
    if (folded.has(foldName(name))) return false
    return latin === undefined || !isBorne(latin, words)
  })
}

/** Family names by number of bearers, given names of two characters. */
function people(count: number, seed: number): string[] {
  return distinct(count, seed, (chance) => {
    const given = chance.pickWeighted(givenCharacters) + chance.pickWeighted(givenCharacters)
    return chance.pickWeighted(familyNames) + given
  })
}

function foreignPeople(count: number, seed: number): OrdinaryName[] {
  const latin = new Map<string, NonNullable<OrdinaryName['latin']>>()
  const names = distinct(count, seed, (chance) => {
    // Western names are the ordinary ones; the larger groups are drawn more often.
    const { given, family } = chance.pickWeighted(
      foreignNames.map((value) => ({ value, weight: value.given.length * value.family.length })),
    )
    const [first, last] = [chance.pick(given), chance.pick(family)]
    const name = `${first.han}·${last.han}`
    latin.set(name, { given: first.latin, family: last.latin })
    return name
  })
  return names.map((name) => {
    const spellings = latin.get(name)
    return spellings === undefined ? { name } : { name, latin: spellings }
  })
}

/** The listed names, by number, in which each word occurs. */
function wordIndex(names: ReadonlySet<string>): Map<string, Set<number>> {
  const words = new Map<string, Set<number>>()
  for (const [number, name] of [...names].entries()) {
    for (const word of name.split(' ')) {
      const numbers = words.get(word) ?? new Set()
      words.set(word, numbers.add(number))
    }
  }
  return words
}

/** A listed name contains both parts, in one of their spellings. */
function isBorne({ given, family }: NonNullable<OrdinaryName['latin']>, words: Map<string, Set<number>>): boolean {
  const holding = (spellings: string[]): Set<number> =>
    new Set(spellings.flatMap((spelling) => [...(words.get(foldName(spelling)) ?? [])]))
  const withFamily = holding(family)
  return [...holding(given)].some((number) => withFamily.has(number))
}
