import { readTable } from '@qingdan/chinese-names/read-table.ts'
import { foldName } from './fold.ts'
import { identifierForms } from './identifier.ts'
import { lazy } from './lazy.ts'
import type { ListedName, PartyKind } from './model.ts'
import { cleanText } from './normalise/clean.ts'
import { distinctivenessOfParty } from './normalise/distinctiveness.ts'
import { type HanName, hanNameOf } from './normalise/han-name.ts'
import { takeLegalForms } from './normalise/legal.ts'
import { type Span, spansOf } from './normalise/spans.ts'
import { joinDottedLetters, wordsOf } from './normalise/words.ts'
import { partyParticles } from './tables/small-words.ts'

/** A subject as far as suggestions need it. */
export interface SuggestedSubject {
  names: readonly ListedName[]
  type: PartyKind
  /** `identifierForms` of its numbers, and the kind of each. */
  identifiers: readonly string[]
  identifierKinds: readonly string[]
  /** Lists it is on, without those that only repeat others. */
  listCount: number
}

export interface SuggestInput {
  input: string[]
  weight: number
}

/** What a completion says about itself. */
export interface ReadInput {
  /** The folded text that begins as typed. */
  text: string
  /** Index of its name, or of its number, in the subject. */
  at: number
  /** Distinctive words of the name and of the primary name, which parent and branches share; [] if there are none. */
  families: string[]
}

/** Names and numbers of one subject at most: the completion index lives in memory. */
const mostInputs = 60
const mostNumbers = 30
const longestInput = 60
const longestFamily = 30
/** Tokens of a name from which an input starts. */
const mostStarts = 5
/** Shorter numbers are everyday numbers and parts of names. */
const shortestNumber = 5
/** Stands before numbers, which are requested apart from names; no folded name has it. */
const numberMark = '#'
const separator = '\t'

/** Characters of the engine for an input with what it says about itself. */
export const longestStoredInput = 130

/** Where a name begins with what was typed; a higher rank comes first, whatever the number of lists. */
const ranks = { strong: { beginning: 3, inside: 2 }, weak: { beginning: 1, inside: 0 } }
const mostLists = 31
const weightOfRank = (mostLists + 1) * 2 * (longestInput + 1)

type Place = 'beginning' | 'inside'
type Add = (text: string, place: Place) => void

/**
 * Completion inputs of a subject: each name folded, from each of its first tokens on; a Han name also by its pinyin, joined
 * and spaced, and by the initials of its pinyin (hwjs → 华为技术); each number. Read them with `readInput`.
 */
export function suggestInputs(subject: SuggestedSubject): SuggestInput[] {
  const best = new Map<string, { weight: number; suffix: string }>()
  const readings = subject.names.map(({ value }) => readingOf(value, subject.type))
  const primaryFamily = readings[0]?.family ?? ''
  for (const [at, name] of subject.names.entries()) {
    const reading = readings[at] as Reading
    const families = new Set([reading.family, primaryFamily].filter((family) => family !== ''))
    const suffix = [at, ...families].join(separator)
    addNameInputs(reading, subject.type === '02', (text, place) => {
      const input = text.slice(0, longestInput)
      if ([...input].length < 2) return
      const weight = weightOf(name, place, reading.folded.length, subject.listCount)
      if ((best.get(input)?.weight ?? -1) < weight) best.set(input, { weight, suffix })
    })
  }
  const names = [...best].sort(([, one], [, other]) => other.weight - one.weight).slice(0, mostInputs)
  const inputs = [
    ...names.map(([text, { weight, suffix }]) => ({ text: text + separator + suffix, weight })),
    ...numberInputs(subject).map((text) => ({ text, weight: subject.listCount })),
  ]
  return [...Map.groupBy(inputs, ({ weight }) => weight)].map(([weight, equal]) => ({
    input: equal.map(({ text }) => text),
    weight,
  }))
}

/** Reads an input of `suggestInputs`. */
export function readInput(input: string): ReadInput {
  const [text = '', at = '', ...families] = input.split(separator)
  return { text: text.startsWith(numberMark) ? text.slice(numberMark.length) : text, at: Number(at), families }
}

/** The beginning that is looked for; '' under two characters. */
export function suggestPrefix(text: string): string {
  const folded = foldName(text).slice(0, longestInput)
  return [...folded].length < 2 ? '' : folded
}

const ascii = /^[\x20-\x7e]*$/

/**
 * What to ask the completion field for instead of the prefix, as a regular expression of the engine: words that are typed without spaces
 * also begin words printed apart (jongun). Null for a prefix with spaces, and for other letters than those of ASCII: the engine reads the
 * expression byte by byte.
 */
export function suggestPattern(prefix: string): string | null {
  if (prefix.includes(' ') || !ascii.test(prefix)) return null
  return [...prefix].map((sign) => (/[a-z\d]/.test(sign) ? sign : `\\${sign}`)).join(' ?')
}

/** The same for a number, from five characters on; '' for other texts. */
export function numberPrefix(text: string): string {
  // Behind the text as typed comes the number without the word before it: IMO 9187629.
  const number = identifierForms(text).findLast(isNumber)
  return number === undefined ? '' : numberMark + number.slice(0, longestInput)
}

/** The weight of an input whose words are printed apart and typed together: as if it began inside the name. */
export function weightOfJoined(weight: number): number {
  const rank = Math.floor(weight / weightOfRank)
  const isBeginning = rank === ranks.strong.beginning || rank === ranks.weak.beginning
  return isBeginning ? weight - weightOfRank : weight
}

/** Whether an input of this weight is a whole name, primary or strong, or its beginning. */
export function isOfBeginning(weight: number): boolean {
  return weight >= ranks.strong.beginning * weightOfRank
}

/** Lists, then the primary name, then the shorter one. */
function weightOf({ kind, quality }: ListedName, place: Place, length: number, listCount: number): number {
  const rank = ranks[kind === 'primary' ? 'strong' : quality][place]
  const lists = Math.min(listCount, mostLists)
  const isPrimary = kind === 'primary' ? 1 : 0
  const shortness = Math.max(0, longestInput - length)
  return rank * weightOfRank + (lists * 2 + isPrimary) * (longestInput + 1) + shortness
}

function numberInputs({ identifiers, identifierKinds }: SuggestedSubject): string[] {
  return identifiers
    .flatMap((number, at) =>
      isNumber(number) && identifierKinds[at] !== 'subject-id'
        ? [numberMark + number.slice(0, longestInput) + separator + at]
        : [],
    )
    .slice(0, mostNumbers)
}

function isNumber(form: string): boolean {
  return form.length >= shortestNumber && /\d/.test(form)
}

const generalClasses: ReadonlySet<string> = new Set(['legal', 'place', 'industry', 'quality', 'institution'])
/** Words of organisations that tell nothing of whose they are: ministry, islamic, factory. */
const generalWords = lazy(
  () =>
    new Set(
      readTable('organisation-words.tsv', ['word', 'zh', 'class', 'note'])
        .filter((row) => generalClasses.has(row.class))
        .map(({ word }) => word),
    ),
)

function isGeneral(form: string): boolean {
  return (
    !/\p{L}/u.test(form) || partyParticles.has(form) || generalWords().has(form) || distinctivenessOfParty(form) <= 0.5
  )
}

interface Reading {
  folded: string
  /** The same without the legal form before the name: ПАО Газпром. */
  withoutLegalForm: string
  han: HanName | null
  family: string
}

function readingOf(value: string, type: PartyKind): Reading {
  const isPerson = type === '02'
  const text = cleanText(value)
  const spans = spansOf(text)
  const han = hanNameOf(spans, isPerson)
  const folded = foldName(value)
  if (isPerson) return { folded, withoutLegalForm: folded, han, family: '' }
  const { words } = takeLegalForms(joinDottedLetters(wordsOf(spans)))
  const starts = words[0]?.start ?? 0
  const startsInHan = spans[0]?.script === 'han'
  return {
    folded,
    withoutLegalForm: starts === 0 || startsInHan ? folded : foldName(text.slice(starts)),
    han,
    // Vessels of one name are no family: each is a subject of its own.
    family: type === '01' ? familyOf(han, spans, words).slice(0, longestFamily) : '',
  }
}

/** General words and places may be shared by anybody; the first other word is shared by parent and branches. */
function familyOf(han: HanName | null, spans: readonly Span[], words: readonly { form: string }[]): string {
  if (han !== null && spans.every(({ script }) => script === 'han')) {
    const trade = han.segments.find(({ kind }) => kind === 'trade')
    return trade === undefined ? '' : han.characters.slice(trade.from, trade.to).join('')
  }
  return words.find(({ form }) => !isGeneral(form))?.form ?? ''
}

function addNameInputs({ folded, withoutLegalForm, han }: Reading, isPerson: boolean, add: Add): void {
  const tokens = folded.split(' ')
  const isFoundJoined = ascii.test(folded)
  add(folded, 'beginning')
  add(withoutLegalForm, 'beginning')
  if (tokens.length > 1 && !isFoundJoined) add(tokens.join(''), 'inside')
  for (let at = 1; at < Math.min(tokens.length, mostStarts); at++) {
    const rest = tokens.slice(at)
    if (!isPerson) {
      add(rest.join(' '), 'inside')
      continue
    }
    // A person's parts may be typed in the other order: the input that begins inside goes round to the beginning.
    const input = [...rest, ...tokens.slice(0, at)]
    // The family name is printed first or last.
    const place = rest.length === 1 ? 'beginning' : 'inside'
    add(input.join(' '), place)
    if (at === 1 && rest.length > 1 && !isFoundJoined) add(input.join(''), 'inside')
  }
  if (han !== null) addHanInputs(han, add)
}

function addHanInputs(han: HanName, add: Add): void {
  const syllablesFrom = (from: number) => han.pinyin.slice(from).filter((syllable) => syllable !== '')
  const initialsFrom = (from: number) =>
    syllablesFrom(from)
      .map((syllable) => syllable[0])
      .join('')
  add(syllablesFrom(0).join(''), 'beginning')
  add(syllablesFrom(0).join(' '), 'inside')
  add(initialsFrom(0), 'inside')
  const addFrom = (from: number, place: Place): void => {
    add(han.characters.slice(from).join(''), place)
    add(syllablesFrom(from).join(''), place)
    add(initialsFrom(from), 'inside')
  }
  // A foreign person is known by the last part: 绍伊古 of 谢尔盖·绍伊古.
  for (const from of han.parts.slice(1)) addFrom(from, from === han.parts.at(-1) ? 'beginning' : 'inside')
  // A place or a word of the trade may come before the known name: 深圳市大疆 is searched as dajiang.
  for (const { from, kind } of han.segments) if (from > 0 && kind !== 'legal') addFrom(from, 'inside')
}
