import { createMemo } from '../memo.ts'
import { openAbbreviations, sovietAbbreviations } from '../tables/company-words/abbreviations.ts'
import { russianEndings, russianNames, russianWords } from '../tables/company-words/russian.ts'
import {
  emptyWordings,
  englishWordings,
  honourWordings,
  nameWordings,
  organisingWords,
} from '../tables/company-words/wordings.ts'
import { placeWords } from '../tables/party-words.ts'
import { genericWords } from '../tables/small-words.ts'
import { words as wordsIn } from '../tables/words.ts'
import { neutralSpelling } from './neutral-spelling.ts'
import { tokenOf } from './token.ts'
import type { Word } from './words.ts'

type English = readonly string[]

/** English words for a foreign word or an abbreviation; for a stem under its letters without the ending. */
const exact = new Map<string, English>()
const stems = new Map<string, English>()
const abbreviations = new Map<string, English>()
/** Phrases by their first word, the longest first. */
const phrases = new Map<string, { phrase: readonly string[]; wording: English }[]>()
/** Words of the tables that say what an organisation is or does. */
const general = new Set<string>(genericWords)
const endings: ReadonlySet<string> = new Set(wordsIn(russianEndings).map(neutralSpelling))
const organising: ReadonlySet<string> = new Set(wordsIn(organisingWords))
const open = wordsIn(openAbbreviations)
const shortestStem = 4
/** Stands for `named after` until the words after it are read. */
const honourMark = ''
let isRead = false

/** The tables are read with the first company name, because they would slow down the start. */
function readTables(): void {
  isRead = true
  for (const table of [russianWords, russianNames]) {
    for (const [wording, words] of linesOf(table)) {
      for (const word of words.split(' ')) {
        if (word.endsWith('-')) stems.set(spellingOfStem(word.slice(0, -1)), wording)
        else exact.set(neutralSpelling(word), wording)
      }
    }
  }
  for (const [wording, words] of linesOf(sovietAbbreviations)) {
    for (const word of words.split(' ')) abbreviations.set(word, wording)
  }
  for (const [wording, block] of linesOf(englishWordings + nameWordings)) {
    addPhrases(block, wording)
    // Before a part of it is read as another phrase.
    if (wording.length > 1) addPhrases(wording.join(' '), wording)
  }
  addPhrases(emptyWordings, [])
  addPhrases(honourWordings, [honourMark])
  for (const found of phrases.values()) found.sort((one, other) => other.phrase.length - one.phrase.length)
  for (const [wording] of linesOf(russianWords + sovietAbbreviations + englishWordings)) {
    for (const word of wording) general.add(word)
  }
  for (const [wording] of linesOf(russianNames + nameWordings)) for (const word of wording) general.delete(word)
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
  const worded = takePhrases(words.flatMap((word, at) => translate(word, at, words.length)))
  const placed = worded.some(({ form }) => general.has(form)) ? worded.map(withoutPlaceEnding) : worded
  const marked = withoutRepetition(withOptional(placed, text)).map(withWeight)
  const isReworded = !isUnchanged(marked, words)
  const spelled = marked.map((word) => (word.isGeneral ? word : { ...word, form: respelled(word.form) }))
  return spelled.length === 0 || (!isReworded && isUnchanged(spelled, words)) ? null : { words: spelled, isReworded }
}

function isUnchanged(words: readonly Word[], printed: readonly Word[]): boolean {
  return (
    words.length === printed.length &&
    words.every(({ form, isGeneral, isOptional }, at) => form === printed[at]?.form && !isGeneral && !isOptional)
  )
}

/** Two letters are an abbreviation only at the beginning; letters that are the whole name are its own. */
function translate(word: Word, at: number, count: number): Word[] {
  const mayBeShort = word.form.length > 2 ? count > 1 : at === 0 && count > 1
  const spelledOut = mayBeShort ? abbreviations.get(word.form) : undefined
  const wording = spelledOut ?? translationOf(word.form) ?? withField(word.form)
  return wording === undefined ? [word] : wording.map((form) => ({ ...word, form }))
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

const mostRemembered = 25_000
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
  const taken: Word[] = []
  for (let at = 0; at < words.length; ) {
    const first = words[at] as Word
    const found = phrases.get(first.form)?.find(({ phrase }) => startsAt(words, at, phrase))
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

/** The name of the honoured person (named after E. I. Zababakhin; A.A. Kharkevich Institute) and initials in brackets. */
function withOptional(words: readonly Word[], text: string): Word[] {
  const marked: Word[] = []
  let isHonoured = false
  for (const [at, word] of words.entries()) {
    if (word.form === honourMark || isInitialsOfPerson(word, words.length - at)) isHonoured = true
    if (word.form === honourMark) continue
    marked.push(isHonoured || isBracketed(word, text) ? { ...word, isOptional: true } : word)
    if (word.form.length >= shortestSurname) isHonoured = false
  }
  return marked
}

const shortestSurname = 4
const leastAfterInitials = 4

function isInitialsOfPerson({ form, isDotted }: Word, left: number): boolean {
  return isDotted && form.length > 1 && form.length < shortestSurname && left >= leastAfterInitials
}

const capitals = /^\p{Lu}{3,8}$/u

function isBracketed({ form, start, end }: Word, text: string): boolean {
  if (placeWords.has(form)) return false
  return start > 0 && text[start - 1] === '(' && text[end] === ')' && capitals.test(text.slice(start, end))
}

function withoutRepetition(words: readonly Word[]): Word[] {
  return words.filter(({ form }, at) => words.findIndex((other) => other.form === form) === at)
}

function withWeight(word: Word): Word {
  if (organising.has(word.form)) return { ...word, isGeneral: true, isOptional: true }
  return general.has(word.form) && !genericWords.has(word.form) ? { ...word, isGeneral: true } : word
}

const leastToRespell = 4
const leastInGenitive = 6

/** Without the ending of a genitive: Degtyaryova → degtiarev. Known names and places keep their spelling. */
function respelled(form: string): string {
  if (form.length < leastToRespell || /\d/.test(form)) return form
  const { isRelated, isPlace } = tokenOf(form)
  if (isRelated || isPlace) return form
  const spelled = neutralSpelling(form)
  return spelled.length >= leastInGenitive ? spelled.replace(/a$/, '') : spelled
}
