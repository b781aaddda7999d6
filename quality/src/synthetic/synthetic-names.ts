import { type Chance, createChance } from '../random.ts'
import { type CompanyWords, companyWords } from './company-words.ts'
import {
  companyIndustries,
  companyLegals,
  companyPlaces,
  familyNames,
  givenCharacters,
  oneCharacterShare,
  tradeCharacters,
} from './han-words.ts'

const vowels = ['a', 'e', 'i', 'o', 'u', 'ia', 'eo', 'ai']
const consonants = [...'bcdfghklmnprstvwz', 'br', 'tr', 'st', 'cl', 'gr', 'ph', 'ch', 'v', 'x']
/** A third of young companies have a coined name. */
const coinedShare = 0.3

/** Synthetic, unique company names of many countries in Latin and Cyrillic script; the same for the same seed. */
export function syntheticCompanies(count: number, seed: number): string[] {
  return distinct(count, seed, (chance, index) => {
    const words = companyWords[index % companyWords.length] as CompanyWords
    return companyName(words, chance)
  })
}

/** Synthetic, unique Chinese company names: place, trade name, industry, legal form. */
export function syntheticHanCompanies(count: number, seed: number): string[] {
  return distinct(count, seed, (chance) => {
    const place = chance.pick(companyPlaces)
    const length = chance.next() < 0.8 ? 2 : 3
    const trade = Array.from({ length }, () => chance.pick(tradeCharacters)).join('')
    const industry = chance.pick(companyIndustries)
    const legal = chance.pickWeighted(companyLegals)
    const isPlaceInside = chance.next() < 0.08
    return isPlaceInside ? `${trade}（${place}）${industry}${legal}` : `${place}${trade}${industry}${legal}`
  })
}

/**
 * Synthetic Chinese personal names: family name by its number of bearers, given name by the frequency of its
 * characters.
 */
export function syntheticHanPeople(count: number, seed: number): string[] {
  return distinct(count, seed, (chance) => {
    const length = chance.next() < oneCharacterShare ? 1 : 2
    const given = Array.from({ length }, () => chance.pickWeighted(givenCharacters)).join('')
    return chance.pickWeighted(familyNames) + given
  })
}

function companyName(words: CompanyWords, chance: Chance): string {
  const parts: Record<string, () => string> = {
    T: () => (chance.next() < coinedShare ? coinedWord(chance) : chance.pick(words.trades)),
    P: () => chance.pick(words.places),
    I: () => chance.pick(words.industries),
    L: () => chance.pick(words.legals),
  }
  return chance.pick(words.patterns).replace(/(?<!\p{L})[TPIL](?!\p{L})/gu, (part) => parts[part]?.() ?? part)
}

function coinedWord(chance: Chance): string {
  const syllables = 2 + chance.below(2)
  let word = ''
  for (let index = 0; index < syllables; index++) word += chance.pick(consonants) + chance.pick(vowels)
  if (chance.next() < 0.5) word += chance.pick(['n', 'x', 'r', 's', 'l', 'tek', 'ma'])
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** `count` different names, the same for the same seed. */
export function distinct(count: number, seed: number, invent: (chance: Chance, index: number) => string): string[] {
  const chance = createChance(seed)
  const names = new Set<string>()
  for (let index = 0; names.size < count; index++) names.add(invent(chance, index))
  return [...names]
}
