import { lazy } from '../lazy.ts'
import { katakanaWords } from '../tables/company-words/katakana.ts'
import { countries } from '../tables/countries.ts'
import { words } from '../tables/words.ts'
import { romaniseKana } from './kana.ts'

/** English words by their Katakana, the names of countries after CLDR among them. */
const byKatakana = lazy(() => {
  const found = new Map<string, readonly string[]>()
  const add = (katakana: string, english: readonly string[]): void => {
    if (!found.has(katakana)) found.set(katakana, english)
  }
  for (const line of katakanaWords.split('\n')) {
    const [english = '', spelled = ''] = line.split('=')
    for (const word of words(spelled)) add(word, words(english))
  }
  const inJapanese = new Intl.DisplayNames('ja', { type: 'region', fallback: 'none' })
  for (const { code, wordings } of countries()) {
    const name = inJapanese.of(code) ?? ''
    if (isKatakana.test(name)) add(name, wordings[0] ?? [])
  }
  return found
})

/** The same by how the Katakana are read. */
const byReading = lazy(() => {
  const found = new Map<string, readonly string[]>()
  for (const [katakana, english] of byKatakana()) {
    const reading = readingOf(katakana)
    if (!found.has(reading)) found.set(reading, english)
  }
  return found
})

const isKatakana = /^[\p{Script=Katakana}ー]+$/u
/** Shorter words are parts of other words: the バンク of プロムスヴャジバンク. */
const leastKnown = 4
const leastLeft = 2
/** These belong to the Kana before them. */
const continuing = /^[ぁぃぅぇぉゃゅょっゎんァィゥェォャュョッヮンー]/u

/**
 * The Latin words of a run of Kana: known loan words in English, also where they are written together with the word before
 * or after them; the rest by its syllables.
 */
export function readKana(text: string): string[] {
  const known = byReading().get(readingOf(text))
  if (known !== undefined) return [...known]
  return partlyKnown([...text]) ?? [romaniseKana(text)]
}

/** True for a word that is an English one: it has all its letters. */
export function isKatakanaWord(form: string): boolean {
  return englishWords().has(form)
}

const englishWords = lazy(() => new Set([...byReading().values()].flat()))

function partlyKnown(kana: readonly string[]): string[] | null {
  for (let at = leastLeft; at <= kana.length - leastKnown; at++) {
    const [before, after] = [kana.slice(0, at).join(''), kana.slice(at).join('')]
    const end = continuing.test(after) ? undefined : byKatakana().get(after)
    if (end !== undefined) return [...readKana(before), ...end]
  }
  for (let at = kana.length - leastLeft; at >= leastKnown; at--) {
    const [before, after] = [kana.slice(0, at).join(''), kana.slice(at).join('')]
    const start = continuing.test(after) ? undefined : byKatakana().get(before)
    if (start !== undefined) return [...start, ...readKana(after)]
  }
  return null
}

/** Equal for spellings of one word: ヴ and ブ, セキュリティ and セキュリティー. */
function readingOf(katakana: string): string {
  return romaniseKana(katakana).replaceAll('v', 'b')
}
