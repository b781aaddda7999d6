import { memoByObject } from '../../memo.ts'
import type { Token } from '../token.ts'

/** Letters that Japanese writes with Kana of one row, and the consonant that stands for them. The longest first. */
const rules: [RegExp, string][] = [
  [/shch/g, 'st'],
  [/sch|sh|th/g, 's'],
  [/tch|ch|ts|tz|cz/g, 't'],
  [/dzh|dj|zh|dz|j/g, 'z'],
  [/ph|kh/g, 'f'],
  [/gh/g, 'g'],
  [/ck|qu|q|c(?![eiy])/g, 'k'],
  [/c/g, 's'],
  [/x/g, 'ks'],
  [/h(?![aeiouwy])/g, ''],
  [/v/g, 'b'],
  [/f/g, 'h'],
  [/l/g, 'r'],
  [/mu?(?=[bp])/g, 'n'],
  [/([b-df-hj-np-tvxz])\1+/g, '$1'],
  [/n(?=m)/g, ''],
]
const initialVowel = /^[aeiou]/
const vowels = /[aeiouwy]/g
const doubled = /(.)\1+/g

/** Of English words Kana do not write the r before a consonant and at the end: Art, アート. */
const silentR = /r(?![aeiou])/g

/** A word as Kana write it, and the same without the r that English does not speak. */
export const kanaSpellingsOf = memoByObject(({ form }: Token): readonly [string, string] => [
  spelledInKana(consonantsOf(form)),
  spelledInKana(consonantsOf(form).replace(silentR, '')),
])

/** l and r, b and v, th and s are one, and there is a vowel after every consonant but n: Almaz and アルマズ are arumazu. */
function spelledInKana(sounds: string): string {
  return sounds
    .replace(/y(?![aeiou])/g, 'i')
    .replace(/w(?![aeiou])/g, 'u')
    .replace(/[wy]/g, '')
    .replace(/[td](?![aeiou])/g, '$&o')
    .replace(/[bghkmprsz](?![aeiou])/g, '$&u')
    .replace(/ou/g, 'o')
    .replace(doubled, '$1')
}

/** The consonants of that spelling, with a mark for a vowel at the beginning; '' if fewer than two. */
export const kanaSkeletonOf = memoByObject(({ form }: Token): string => {
  const sounds = consonantsOf(form)
  const consonants = sounds.replace(vowels, '').replace(doubled, '$1')
  return consonants.length < 2 ? '' : (initialVowel.test(sounds) ? '_' : '') + consonants
})

function consonantsOf(form: string): string {
  let sounds = form
  for (const [letters, consonant] of rules) sounds = sounds.replace(letters, consonant)
  return sounds
}
