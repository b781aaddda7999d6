import { foldName } from '@qingdan/matching/fold.ts'
import { countries } from '@qingdan/matching/tables/countries.ts'
import { countryNames } from './country-names.ts'

/** Languages in which names are searched. */
const languages = 'zh zh-Hant en ru uk ar fa ko ja fr de es pt it tr'.split(' ')

let codes: Map<string, Set<string>> | null = null

/** Codes, ISO 3166-1 alpha-2, of the countries that a text names in any language: 俄罗斯石油公司, Iran Air. */
export function countriesNamed(text: string): Set<string> {
  codes ??= readCodes()
  const named = new Set<string>()
  for (const part of partsOf(foldName(text))) {
    for (let from = 0; from < part.units.length; ) {
      const found = longestFrom(part, from, codes)
      for (const code of found?.codes ?? []) named.add(code)
      from += found?.length ?? 1
    }
  }
  return named
}

/** Whether a text is the name of a country and nothing else. */
export function isCountry(text: string): boolean {
  codes ??= readCodes()
  return codes.has(foldName(text))
}

interface Part {
  /** Words, or characters where words are not separated. */
  units: readonly string[]
  separator: ' ' | ''
}

function partsOf(folded: string): Part[] {
  const words = folded.split(' ')
  const unspaced = words.filter((word) => /\p{Script=Han}/u.test(word))
  return [{ units: words, separator: ' ' }, ...unspaced.map((word): Part => ({ units: [...word], separator: '' }))]
}

/** Words of the longest name: Bosnia and Herzegovina; characters of most Chinese ones. */
const longest = 8

function longestFrom({ units, separator }: Part, from: number, codes: ReadonlyMap<string, Set<string>>) {
  for (let length = Math.min(longest, units.length - from); length > 0; length--) {
    const found = codes.get(units.slice(from, from + length).join(separator))
    if (found !== undefined) return { codes: found, length }
  }
  return null
}

/** The names of CLDR in all languages; adjectives and other forms, in Chinese and English, from the matcher's table. */
function readCodes(): Map<string, Set<string>> {
  const read = new Map<string, Set<string>>()
  const add = (name: string, code: string) => read.set(name, (read.get(name) ?? new Set()).add(code))
  for (const [name, code] of countryNames(languages)) add(foldName(name), code)
  for (const { code, zh, wordings } of countries()) {
    for (const name of [...zh, ...wordings.map((words) => words.join(' '))]) add(foldName(name), code)
  }
  return read
}
