import { memoByObject, memoByText } from '../../memo.ts'
import { type HanName, mayBeKorean, type Segment, type SegmentKind } from '../../normalise/han-name.ts'
import { hanNumbers, ordinalForms } from '../../normalise/han-numbers.ts'
import { koreanReadings, type Spelling, spellingsOf, systems } from '../../scripts/han/han-spelling.ts'
import { conventionalForms } from '../../scripts/han/transcribed.ts'
import { companyTerm, longestTerm } from '../../tables/company-terms.ts'
import { countryOfHan, isCountry } from '../../tables/countries.ts'
import { isTranscribing } from '../../tables/han/family-characters.ts'
import { firstCountry } from '../first-country.ts'
import { isLikePerson } from '../namesakes.ts'
import { companyForm, isPlainBody } from '../plain-body.ts'
import { companyWords, emptyTerms, leastAgreed } from './least-agreed.ts'
import { bothSpellings, createSpeller, type Speller } from './spelling-spans.ts'

/** Maximum number of characters compared in a company's name. */
const mostCharacters = 30

/** Weight of a character by its kind. */
const characterWeight: Record<SegmentKind, number> = {
  trade: 1,
  place: 0.5,
  industry: 0.5,
  generic: 0.4,
  legal: 0.15,
  number: 0.5,
}

/** A term of the name, stored under the first word of one of its English wordings. */
export interface TermHit {
  at: number
  end: number
  wording: readonly string[]
  /** The wording is the pinyin of these characters: a place by its Chinese name. */
  isSpelled: boolean
}

/** Characters of a phrase as people type it. */
const longestPhrase = 5

/** Shorter ones may be Chinese. */
export const leastTranscribed = 4

/** Characters [from, to) that mean nothing one by one. */
interface Whole {
  from: number
  to: number
  isTrade: boolean
}

/** A company's name in Han, prepared for comparison with Latin words; cached with the name. */
export interface CompanyReading {
  kinds: SegmentKind[]
  weights: Float64Array
  /**
   * Known places and trade names, and general words if there is no trade name: characters [from, to) that match as a
   * whole or in pinyin.
   */
  wholes: readonly Whole[]
  /** Terms by the first word of their wordings. */
  terms: ReadonlyMap<string, readonly TermHit[]>
  speller: Speller
  /** The distinctive part, if a table of names has it; otherwise null. */
  known: { at: number; end: number } | null
  /** The part that a table knows as one whole institution; null if there is none. */
  institution: { at: number; end: number } | null
  hasTrade: boolean
  /** Words of industry or general words besides the characters that identify the party. */
  hasRest: boolean
  /** 1 for the characters that identify the party: the trade name, or without one everything but the legal form. */
  isDistinctive: Uint8Array
  /** An ordinary word alone: 自由. */
  isPlainWord: boolean
  /**
   * Without a trade name: the share of both names that must agree, because general terms together (a country and its
   * ministry) name one party; 2 if they do not.
   */
  leastAgreed: number
  /** ISO codes of the countries it names. */
  countries: readonly string[]
  /** The country that it begins with; null if it begins with none. */
  country: { at: number; end: number; code: string } | null
  /** Characters of the trade name. */
  tradeLength: number
  /** A long trade name that is written as foreign names are: 莫诺林克. */
  isTranscribed: boolean
  /** Ends with what the party is or does, more than a company: 银行, 设计局, 工程公司. */
  hasBody: boolean
  /** A trade name and a legal form, and nothing else. */
  isTradeOnly: boolean
  /** One part of a person's name: 马杜罗. */
  isNamePart: boolean
  /** An ordinary word and a body: 应用研究所. */
  isPlainBody: boolean
  /** A few characters, no body and no legal form: 中伊贸易. */
  isShortPhrase: boolean
  /** A university or college: another subject in its name makes another one. */
  isUniversity: boolean
  /** It may be a person's name. */
  isLikePerson: boolean
  /** A place in China, other than Hong Kong, which English names of firms leave out. */
  statesPlace: boolean
  /** Industry or general words. */
  statesIndustry: boolean
  /** A place and a body: 圣彼得堡大学. */
  isPlaceAndBody: boolean
}

/** The reading of a name; cached with the name. */
export const companyReading = memoByObject(read)

function read(han: HanName): CompanyReading {
  const kinds: SegmentKind[] = []
  for (const segment of han.segments) for (let at = segment.from; at < segment.to; at++) kinds.push(segment.kind)
  kinds.length = Math.min(kinds.length, mostCharacters)
  const terms = new Map<string, readonly TermHit[]>()
  const meanings: Spelling[][] = kinds.map(() => [])
  collectTerms(han, kinds, terms, meanings)
  collectNumbers(han, kinds, terms)
  const speller = createSpeller(
    kinds.map((kind, at) => {
      // Characters of a legal form are never spelled: 公 = Kong, 司 = Si.
      if (kind === 'legal') return []
      const character = han.characters[at] ?? ''
      const chinese = spellingsOf(character, han.pinyin[at] ?? '', 'other')
      const korean = mayBeKorean(han) ? koreanReadings(character) : []
      return bothSpellings(bothSpellings(chinese, korean), meanings[at] as Spelling[])
    }),
  )
  const tradeLength = kinds.filter((kind) => kind === 'trade').length
  const isDistinctive = distinctivenessOf(han, kinds, tradeLength > 0)
  return {
    kinds,
    weights: weightsOf(han, kinds),
    wholes: [
      ...han.segments
        .filter(({ kind, term }) => term !== null && (kind === 'place' || (kind === 'generic' && tradeLength === 0)))
        .map(({ from, to }) => ({ from, to, isTrade: false })),
      ...(han.hasMiddleDot ? knownParts(han) : []),
      ...han.segments.flatMap((segment) => knownTradeName(han, segment)),
    ],
    terms,
    speller,
    known: knownName(han, isDistinctive),
    institution: institutionOf(han, kinds),
    hasTrade: tradeLength > 0,
    hasRest: kinds.some((kind, at) => isDistinctive[at] === 0 && kind !== 'place' && kind !== 'legal'),
    isDistinctive,
    isPlainWord: companyTerm(han.characters.join(''))?.isPlain === true,
    leastAgreed: leastAgreed(han),
    countries: han.segments.flatMap(({ from, to }) => countryOfHan(han.characters.slice(from, to).join('')) ?? []),
    country: countryAtStart(han),
    tradeLength,
    isTranscribed:
      tradeLength >= leastTranscribed &&
      han.characters.every((one, at) => kinds[at] !== 'trade' || isTranscribing(one)),
    hasBody: han.segments.some(
      (segment) =>
        segment.kind === 'legal' &&
        segment.to === han.characters.length &&
        textOf(han, segment).replace(companyWords, '') !== '',
    ),
    isTradeOnly: tradeLength > 0 && kinds.every((kind) => kind === 'trade' || kind === 'legal'),
    isNamePart: conventionalForms(han.characters.join('')).length > 0,
    isPlainBody: isPlainBody(han),
    isShortPhrase: kinds.length <= longestPhrase && !kinds.includes('legal'),
    isUniversity: university.test(han.characters.join('')),
    isLikePerson: isLikePerson(han),
    statesPlace: han.segments.some((segment) => segment.kind === 'place' && isOwnPlace(textOf(han, segment))),
    statesIndustry: kinds.some((kind) => kind === 'industry' || kind === 'generic'),
    isPlaceAndBody:
      kinds.includes('place') && kinds.includes('legal') && kinds.every((kind) => kind === 'legal' || kind === 'place'),
  }
}

function countryAtStart(han: HanName): CompanyReading['country'] {
  const [first] = han.segments
  if (first?.kind !== 'place') return null
  const code = firstCountry(han)
  return code !== '' ? { at: first.from, end: first.to, code } : null
}

function textOf({ characters }: HanName, { from, to }: Segment): string {
  return characters.slice(from, to).join('')
}

function isOwnPlace(zh: string): boolean {
  return zh !== '香港' && countryOfHan(zh) === undefined
}

function weightsOf(han: HanName, kinds: readonly SegmentKind[]): Float64Array {
  const weights = Float64Array.from(kinds, (kind) => characterWeight[kind])
  for (const { kind, from, to } of han.segments) {
    if (kind !== 'trade' && emptyTerms.test(han.characters.slice(from, to).join('')))
      weights.fill(characterWeight.legal, from, to)
  }
  return weights
}

function knownName(han: HanName, isDistinctive: Uint8Array): { at: number; end: number } | null {
  const at = isDistinctive.indexOf(1)
  const end = isDistinctive.lastIndexOf(1) + 1
  const term = end - at < 2 ? undefined : companyTerm(han.characters.slice(at, end).join(''))
  return term?.kind === 'trade' ? { at, end } : null
}

const university = /(?:大学|学院)$/

/** Universities and institutes differ by one English word; their known names distinguish them. */
const institutions = /(?:大学|学院|研究院|科学院)$/
/** Shorter names are trade names among other words. */
const leastInstitution = 4

function institutionOf(han: HanName, kinds: readonly SegmentKind[]): { at: number; end: number } | null {
  for (let length = Math.min(longestTerm(), kinds.length); length >= leastInstitution; length--) {
    const zh = han.characters.slice(0, length).join('')
    if (institutions.test(zh) && companyTerm(zh)?.kind === 'trade') return { at: 0, end: length }
  }
  return null
}

/** The parts of a person's name that a table knows, each one name: 桑 of 米格尔·桑切斯 is not San. */
function knownParts({ parts, characters }: HanName): Whole[] {
  return parts.flatMap((from, index) => {
    const to = parts[index + 1] ?? characters.length
    return conventionalForms(characters.slice(from, to).join('')).length === 0 ? [] : [{ from, to, isTrade: true }]
  })
}

/** The known trade name that begins a segment: its characters mean nothing one by one (中 of 中兴 is not China). */
function knownTradeName(han: HanName, { kind, from, to }: Segment): Whole[] {
  if (kind !== 'trade') return []
  for (let end = Math.min(to, from + longestTerm()); end >= from + 2; end--) {
    const term = companyTerm(han.characters.slice(from, end).join(''))
    if (term?.kind === 'trade' && term.isPlain !== true) return [{ from, to: end, isTrade: true }]
  }
  return []
}

function distinctivenessOf(han: HanName, kinds: readonly SegmentKind[], hasTrade: boolean): Uint8Array {
  const isDistinctive = Uint8Array.from(kinds, (kind) => (kind === 'trade' || (!hasTrade && kind !== 'legal') ? 1 : 0))
  if (hasTrade) return isDistinctive
  for (const { kind, from, to } of han.segments) {
    // Without a trade name a university must not match an institute.
    if (kind === 'legal' && !companyForm.test(han.characters.slice(from, to).join(''))) isDistinctive.fill(1, from, to)
  }
  return isDistinctive
}

/** Cost of a meaning inside a word: Longstone for 长石, Allyrise for 联升. */
const meaningCost = 0.1
const leastMeaning = 3

function collectTerms(
  han: HanName,
  kinds: readonly SegmentKind[],
  terms: Map<string, readonly TermHit[]>,
  meanings: Spelling[][],
): void {
  const size = kinds.length
  for (let at = 0; at < size; at++) {
    for (let length = Math.min(longestTerm(), size - at); length >= 1; length--) {
      const text = han.characters.slice(at, at + length).join('')
      const isCut = length > 1 && isBehindOneCharacter(kinds, at)
      if (kinds[at] === 'trade' && !isCut) {
        for (const form of conventionalForms(text)) {
          addTo(terms, form, sharedHit(oneWord(form), at, at + length, false))
        }
      }
      const term = companyTerm(text)
      if (term === undefined || (isCut && term.kind === 'trade')) continue
      if (length === 1 && isHalfOfForm(han, at)) continue
      if (length === 1 && term.kind !== 'legal' && isInForm(han.segments, at)) continue
      // A legal form matches only as a whole, in English or in pinyin, joined or by syllables.
      if (term.kind === 'legal' && length > 1) {
        for (const wording of spelledWordings(han.pinyin.slice(at, at + length).join(' '))) {
          addTo(terms, wording[0] ?? '', sharedHit(wording, at, at + length, true))
        }
      }
      for (const wording of term.wordings) {
        const [first = ''] = wording
        const isSpelled = wording.join('') === han.pinyin.slice(at, at + length).join('')
        addTo(terms, first, sharedHit(wording, at, at + length, isSpelled))
        if (wording.length > 1 || first.length < leastMeaning || term.kind === 'legal') continue
        // The letters of a country are in other words, too: 沙特阿美 is not AUSA.
        if (first.length === leastMeaning && isCountry(first)) continue
        const spellings = meanings[at] as Spelling[]
        spellings.push(sharedMeaning(wording, length))
      }
    }
  }
}

/** 司 of 公司 is no department. */
function isHalfOfForm({ characters }: HanName, at: number): boolean {
  return [at - 1, at].some((from) => companyForm.test(characters.slice(Math.max(0, from), from + 2).join('')))
}

/** 大 of 大学 is not Great. */
function isInForm(segments: readonly Segment[], at: number): boolean {
  return segments.some(({ kind, from, to }) => kind === 'legal' && to - from > 1 && from <= at && at < to)
}

/** A trade name behind one more character is another trade name: 卡巴斯基 is not 巴斯基. */
function isBehindOneCharacter(kinds: readonly SegmentKind[], at: number): boolean {
  return kinds[at] === 'trade' && kinds[at - 1] === 'trade' && kinds[at - 2] !== 'trade'
}

function collectNumbers(han: HanName, kinds: SegmentKind[], terms: Map<string, readonly TermHit[]>): void {
  for (const { from, to, value } of hanNumbers(han.characters.slice(0, kinds.length))) {
    kinds.fill('number', from, to)
    for (const wording of ordinalForms(value))
      addTo(terms, wording[0] ?? '', [{ at: from, end: to, wording, isSpelled: false }])
  }
}

function addTo(terms: Map<string, readonly TermHit[]>, word: string, hits: readonly TermHit[]): void {
  const known = terms.get(word)
  terms.set(word, known === undefined ? hits : [...known, ...hits])
}

/**
 * The readings of all listed names are kept. Where a wording of a term stands in one place of two names they share its
 * hit; with the shared spellings that halves what readings take.
 */
const hitsByPlace = memoByObject((_: readonly string[]) => new Map<number, readonly TermHit[]>())

function sharedHit(wording: readonly string[], at: number, end: number, isSpelled: boolean): readonly TermHit[] {
  const known = hitsByPlace(wording)
  const place = (at * (mostCharacters + 1) + end) * 2 + Number(isSpelled)
  let hits = known.get(place)
  if (hits === undefined) {
    hits = [{ at, end, wording, isSpelled }]
    known.set(place, hits)
  }
  return hits
}

/** By the number of characters. */
const meaningsByLength = memoByObject((_: readonly string[]): (Spelling | undefined)[] => [])

function sharedMeaning(wording: readonly string[], length: number): Spelling {
  const meanings = meaningsByLength(wording)
  meanings[length] ??= {
    latin: wording[0] ?? '',
    system: systems.meaning | systems.pinyin,
    cost: meaningCost,
    length,
  }
  return meanings[length]
}

/** Wordings that no table has, once for each text. */
const mostWordings = 20_000
const oneWord = memoByText(mostWordings, (form): readonly string[] => [form])
const spelledWordings = memoByText(mostWordings, (syllables): readonly (readonly string[])[] => [
  syllables.split(' '),
  [syllables.replaceAll(' ', '')],
])
