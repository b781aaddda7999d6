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

/** An aircraft is named by its registration, of which no part is a legal form: EP-LDA, EP-MMC. */
const registration = /^\s*[a-z\d]{1,2}-[a-z]{3,4}\s*$/i

/** The words of a party and its legal forms, as printed in `text`. */
export function legalFormsOf(read: readonly Word[], text: string): LegalForms {
  if (registration.test(text)) return { words: [...read], legal: [], classes: new Set() }
  return takeLegalForms(readNumberWords(joinDottedLetters(withoutShortForm(read, text).map(nominative))))
}

/** A Russian name with its short form, as contracts and registers write it: Акционерное общество «Геомир» (АО «Геомир»). */
function withoutShortForm(read: readonly Word[], text: string): readonly Word[] {
  const from = text.lastIndexOf('(')
  if (from < 0 || !text.trimEnd().endsWith(')')) return read
  const inside = read.filter(({ start }) => start > from)
  const first = inside[0]
  if (first === undefined || inside.length === 1) return read
  const short = takeLegalForms(joinDottedLetters(inside))
  if (!short.legal.some(({ start }) => start === first.start)) return read
  const whole = read.filter(({ start }) => start < from)
  const { words, classes } = takeLegalForms(joinDottedLetters(whole))
  return words.length > 0 && [...short.classes].some((form) => classes.has(form)) ? whole : read
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
  if (length === 0) return legalFormsOf(read, text)
  const owner = legalFormsOf(read.slice(0, length), text)
  const own = legalFormsOf(read.slice(length), text)
  const words = owner.words.map((word): Word => ({ ...word, optional: 'word' }))
  return { ...own, words: [...words, ...own.words] }
}
