import { hangulCompanyWords } from '../tables/company-words/hangul.ts'
import { words } from '../tables/words.ts'

/** Revised Romanisation by syllable; the McCune-Reischauer spellings meet it in the phonetic key. */
const initials = 'g kk n d tt r m b pp s ss _ j jj ch k t p h'.split(' ')
const vowels = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ')
const finals = '_ k k k n n n t l k m l l l p l m p p t t ng t t k t p t'.split(' ')

/** Family names that everybody writes otherwise than the rule. */
const familyNames = new Map([
  ['김', 'kim'],
  ['이', 'lee'],
  ['리', 'ri'],
  ['박', 'park'],
  ['최', 'choi'],
  ['정', 'jong'],
  ['조', 'jo'],
  ['강', 'kang'],
  ['노', 'roh'],
  ['오', 'oh'],
  ['우', 'woo'],
  ['유', 'yoo'],
])

const companyWords = new Map(
  words(hangulCompanyWords).map((entry) => {
    const [word = '', latin = ''] = entry.split('=')
    return [word, latin.split('-')] as const
  }),
)
const longestWord = 6
/** Syllables of the shortest run that is no person's name. */
const leastOfCompany = 5
const leastUnknown = 2

/** One Latin syllable per Hangul syllable: `김정은` → kim, jeong, eun; known words of companies by what they are called. */
export function romaniseHangul(text: string): string[] {
  const composed = text.normalize('NFC')
  return asCompanyWords(composed) ?? bySyllable(composed)
}

/**
 * Null unless the run is made of known words, or longer than a person's name with known words about a name of its own: no
 * syllable of a person's name is read as a word.
 */
function asCompanyWords(text: string): string[] | null {
  const before = knownFrom(text)
  if (before.length === text.length) return before.latin
  const after = knownUpTo(text.slice(before.length))
  const own = text.slice(before.length, text.length - after.length)
  const isKnown = before.length + after.length > 0
  if (!isKnown || text.length < leastOfCompany || own.length < leastUnknown) return null
  return [...before.latin, nameOf(own), ...after.latin]
}

interface KnownWords {
  latin: string[]
  length: number
}

function knownFrom(text: string): KnownWords {
  const latin: string[] = []
  let at = 0
  while (at < text.length) {
    const word = lengths(text.length - at)
      .map((length) => text.slice(at, at + length))
      .find((part) => companyWords.has(part))
    if (word === undefined) break
    latin.push(...(companyWords.get(word) ?? []))
    at += word.length
  }
  return { latin, length: at }
}

function knownUpTo(text: string): KnownWords {
  const latin: string[] = []
  let end = text.length
  while (end > 0) {
    const word = lengths(end)
      .map((length) => text.slice(end - length, end))
      .find((part) => companyWords.has(part))
    if (word === undefined) break
    latin.unshift(...(companyWords.get(word) ?? []))
    end -= word.length
  }
  return { latin, length: text.length - end }
}

function lengths(most: number): number[] {
  return Array.from(
    { length: Math.max(0, Math.min(longestWord, most) - 1) },
    (_, at) => Math.min(longestWord, most) - at,
  )
}

/** As lists write the names of Korean companies: 련하 is Ryonha, 백호 is Paekho. */
function nameOf(text: string): string {
  const latin = [...text].map((character) => syllable(character.charCodeAt(0) - 0xac00)).join('')
  return latin
    .replaceAll('eo', 'o')
    .replaceAll('eu', 'u')
    .replace(/^g(?!g)/, 'k')
    .replace(/^b(?!b)/, 'p')
}

function bySyllable(text: string): string[] {
  const syllables: string[] = []
  for (const character of text) {
    const index = character.charCodeAt(0) - 0xac00
    if (index < 0 || index > 11171) continue
    const family = syllables.length === 0 ? familyNames.get(character) : undefined
    syllables.push(family ?? syllable(index))
  }
  return syllables
}

function syllable(index: number): string {
  const initial = initials[Math.floor(index / 588)] ?? '_'
  const vowel = vowels[Math.floor((index % 588) / 28)] ?? ''
  const final = finals[index % 28] ?? '_'
  return (initial === '_' ? '' : initial) + vowel + (final === '_' ? '' : final)
}
