import { createMemo, memoByText } from '../memo.ts'
import { openAbbreviations, sovietAbbreviations } from '../tables/company-words/abbreviations.ts'
import { russianEndings, russianNames, russianWords } from '../tables/company-words/russian.ts'
import { russianGoods } from '../tables/company-words/russian-goods.ts'
import { russianIndustries } from '../tables/company-words/russian-industries.ts'
import { russianInstitutions } from '../tables/company-words/russian-institutions.ts'
import { russianLoanwords } from '../tables/company-words/russian-loanwords.ts'
import { russianPlaces } from '../tables/company-words/russian-places.ts'
import { turkishAndArabicWords } from '../tables/company-words/turkish-and-arabic.ts'
import {
  bodyWordings,
  emptyWordings,
  englishWordings,
  honourWordings,
  legalWordings,
  nameWordings,
  organisingWords,
} from '../tables/company-words/wordings.ts'
import { genericWords } from '../tables/small-words.ts'
import { words as wordsIn } from '../tables/words.ts'
import { distinctivenessOfParty } from './distinctiveness.ts'
import { neutralSpelling } from './neutral-spelling.ts'
import { honourMark, markOptional } from './optional-words.ts'
import { tokenOf } from './token.ts'
import type { Word } from './words.ts'

type English = readonly string[]

/** English words for a foreign word or an abbreviation; for a stem under its letters without the ending. */
const exact = new Map<string, English>()
const stems = new Map<string, English>()
const abbreviations = new Map<string, English>()
/** Phrases by their first word, the longest first. */
const phrases = new Map<string, { phrase: readonly string[]; wording: English }[]>()
/** Legal forms by their first letter; a word that ends in a full stop is a stem. */
const formPhrases = new Map<string, { phrase: readonly string[]; wording: English }[]>()
/** Words of the tables that say what an organisation is or does. */
const general = new Set<string>(genericWords)
const endings: ReadonlySet<string> = new Set(wordsIn(russianEndings).map(neutralSpelling))
const organising: ReadonlySet<string> = new Set(wordsIn(organisingWords))
const open = wordsIn(openAbbreviations)
const shortestStem = 4
/** Bits of the first letters of the Russian words for an English one. */
const initials = new Map<string, number>()
let isRead = false

/** The tables are read with the first company name, because they would slow down the start. */
function readTables(): void {
  isRead = true
  for (const table of [
    russianGoods,
    russianLoanwords,
    russianInstitutions,
    russianIndustries,
    russianWords,
    russianPlaces,
    russianNames,
    turkishAndArabicWords,
  ]) {
    for (const [wording, words] of linesOf(table)) {
      const [english = '', ...others] = wording
      for (const word of words.split(' ')) {
        if (others.length === 0 && table !== turkishAndArabicWords)
          initials.set(english, (initials.get(english) ?? 0) | lettersOf(word))
        if (word.endsWith('-')) stems.set(spellingOfStem(word.slice(0, -1)), wording)
        else exact.set(neutralSpelling(word), wording)
      }
    }
  }
  for (const [wording, words] of linesOf(sovietAbbreviations)) {
    for (const word of words.split(' ')) abbreviations.set(word, wording)
  }
  for (const [wording, block] of linesOf(englishWordings + nameWordings + bodyWordings)) {
    addPhrases(block, wording)
    // Before a part of it is read as another phrase.
    if (wording.length > 1) addPhrases(wording.join(' '), wording)
  }
  addPhrases(emptyWordings, [])
  addPhrases(honourWordings, [honourMark])
  for (const [wording, block] of linesOf(legalWordings)) {
    for (const phrase of [...block.split(';').map(wordsIn), wording]) {
      const spelled = phrase.map(spellingOfFormWord)
      const letter = spelled[0]?.[0] ?? ''
      formPhrases.set(letter, [...(formPhrases.get(letter) ?? []), { phrase: spelled, wording }])
    }
  }
  for (const found of [...phrases.values(), ...formPhrases.values()])
    found.sort((one, other) => other.phrase.length - one.phrase.length)
  for (const [wording] of linesOf(russianWords + sovietAbbreviations + englishWordings)) {
    for (const word of wording) general.add(word)
  }
  for (const [wording] of linesOf(russianNames + russianPlaces + nameWordings))
    for (const word of wording) general.delete(word)
}

/** Ts, kh and yu are one letter in Russian and two in Latin. */
const otherLetters: Record<string, string> = { ts: 'c', kh: 'h', yu: 'u', ya: 'a' }

function lettersOf(word: string): number {
  let bits = bitOf(word)
  const other = otherLetters[word.slice(0, 2)]
  if (other !== undefined) bits |= bitOf(other)
  return bits
}

function bitOf(letters: string): number {
  return 1 << (letters.charCodeAt(0) & 31)
}

/** Spelled as before an ending: the ch of vytvorch- is that of vytvorchae. */
function spellingOfStem(stem: string): string {
  return neutralSpelling(`${stem}a`).slice(0, -1)
}

/** Lines `wording = words`; a line with a deeper margin continues the last one. */
function linesOf(table: string): [string[], string][] {
  return table
    .replaceAll(/\n {3,}/g, ' ')
    .split('\n')
    .flatMap((line) => {
      const [wording = '', words] = line.split('=')
      return words === undefined ? [] : [[wordsIn(wording), words.trim()]]
    })
}

function addPhrases(block: string, wording: English): void {
  for (const text of block.split(';')) {
    const phrase = wordsIn(text)
    const first = phrase[0] ?? ''
    const found = phrases.get(first)
    if (found === undefined) phrases.set(first, [{ phrase, wording }])
    else found.push({ phrase, wording })
  }
}

/** The words of an organisation as another publisher may write them. */
export interface Wording {
  words: Word[]
  /** More than the spelling of single words is another. */
  isReworded: boolean
}

/**
 * The words of an organisation in one English wording: Russian words translated, abbreviations spelled out, and of
 * several wordings one (instrument engineering → instruments). Null if nothing changes.
 */
export function inOneWording(words: readonly Word[], text: string): Wording | null {
  if (!isRead) readTables()
  const counted = words.filter(({ form }, at) => !isNumberMark(form, words[at + 1]?.form))
  const worded = takePhrases(translated(counted))
  const placed = worded.some(({ form }) => general.has(form)) ? worded.map(withoutPlaceEnding) : worded
  const marked = withoutRepetition(markOptional(placed, text)).map(withWeight).map(withInitials)
  const isReworded = !isUnchanged(marked, words)
  const spelled = marked.map((word) => (word.isGeneral ? word : inOneSpelling(word)))
  return spelled.length === 0 || (!isReworded && isUnchanged(spelled, words)) ? null : { words: spelled, isReworded }
}

const numberMarks: ReadonlySet<string> = new Set(wordsIn('no nr num number numero nomer'))

/** Mining Enterprise No. 1. */
function isNumberMark(form: string, next: string | undefined): boolean {
  return numberMarks.has(form) && next !== undefined && /^\d/.test(next)
}

function isUnchanged(words: readonly Word[], printed: readonly Word[]): boolean {
  return (
    words.length === printed.length &&
    words.every(
      ({ form, isGeneral, optional }, at) => form === printed[at]?.form && !isGeneral && optional === undefined,
    )
  )
}

const mostRemembered = 25_000
const spellingOf = memoByText(mostRemembered, neutralSpelling)

/** Legal forms that other publishers write otherwise, as `takeLegalForms` knows them: Publicly Traded Company. */
export function withUsualForms(words: readonly Word[]): Word[] {
  if (!isRead) readTables()
  const spelled = words.map(({ form }) => spellingOf(form))
  return replacePhrases(words, (at) =>
    formPhrases
      .get(spelled[at]?.[0] ?? '')
      ?.find(({ phrase }) => phrase.every((form, index) => isSpelled(spelled[at + index], form))),
  )
}

/** A stem has a full stop at its end. */
function spellingOfFormWord(word: string): string {
  return word.endsWith('-') ? `${word.slice(0, -1)}.` : neutralSpelling(word)
}

function isSpelled(form: string | undefined, expected: string): boolean {
  if (form === undefined || form[0] !== expected[0]) return false
  return form === expected || (expected.endsWith('.') && form.startsWith(expected.slice(0, -1)))
}

function translated(words: readonly Word[]): Word[] {
  const first = words.findIndex(({ optional }) => optional === undefined)
  return words.flatMap((word, at) => (isParticle(words, at) ? [] : translate(word, at === first, words.length)))
}

const russianParticles: ReadonlySet<string> = new Set(wordsIn('i po dlya dlia v vo na pri ot iz za so'))

/** Priborostroeniia I Avtomatiki: a Russian conjunction or preposition, between words of Russian. */
function isParticle(words: readonly Word[], at: number): boolean {
  const [before, word, after] = [words[at - 1], words[at], words[at + 1]]
  if (
    word === undefined ||
    !russianParticles.has(word.form) ||
    word.isDotted ||
    before === undefined ||
    after === undefined
  )
    return false
  return translationOf(before.form) !== undefined || translationOf(after.form) !== undefined
}

/** Two letters are an abbreviation only at the beginning; letters that are the whole name are its own. */
function translate(word: Word, isFirst: boolean, count: number): Word[] {
  const mayBeShort = count > 1 && (isFirst || word.form.length > 2)
  const spelledOut = mayBeShort ? abbreviations.get(word.form) : undefined
  const wording = spelledOut ?? translationOf(word.form) ?? withField(word.form)
  return wording === undefined
    ? [word]
    : wording.map((form) => (form.length === 1 ? { ...word, form, isOfField: true } : { ...word, form }))
}

const mostFieldLetters = 3
const leastFieldLetters = 1

/** TsKBA, Central Design Bureau of Automation: the letters after the abbreviation are initials. */
function withField(form: string): English | undefined {
  const abbreviation = open.find((start) => form.startsWith(start))
  const letters = form.slice(abbreviation?.length ?? form.length)
  if (abbreviation === undefined || letters.length < leastFieldLetters || letters.length > mostFieldLetters) return
  return [...(abbreviations.get(abbreviation) ?? []), ...letters]
}

const remembered = createMemo<string, English | null>(mostRemembered)

function translationOf(form: string): English | undefined {
  const known = remembered.get(form)
  if (known !== undefined) return known ?? undefined
  const spelling = neutralSpelling(form)
  const found = exact.get(spelling) ?? byStem(spelling)
  remembered.set(form, found ?? null)
  return found
}

function byStem(form: string): English | undefined {
  for (let length = form.length; length >= shortestStem; length--) {
    const found = stems.get(form.slice(0, length))
    if (found !== undefined && (length === form.length || endings.has(form.slice(length)))) return found
  }
  return undefined
}

function takePhrases(words: readonly Word[]): Word[] {
  return replacePhrases(words, (at) =>
    phrases.get(words[at]?.form ?? '')?.find(({ phrase }) => startsAt(words, at, phrase)),
  )
}

function replacePhrases(
  words: readonly Word[],
  phraseAt: (at: number) => { phrase: readonly string[]; wording: English } | undefined,
): Word[] {
  const taken: Word[] = []
  for (let at = 0; at < words.length; ) {
    const first = words[at] as Word
    const found = phraseAt(at)
    if (found === undefined) {
      taken.push(first)
      at++
    } else {
      const { end } = words[at + found.phrase.length - 1] as Word
      for (const form of found.wording) taken.push({ ...first, form, end })
      at += found.phrase.length
    }
  }
  return taken
}

function startsAt(words: readonly Word[], from: number, phrase: readonly string[]): boolean {
  return phrase.every((form, at) => words[from + at]?.form === form)
}

const placeEnding = /^(.{3,})sk(?:ii|iy|yy|yi|ij|i|y|aya|aia|oye|oe|oje|ogo|oy|oi|iye|ie|ikh)?$/

/** Tambovskii zavod is the plant of Tambov, Klimovskiy that of Klimovsk. */
function withoutPlaceEnding(word: Word): Word {
  const stem = placeEnding.exec(word.form)?.[1]
  return stem === undefined ? word : { ...word, form: stem }
}

function withoutRepetition(words: readonly Word[]): Word[] {
  return words.filter(({ form }, at) => words.findIndex((other) => other.form === form) === at)
}

function withWeight(word: Word): Word {
  if (organising.has(word.form)) return { ...word, isGeneral: true, optional: 'word' }
  return general.has(word.form) && !genericWords.has(word.form) ? { ...word, isGeneral: true } : word
}

function withInitials(word: Word): Word {
  const letters = initials.get(word.form)
  return letters === undefined ? word : { ...word, initials: letters }
}

/** A word that many companies have in their names (Middle, Express) stays one in any spelling. */
function inOneSpelling(word: Word): Word {
  const form = respelled(word.form)
  if (form === word.form) return word
  return { ...word, form, mostDistinctive: distinctivenessOfParty(word.form) }
}

const leastToRespell = 4
const leastInGenitive = 6

/** Without the ending of a genitive: Degtyaryova → degtiarev. Known names and places keep their spelling. */
function respelled(form: string): string {
  // Letters without vowels are an abbreviation.
  if (form.length < leastToRespell || /\d/.test(form) || !/[aeiouy]/.test(form)) return form
  const { isRelated, isPlace, slavic } = tokenOf(form)
  if (isPlace) return form
  if (slavic !== null) return slavic
  if (isRelated) return form
  const spelled = spellingOf(form)
  return spelled.length >= leastInGenitive ? spelled.replace(/a$|(?<=.{8}ik)s$/, '') : spelled
}
