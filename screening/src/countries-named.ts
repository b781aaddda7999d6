import { foldName } from '@qingdan/matching/fold.ts'
import { countryNames } from './country-names.ts'

/** Languages in which names are searched. */
const languages = 'zh zh-Hant en ru uk ar fa ko ja fr de es pt it tr'.split(' ')

/** CLDR has no adjectives. Origin: general knowledge; countries of the lists. */
const adjectives = `
  AE emirati / AF afghan / AM armenian / AZ azerbaijani / BA bosnian / BY belarusian byelorussian belorussian / CN chinese / CU cuban / CY cypriot
  DE german / DZ algerian / EG egyptian / ES spanish / ET ethiopian / FR french / GB british / GE georgian / ID indonesian / IL israeli / IN indian
  IQ iraqi / IR iranian persian / IT italian / JP japanese / KG kyrgyz / KP north korean / KZ kazakh kazakhstani / LB lebanese / LY libyan
  MD moldovan / MM burmese / MX mexican / MY malaysian / NI nicaraguan / PK pakistani / PS palestinian / RS serbian / RU russian / SA saudi
  SD sudanese / SG singaporean / SO somali / SY syrian / TJ tajik / TR turkish / TW taiwanese / UA ukrainian / US american / UZ uzbek
  VE venezuelan / VN vietnamese / YE yemeni / ZW zimbabwean`

let codes: Map<string, string> | null = null

/** Codes, ISO 3166-1 alpha-2, of the countries that a text names in any language: 俄罗斯石油公司, Iran Air. */
export function countriesNamed(text: string): Set<string> {
  codes ??= readCodes()
  const named = new Set<string>()
  for (const part of partsOf(foldName(text))) {
    for (let from = 0; from < part.units.length; ) {
      const found = longestFrom(part, from, codes)
      if (found) named.add(found.code)
      from += found?.length ?? 1
    }
  }
  return named
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

function longestFrom({ units, separator }: Part, from: number, codes: ReadonlyMap<string, string>) {
  for (let length = Math.min(longest, units.length - from); length > 0; length--) {
    const code = codes.get(units.slice(from, from + length).join(separator))
    if (code !== undefined) return { code, length }
  }
  return null
}

function readCodes(): Map<string, string> {
  const read = new Map<string, string>()
  for (const [name, code] of countryNames(languages)) read.set(foldName(name), code)
  for (const entry of adjectives.split(/[/\n]/)) {
    const [code, ...words] = entry.trim().split(' ')
    // "north korean" is one name, every other word is one.
    const names = code === 'KP' ? [words.join(' ')] : words
    for (const name of names) if (code) read.set(name, code)
  }
  return read
}
