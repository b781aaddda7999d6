import { type LegalForms, takeLegalForms } from './legal.ts'
import { readNumberWords } from './number-words.ts'
import { lengthOfOwner } from './optional-words.ts'
import { spelledOutSyllables } from './syllables.ts'
import { withUsualForms } from './wording.ts'
import { joinDottedLetters, type Word } from './words.ts'

/** For a company the name of its founder: Laboratoriya Kasperskogo. */
const genitive = /sk[oi]go$/

function nominative(word: Word): Word {
  return word.isForeign && genitive.test(word.form) ? { ...word, form: word.form.replace(genitive, 'skiy') } : word
}

/** The words of a party and its legal forms, as printed. */
export function legalFormsOf(read: readonly Word[]): LegalForms {
  return takeLegalForms(readNumberWords(joinDottedLetters(read.map(nominative))))
}

/** The same for a name in one wording; `spellsOut`: with abbreviations of several words spelled out. */
export function wordedFormsOf(read: readonly Word[], text: string, spellsOut: boolean): LegalForms {
  return withOwner(withUsualForms(spellsOut ? read.flatMap(spelledOut) : read), text)
}

function spelledOut(word: Word): Word[] {
  return spelledOutSyllables(word.form)?.map((form) => ({ ...word, form })) ?? [word]
}

/** The words of its owner may be left out, and only its own legal form counts. */
function withOwner(read: readonly Word[], text: string): LegalForms {
  const length = lengthOfOwner(read, text)
  if (length === 0) return legalFormsOf(read)
  const owner = legalFormsOf(read.slice(0, length))
  const own = legalFormsOf(read.slice(length))
  const words = owner.words.map((word): Word => ({ ...word, optional: 'word' }))
  return { ...own, words: [...words, ...own.words] }
}
