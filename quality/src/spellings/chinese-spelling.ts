import { readName } from '@qingdan/matching/scripts/han/han-reading.ts'
import { pinyinSyllables } from '@qingdan/matching/tables/han/pinyin-syllables.ts'
import { wordsOf } from './listed-party.ts'

const oneVowelSound = /^[^aeiou]*[aeiouy]+[^aeiou]*$/
const longestSyllable = 6

/** A person's name in pinyin (ISO 7098, without tones) and its number of syllables; null if it is none. */
export function pinyinLength(value: string): number | null {
  const words = wordsOf(value)
  if (words.length < 2 || words.length > 4) return null
  const counts = words.map(syllableCount)
  if (counts.includes(null)) return null
  return counts.reduce<number>((sum, count) => sum + (count ?? 0), 0)
}

/**
 * Whether a name is written syllable by syllable, one a word or between hyphens. A western given name hardly ever has
 * that shape together with the number of characters.
 */
export function isInSyllables(value: string, syllables: number): boolean {
  const words = wordsOf(value)
  return (
    words.length === syllables &&
    words.every((word) => word === 'ng' || (word.length <= longestSyllable && oneVowelSound.test(word)))
  )
}

/** A printed Han name in pinyin, family name first. */
export function pinyinOf(han: string): string {
  const [family = '', ...given] = readName([...han.replace(/\P{Script=Han}/gu, '')], true)
  return `${family} ${given.join('')}`
}

/** The fewest syllables; null if the word is no run of them. */
function syllableCount(word: string): number | null {
  const least: (number | null)[] = [0]
  for (let end = 1; end <= word.length; end++) {
    let best: number | null = null
    for (let start = Math.max(0, end - longestSyllable); start < end; start++) {
      const before = least[start] ?? null
      if (before === null || !pinyinSyllables.has(word.slice(start, end))) continue
      if (best === null || before + 1 < best) best = before + 1
    }
    least.push(best)
  }
  return least[word.length] ?? null
}
