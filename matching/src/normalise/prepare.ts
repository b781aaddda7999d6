import { foldName } from '../fold.ts'
import type { PartyKind } from '../model.ts'
import { chineseReadings } from '../scripts/han/chinese-readings.ts'
import type { LegalClass } from '../tables/legal-forms/legal-class.ts'
import {
  genericWords,
  partyParticles,
  personParticles,
  seriesWords,
  titles,
  titlesAlsoNames,
} from '../tables/small-words.ts'
import { share } from '../tables/token-tables.ts'
import { cleanText } from './clean.ts'
import { joinNames, leaveApart } from './din-and-allah.ts'
import { followsFatherMark } from './father-marks.ts'
import { type HanName, hanNameOf } from './han-name.ts'
import { hanNumbers } from './han-numbers.ts'
import { isJapanese, withoutHan, wordsOfJapanese } from './japanese/japanese-words.ts'
import type { LegalForms } from './legal.ts'
import { isNumeral } from './number-words.ts'
import { legalFormsOf, wordedFormsOf } from './party-forms.ts'
import { inOneRomanisation, type Romanisation } from './person-wording.ts'
import { flags, sharedBits, sharedBytes, sharedClasses, sharedNumbers } from './shared-arrays.ts'
import { type Span, spansOf } from './spans.ts'
import { spelledOutSyllables } from './syllables.ts'
import { codesOf, lettersOf, type Token, tokenOf } from './token.ts'
import { isVesselMark } from './vessel-marks.ts'
import { inOneWording } from './wording.ts'
import { mendArticles, splitInitials, type Word, wordsOf } from './words.ts'

/** Role of a token in its name; decides its weight and the meaning of a difference. */
export const tokenKinds = { content: 0, particle: 1, title: 2, generic: 3, number: 4, initial: 5 } as const

/** A word that many publishers leave out; one of the kind of organisation conflicts with another kind. */
export const optionals = { word: 1, kind: 2 } as const

/** Maximum number of tokens compared: more than any name has. */
export const mostTokens = 32

const contentWeight = 1
const weights = { particle: 0.12, title: 0.15, titleAlsoName: 0.4, generic: 0.45, initial: 0.5, number: 0.6 }

/** Of a token read from Kana, in `unvowelled`. */
export const inKana = 2

/** A word of a legal form with its UTF-16 range in the text. */
export type LegalWord = Pick<Word, 'form' | 'start' | 'end'>

/** A name prepared for comparison, as a person or as another party. */
export interface PreparedName {
  text: string
  isPerson: boolean
  /** Folded text, for equality. */
  folded: string
  /** Tokens without legal forms, in order. */
  tokens: Token[]
  kinds: Uint8Array
  weights: Float64Array
  /** Distinctiveness if both names have the token, 0–1. */
  distinctiveness: Float64Array
  /** UTF-16 range of each token in the text. */
  starts: readonly number[]
  ends: readonly number[]
  /** 1: the script of the token has no vowels. `inKana`: it has more vowels, and fewer consonants. */
  unvowelled: Uint8Array
  /** The token is a Hangul syllable. */
  syllable: Uint8Array
  /** Every token is compared by its letters: none is unvowelled or a syllable. */
  isVowelled: boolean
  /** The token was read from a script other than Latin. */
  foreign: Uint8Array
  /** 1 if the token follows a word of descent (bin, ben): the father, or the son. */
  afterFatherMark: Uint8Array
  /** Of each token one of `optionals`, 0 if publishers do not leave it out; null: they leave none out. */
  optional: Uint8Array | null
  /** Of each token the bits of the first letters of its Russian words; null in a name as printed. */
  initials: Uint32Array | null
  /** Its initials are letters of what it works on: TsKBA, Central Design Bureau of Automation. */
  hasFieldLetters: boolean
  /** The letters of the organisation that its name also states: (AEOI). */
  abbreviation: Token | null
  /** One bit per initial letter of the tokens. */
  heads: number
  hasInitials: boolean
  hasNumbers: boolean
  /** All tokens as one word, and a bit per letter in it. */
  joined: string
  joinedLetters: number
  /** The typed words as one word: before Abdul was joined or a legal form removed. */
  written: string
  legal: readonly LegalWord[]
  legalClasses: ReadonlySet<LegalClass>
  /** Numbers that identify the party, ascending as text: Factory 112 → 112, 第十三研究所 → 13. */
  numbers: readonly string[]
  /** A number in this name identifies a sister party (Fund IV), not the party itself (Factory 112). */
  isSeries: boolean
  /** A foundation is another party than the company it is named after. */
  isFoundation: boolean
  han: HanName | null
  /** With the Kana between the Han characters; `han` itself if there are none. */
  hanKana: HanName | null
  /** A company's name of Kana and Han as its words in one row, without Han; null in other names. */
  japanese: PreparedName | null
  /**
   * The subject is also listed in Latin letters, so this Han name is not compared by sound. Set only together with
   * its other names.
   */
  isNamedInLatin: boolean
  /** These letters abbreviate another name of the subject. Set only together with its other names. */
  isSpelledOut: boolean
  /** Words were joined (Abdul Haq, Salah al-Din). */
  isJoined: boolean
  /** The name with its words separate, after `apartOf` was called. */
  apart: PreparedName | null
  /** An organisation in one English wording; null if it has no other; undefined before `wordedOf` was called. */
  worded: PreparedName | null | undefined
  /** The same with abbreviations of several words spelled out (Promtekh); null if it has none. */
  spelledOut: PreparedName | null
  /** A bit per token of the wording, or of the name itself; 0 before `wordedOf` was called. */
  wordedBits: number
  /** Names in pinyin that a person's Latin name may stand for; null if it is not Chinese, or before `wordedOf` was called. */
  chinese: readonly string[] | null
  /** How a person's name is written in one romanisation; null in other names. */
  romanisation: Romanisation | null
  /** In one wording, and more than the spelling of single words is another than in print; or printed in Wade-Giles. */
  isReworded: boolean
  /** Keeps another reading of a kept name like the name itself; null in other names. */
  keep: ((reading: PreparedName) => PreparedName) | null
}

export function isPersonKind(type: PartyKind | null): boolean {
  return type === '02'
}

/** Accepts any string; a name without letters and digits has no tokens and no Han. */
export function prepareName(value: string, isPerson: boolean): PreparedName {
  return prepare(cleanText(value), isPerson, joinNames)
}

/**
 * The name without joining: if a half of a joined name is misspelt or moved, only this reading pairs it. A name
 * without joined words is returned unchanged.
 */
export function apartOf(name: PreparedName): PreparedName {
  if (!name.isJoined) return name
  name.apart ??= asKept(name, prepare(name.text, true, leaveApart))
  return name.apart
}

/**
 * The name as another publisher may write it: of an organisation in one English wording, of a Chinese person in
 * Wade-Giles. Null if it has no such form.
 */
export function wordedOf(name: PreparedName): PreparedName | null {
  if (name.worded !== undefined) return name.worded
  name.worded = asKept(
    name,
    name.han !== null ? null : name.isPerson ? preparePerson(name) : prepareWorded(name, false),
  )
  if (name.isPerson && name.han === null) name.chinese = chineseReadings(name.tokens.map(({ form }) => form))
  if (!name.isPerson && name.tokens.some(({ form }) => spelledOutSyllables(form) !== null))
    name.spelledOut = asKept(name, prepareWorded(name, true))
  for (const wording of [name.worded ?? name, ...(name.spelledOut === null ? [] : [name.spelledOut])])
    for (const { id } of wording.tokens) name.wordedBits |= 1 << (Math.imul(id, 0x9e3779b1) >>> 27)
  return name.worded
}

function asKept<Reading extends PreparedName | null>(name: PreparedName, reading: Reading): Reading | PreparedName {
  return reading === null || name.keep === null ? reading : name.keep(reading)
}

const foundation = tokenOf('foundation').families.company

function isFoundationWord({ families }: Token): boolean {
  return families.company.length > 0 && share(families.company, foundation)
}

function prepareWorded({ text, tokens: printed }: PreparedName, spellsOut: boolean): PreparedName | null {
  const spans = spansOf(text)
  // Without Han it is the reading of a Japanese name in one row.
  const isInOneRow = isJapanese(spans)
  const read = isInOneRow ? wordsOfJapanese(spans) : wordsOf(spans)
  const forms = wordedFormsOf(read, text, spellsOut)
  const wording = inOneWording(forms.words, text)
  const isOtherForm = forms.words.length !== printed.length
  if (wording === null && !isOtherForm) return null
  const name = prepared(text, false, isInOneRow ? withoutHan(spans) : spans, read, {
    ...forms,
    words: wording?.words ?? forms.words,
  })
  name.isReworded = isOtherForm || wording?.isReworded === true
  return name
}

/** The words of a person's name in one romanisation, by syllables (Xi Jinping as hsi chin ping) or sounds (Buzouski). */
function preparePerson({ text, tokens, syllable }: PreparedName): PreparedName | null {
  // Hangul says more than its romanisations.
  if (syllable.includes(1)) return null
  const wording = inOneRomanisation(tokens)
  if (wording === null) return null
  const spans = spansOf(text)
  const read = wordsOf(spans)
  if (read.length !== tokens.length) return null
  const words = read.flatMap((word, at) =>
    (wording.words[at] ?? []).map((form) => ({ ...word, form, isSyllable: true })),
  )
  const name = prepared(text, true, spans, read, { words, legal: [], classes: new Set() })
  name.isReworded = wording.isReworded
  name.romanisation = wording.system
  return name
}

function prepare(text: string, isPerson: boolean, join: (words: readonly Word[]) => Word[]): PreparedName {
  const spans = spansOf(text)
  const read = wordsOf(spans)
  const forms = isPerson
    ? { words: join(mendArticles(splitInitials(read))), legal: [] as Word[], classes: new Set<LegalClass>() }
    : legalFormsOf(read, text)
  const name = prepared(text, isPerson, spans, read, forms)
  if (!isPerson && isJapanese(spans)) name.japanese = prepareJapanese(text, spans)
  return name
}

function prepareJapanese(text: string, spans: readonly Span[]): PreparedName {
  const read = wordsOfJapanese(spans)
  return prepared(text, false, withoutHan(spans), read, legalFormsOf(read, text))
}

function prepared(
  text: string,
  isPerson: boolean,
  spans: readonly Span[],
  read: readonly Word[],
  { words, legal, classes }: LegalForms,
): PreparedName {
  const kept = words.slice(0, mostTokens)
  const han = hanNameOf(spans, isPerson)
  const hasKana = han !== null && spans.some(({ script }) => script === 'kana')
  const size = kept.length
  const joined = kept.map((word) => word.form).join('')
  const written = read.map((word) => word.form).join('')
  const name: PreparedName = {
    text,
    isPerson,
    folded: foldName(text),
    tokens: kept.map((word) => tokenOf(word.form)),
    kinds: new Uint8Array(size),
    weights: new Float64Array(size),
    distinctiveness: new Float64Array(size),
    starts: kept.map(({ start }) => start),
    ends: kept.map(({ end }) => end),
    unvowelled: kept.some(({ isInKana }) => isInKana)
      ? sharedBytes(Uint8Array.from(kept, ({ isInKana, isUnvowelled }) => (isInKana ? inKana : isUnvowelled ? 1 : 0)))
      : flags(kept, ({ isUnvowelled }) => isUnvowelled),
    syllable: flags(kept, ({ isSyllable }) => isSyllable),
    isVowelled: !kept.some((word) => word.isUnvowelled || word.isInKana || word.isSyllable),
    foreign: flags(kept, ({ isForeign }) => isForeign),
    afterFatherMark: flags(kept, (_, at) => isPerson && followsFatherMark(kept, at)),
    optional: kept.some(({ optional }) => optional !== undefined)
      ? sharedBytes(Uint8Array.from(kept, ({ optional }) => (optional === undefined ? 0 : optionals[optional])))
      : null,
    initials: kept.some(({ initials }) => initials !== undefined)
      ? sharedBits(Uint32Array.from(kept, ({ initials }) => initials ?? 0))
      : null,
    abbreviation: abbreviationOf(kept),
    hasFieldLetters: kept.some(({ isOfField }) => isOfField),
    heads: 0,
    hasInitials: false,
    hasNumbers: false,
    joined,
    joinedLetters: lettersOf(codesOf(joined)),
    written: written === joined ? joined : written,
    legal: legal.length === 0 ? noWords : legal.map(({ form, start, end }) => ({ form, start, end })),
    legalClasses: sharedClasses(classes),
    numbers: noNumbers,
    isSeries: !isPerson && kept.some((word) => seriesWords.has(word.form)),
    isFoundation: false,
    han,
    hanKana: hasKana ? hanNameOf(spans, isPerson, true) : han,
    japanese: null,
    isNamedInLatin: false,
    isSpelledOut: false,
    isJoined: isPerson && words.length < read.length,
    apart: null,
    worded: undefined,
    spelledOut: null,
    wordedBits: 0,
    chinese: null,
    romanisation: null,
    isReworded: false,
    keep: null,
  }
  for (const [index, word] of kept.entries()) classify(name, index, word)
  promoteWhenAllSmall(name)
  for (const [index, { codes }] of name.tokens.entries())
    name.heads |= (1 << ((codes[0] as number) & 31)) | (name.initials?.[index] ?? 0)
  for (let index = 0; index < size; index++)
    name.distinctiveness[index] = Math.min(distinctivenessOf(name, index), kept[index]?.mostDistinctive ?? 1)
  name.isFoundation = !isPerson && name.tokens.some(isFoundationWord)
  name.hasInitials = name.kinds.includes(tokenKinds.initial)
  name.hasNumbers = name.kinds.includes(tokenKinds.number)
  if (name.hasNumbers || han !== null) name.numbers = numbersOf(name)
  name.kinds = sharedBytes(name.kinds)
  name.weights = sharedNumbers(name.weights)
  name.distinctiveness = sharedNumbers(name.distinctiveness)
  return name
}

const noWords: readonly LegalWord[] = []
const noNumbers: readonly string[] = []

function abbreviationOf(words: readonly Word[]): Token | null {
  const letters = words.filter(({ isAbbreviation }) => isAbbreviation)
  return letters.length === 1 ? tokenOf(letters[0]?.form ?? '') : null
}

/** Words of descent that are given names at the start: Ben Netanyahu. */
const givenBeforeAll = new Set(['ben'])

function classify(name: PreparedName, index: number, word: Word): void {
  const { form } = word
  const particles = name.isPerson ? personParticles : partyParticles
  if (!name.isPerson && isVesselMark(name.tokens, index)) {
    name.kinds[index] = tokenKinds.particle
    name.weights[index] = weights.particle
    return
  }
  let kind: number = tokenKinds.content
  let weight = contentWeight
  if (isNumeral(form, name.isPerson, index > 0 && index === name.tokens.length - 1)) {
    kind = tokenKinds.number
    weight = weights.number
  } else if (form.length === 1 && form >= 'a' && form <= 'z' && !(word.isForeign && particles.has(form))) {
    kind = tokenKinds.initial
    weight = weights.initial
  } else if (particles.has(form) && !word.isSyllable && !(index === 0 && givenBeforeAll.has(form))) {
    kind = tokenKinds.particle
    weight = weights.particle
  } else if (name.isPerson && titlesAlsoNames.has(form)) {
    kind = tokenKinds.title
    weight = weights.titleAlsoName
  } else if (name.isPerson && titles.has(form)) {
    kind = tokenKinds.title
    weight = weights.title
  } else if (!name.isPerson && (word.isGeneral || genericWords.has(form))) {
    kind = tokenKinds.generic
    weight = weights.generic
  }
  name.kinds[index] = kind
  name.weights[index] = weight
}

const minorDistinctiveness = { particle: 0.05, title: 0.1, initial: 0.1, generic: 0.25, number: 0.3 }

function distinctivenessOf(name: PreparedName, index: number): number {
  const token = name.tokens[index] as Token
  const distinctiveness = name.isPerson ? token.personDistinctiveness : token.partyDistinctiveness
  switch (name.kinds[index]) {
    case tokenKinds.particle:
      return minorDistinctiveness.particle
    case tokenKinds.title:
      return Math.min(
        distinctiveness,
        name.weights[index] === weights.title ? minorDistinctiveness.title : weights.titleAlsoName,
      )
    case tokenKinds.initial:
      return minorDistinctiveness.initial
    case tokenKinds.generic:
      return minorDistinctiveness.generic
    case tokenKinds.number:
      return minorDistinctiveness.number
    default:
      return distinctiveness
  }
}

function numbersOf(name: PreparedName): string[] {
  const numbers: string[] = []
  for (const [at, token] of name.tokens.entries()) {
    if (token.isNumber && name.kinds[at] === tokenKinds.number) numbers.push(token.form)
  }
  if (name.han !== null && !name.isPerson) {
    for (const { value } of hanNumbers(name.han.characters)) numbers.push(value)
  }
  return numbers.sort()
}

/** A name of only titles, particles or generic words is compared by these: Agha, Shah, General Trading. */
function promoteWhenAllSmall(name: PreparedName): void {
  const { content, initial, number, generic } = tokenKinds
  for (const kind of name.kinds) if (kind === content || kind === generic) return
  for (let index = 0; index < name.kinds.length; index++) {
    const kind = name.kinds[index]
    if (kind === initial || kind === number) continue
    name.kinds[index] = content
    name.weights[index] = Math.max(name.weights[index] ?? 0, weights.titleAlsoName)
  }
}
