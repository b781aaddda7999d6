import { romaniseArmenian, romaniseGeorgian } from './alphabets.ts'
import { romaniseArabic } from './arabic.ts'
import { arabicForms } from './arabic-words.ts'
import { romaniseCyrillic } from './cyrillic.ts'
import { romaniseEthiopic } from './ethiopic.ts'
import { romaniseGreek } from './greek.ts'
import { romaniseHangul } from './hangul.ts'
import { hebrewForms, romaniseHebrew } from './hebrew.ts'
import { romaniseIndic } from './indic.ts'
import { isKatakanaWord, readKana } from './katakana-words.ts'
import { foldLatin } from './latin.ts'
import type { ScriptName } from './script.ts'
import { romaniseThai } from './thai.ts'

/**
 * Latin tokens of one run of a script: lower-case letters and digits, mostly one token, several where the script writes
 * them together (the Arabic article, Hangul syllables). Han is not read here: its readings depend on the whole name.
 */
export function romanise(text: string, script: ScriptName): string[] {
  switch (script) {
    case 'latin':
    case 'digit':
      return present(foldLatin(text))
    case 'cyrillic':
      return present(romaniseCyrillic(text))
    case 'greek':
      return present(romaniseGreek(text))
    case 'arabic':
      return romaniseArabic(text).filter((part) => part !== '')
    case 'hebrew':
      return present(romaniseHebrew(text))
    case 'hangul':
      return romaniseHangul(text)
    case 'kana':
      return readKana(text).filter((part) => part !== '')
    case 'armenian':
      return present(romaniseArmenian(text))
    case 'georgian':
      return present(romaniseGeorgian(text))
    case 'indic':
      return present(romaniseIndic(text))
    case 'ethiopic':
      return present(romaniseEthiopic(text))
    case 'thai':
      return present(romaniseThai(text))
    case 'other':
      return present(text.normalize('NFKC').toLowerCase())
    case 'han':
      return []
  }
}

/** True for a form read from a script that leaves vowels out, unless it is a known word: such tokens agree by consonants. */
export function isUnvowelled(form: string, script: ScriptName): boolean {
  return (script === 'arabic' && !arabicForms.has(form)) || (script === 'hebrew' && !hebrewForms.has(form))
}

/** True for a form read from Kana, unless it is a known word: such tokens agree by the consonants that Japanese tells apart. */
export function isInKana(form: string, script: ScriptName): boolean {
  return script === 'kana' && !isKatakanaWord(form)
}

function present(token: string): string[] {
  return token === '' ? [] : [token]
}
