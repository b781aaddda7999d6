import { lazy } from '../lazy.ts'
import { countryNames } from './country-names.ts'

/** A country or territory with the words that name it, folded as in names. */
export interface Country {
  /** ISO 3166-1 alpha-2. */
  code: string
  zh: readonly string[]
  /** Names, adjectives and long forms as word lists. */
  wordings: readonly (readonly string[])[]
}

/** Every country and territory that CLDR names in Chinese and English. */
export const countries = lazy((): readonly Country[] => {
  const inChinese = new Intl.DisplayNames('zh-Hans', { type: 'region', fallback: 'none' })
  const inEnglish = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  const others = new Map(countryNames.split(/[\n/]/).map((row) => [row.trim().slice(0, 2), row.trim().split('=')]))
  return countryCodes().flatMap((code) => {
    const [zh, en] = [inChinese.of(code), inEnglish.of(code)]
    if (zh === undefined || en === undefined) return []
    const [, latin = '', han = ''] = others.get(code) ?? []
    return [
      { code, zh: listed(`${zh},${han}`), wordings: listed(`${folded(en)},${latin}`).map((one) => one.split(' ')) },
    ]
  })
})

const codesByHan = lazy(() => new Map(countries().flatMap(({ code, zh }) => zh.map((name) => [name, code] as const))))

const codesByWording = lazy(() => {
  const found = new Map<string, string[]>()
  for (const { code, wordings } of countries()) {
    for (const wording of wordings) {
      const key = wording.join(' ')
      found.set(key, [...(found.get(key) ?? []), code])
    }
  }
  return found
})

const mostWords = 5

/** The country that Chinese characters name; undefined if they name none. */
export function countryOfHan(zh: string): string | undefined {
  return codesByHan().get(zh)
}

/** Whether a folded text is the name of a country or of its people, and nothing else. */
export function isCountry(text: string): boolean {
  return codesByWording().has(text)
}

/** Codes of every country that the words name: both Koreas for Korea. */
export function countriesOfWords(words: readonly string[]): string[] {
  const found: string[] = []
  for (let at = 0; at < words.length; at++) {
    for (let to = Math.min(words.length, at + mostWords); to > at; to--) {
      const codes = codesByWording().get(words.slice(at, to).join(' '))
      if (codes === undefined) continue
      found.push(...codes)
      at = to - 1
    }
  }
  return found
}

/** Without codes that another has replaced, and those of no territory. */
export function countryCodes(): string[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter(
      (code) =>
        Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}` && !/^(?:X[AB]|ZZ|QO|UN|E[UZ])$/.test(code),
    )
}

function listed(names: string): string[] {
  return [...new Set(names.split(',').filter((name) => name !== ''))]
}

/** A name of a country in lower-case letters, without what stands in brackets. */
export function folded(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\(.*\)|\p{M}/gu, '')
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[^a-z]+/g, ' ')
    .trim()
}
