import { soundsOfWord } from './compare/han-latin/sound.ts'
import { isTranslation } from './tables/company-terms.ts'
import { isPinyin } from './tables/han/pinyin-syllables.ts'

/** Words with fewer letters sound like too many others. */
const leastLetters = 4

/** A skeleton and the same with one consonant left out, because Chinese adds syllables. */
export function skeletonVariants(skeleton: string): string[] {
  const variants = [skeleton]
  for (let at = 1; at < Math.min(skeleton.length, 9) && skeleton.length > 3; at++) {
    variants.push(skeleton.slice(0, at) + skeleton.slice(at + 1))
  }
  return [...new Set(variants)]
}

/** Consonants that are distinguished by ear in both languages, an initial vowel as A; '' if there are too few. */
export function skeletonOf(sounds: string): string {
  const first = sounds[0] ?? ''
  const consonants = sounds
    .replace(/[a-zYH]/g, '')
    .replace(/R/g, 'L')
    .replace(/C/g, 'S')
    .replace(/W/g, 'F')
  const skeleton = (first > 'Z' ? 'A' : '') + consonants.replace(/(.)\1+/g, '$1')
  return skeleton.length < 2 ? '' : `~${skeleton}`
}

/** The skeleton of a word that is neither known nor pinyin; '' for others. */
export function foreignSkeleton(form: string): string {
  if (form.length < leastLetters || /\d/.test(form) || isPinyin(form) || isTranslation(form)) return ''
  return skeletonOf(soundsOfWord(form))
}
