import { lazy } from '../../lazy.ts'
import { japaneseFamilies, japaneseGivenReadings, japaneseReadings } from '../../tables/han/japanese-readings.ts'
import { foldHan } from './han-fold.ts'
import { charactersByReading } from './han-readings-table.ts'

const readings = lazy(() => charactersByReading(japaneseReadings))
const families = lazy(() => read(japaneseFamilies))
const given = lazy(() => read(japaneseGivenReadings))

/** Characters of the longest Japanese family name. */
export const longestJapaneseFamily = 3

/** Readings of a Japanese family name; none for other characters. */
export function japaneseFamilyForms(characters: string): readonly string[] {
  return families().get(characters) ?? []
}

/** How Japanese given names spell one character, or two that are read together. */
export function japaneseGivenForms(characters: string): string[] {
  const forms = [...(given().get(characters) ?? []), ...(readings().get(characters) ?? [])]
  return [...new Set(forms.flatMap(withShortVowels))]
}

/** Long vowels are written or not: Ito, Itou, Itoh. */
function withShortVowels(form: string): string[] {
  const short = form.replaceAll('ou', 'o').replaceAll('uu', 'u')
  return short.endsWith('o') ? [form, short, `${short}h`] : [form, short]
}

function read(block: string): Map<string, string[]> {
  const table = new Map<string, string[]>()
  for (const entry of block.split(/\s+/).filter((one) => one !== '')) {
    const [characters = '', forms = ''] = entry.split('=')
    const key = [...characters].map(foldHan).join('')
    table.set(key, [...(table.get(key) ?? []), ...forms.split(',').flatMap(withShortVowels)])
  }
  return table
}
