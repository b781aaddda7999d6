import { createMemo, type Memo, memoByObject } from '../../memo.ts'
import type { HanName, SegmentKind } from '../../normalise/han-name.ts'
import { hanNumbers, ordinalForms } from '../../normalise/han-numbers.ts'
import { type Spelling, spellingsOf, systems } from '../../scripts/han/han-spelling.ts'
import { companyTerm, longestTerm } from '../../tables/company-terms.ts'
import { createSpeller, type Span, type Speller, spansOf } from './spelling-spans.ts'

/** Maximum number of characters compared in a company's name. */
const mostCharacters = 30
/** Maximum number of spans cached per query: more than the distinct tokens of any search. */
const mostKept = 20_000

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

/** A company's name in Han, prepared for comparison with Latin words; cached with the name. */
export interface CompanyReading {
  kinds: SegmentKind[]
  weights: Float64Array
  /**
   * Known places, and general words if there is no trade name: characters [from, to) that match as a whole or in
   * pinyin.
   */
  wholes: readonly { from: number; to: number }[]
  /** Terms by the first word of their wordings. */
  terms: ReadonlyMap<string, readonly TermHit[]>
  speller: Speller
  /** The distinctive part, if a table of names has it; otherwise null. */
  known: { at: number; end: number } | null
  /** The part that a table knows as one whole institution; null if there is none. */
  institution: { at: number; end: number } | null
  /** Spans of Latin forms found before; used only for a query in Han, whose candidates share tokens. */
  spans: Memo<string, readonly Span[]>
  hasTrade: boolean
  /** 1 for the characters that identify the party: the trade name, or without one everything but the legal form. */
  isDistinctive: Uint8Array
  /** A country and a trade of several words, without a trade name. */
  isNational: boolean
  /** Characters of the trade name. */
  tradeLength: number
  /** A trade name and a legal form, and nothing else. */
  isTradeOnly: boolean
}

/** The reading of a name; cached with the name. */
export const companyReading = memoByObject(read)

/** All parts whose characters a Latin form spells. `isKept`: cache the result with the name. */
export function spansOfForm(reading: CompanyReading, form: string, isKept: boolean): readonly Span[] {
  let spans = reading.spans.get(form)
  if (spans === undefined) {
    spans = spansOf(reading.speller, form)
    if (isKept) reading.spans.set(form, spans)
  }
  return spans
}

function read(han: HanName): CompanyReading {
  const kinds: SegmentKind[] = []
  for (const segment of han.segments) for (let at = segment.from; at < segment.to; at++) kinds.push(segment.kind)
  kinds.length = Math.min(kinds.length, mostCharacters)
  const terms = new Map<string, TermHit[]>()
  const meanings: Spelling[][] = kinds.map(() => [])
  collectTerms(han, kinds, terms, meanings)
  collectNumbers(han, kinds, terms)
  const speller = createSpeller(
    kinds.map((kind, at) => {
      // Characters of a legal form are never spelled: 公 = Kong, 司 = Si.
      if (kind === 'legal') return []
      return [...spellingsOf(han.characters[at] ?? '', han.pinyin[at] ?? '', false), ...(meanings[at] as Spelling[])]
    }),
  )
  const tradeLength = kinds.filter((kind) => kind === 'trade').length
  const isDistinctive = distinctivenessOf(han, kinds, tradeLength > 0)
  return {
    kinds,
    weights: Float64Array.from(kinds, (kind) => characterWeight[kind]),
    wholes: han.segments.filter(
      ({ kind, term }) => term !== null && (kind === 'place' || (kind === 'generic' && tradeLength === 0)),
    ),
    terms,
    speller,
    known: knownName(han, isDistinctive),
    institution: institutionOf(han, kinds),
    spans: createMemo(mostKept),
    hasTrade: tradeLength > 0,
    isDistinctive,
    isNational: tradeLength === 0 && isNational(han),
    tradeLength,
    isTradeOnly: tradeLength > 0 && kinds.every((kind) => kind === 'trade' || kind === 'legal'),
  }
}

function knownName(han: HanName, isDistinctive: Uint8Array): { at: number; end: number } | null {
  const at = isDistinctive.indexOf(1)
  const end = isDistinctive.lastIndexOf(1) + 1
  const term = at < 0 ? undefined : companyTerm(han.characters.slice(at, end).join(''))
  return term?.kind === 'trade' ? { at, end } : null
}

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

/** Fewer characters with the country are just any trade. */
const leastNational = 4

function isNational(han: HanName): boolean {
  let length = 0
  let hasCountry = false
  for (const { kind, from, to } of han.segments) {
    if (kind === 'legal') continue
    if (/^(?:中国|中华|国家|全国)/.test(han.characters.slice(from, to).join(''))) hasCountry = true
    else length += to - from
  }
  return hasCountry && length >= leastNational
}

const companyForm = /公司|会社|集团|控股|股份|责任|合伙|企业/

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
  terms: Map<string, TermHit[]>,
  meanings: Spelling[][],
): void {
  const size = kinds.length
  for (let at = 0; at < size; at++) {
    for (let length = Math.min(longestTerm(), size - at); length >= 1; length--) {
      const term = companyTerm(han.characters.slice(at, at + length).join(''))
      if (term === undefined) continue
      // A legal form matches only as a whole, in English or in pinyin, joined or by syllables.
      if (term.kind === 'legal' && length > 1) {
        const syllables = han.pinyin.slice(at, at + length)
        for (const wording of [syllables, [syllables.join('')]])
          addTo(terms, wording[0] ?? '', { at, end: at + length, wording, isSpelled: true })
      }
      for (const wording of term.wordings) {
        const [first = ''] = wording
        const isSpelled = wording.join('') === han.pinyin.slice(at, at + length).join('')
        addTo(terms, first, { at, end: at + length, wording, isSpelled })
        if (wording.length > 1 || first.length < leastMeaning || term.kind === 'legal') continue
        const spellings = meanings[at] as Spelling[]
        spellings.push({ latin: first, system: systems.meaning | systems.pinyin, cost: meaningCost, length })
      }
    }
  }
}

function collectNumbers(han: HanName, kinds: SegmentKind[], terms: Map<string, TermHit[]>): void {
  for (const { from, to, value } of hanNumbers(han.characters.slice(0, kinds.length))) {
    kinds.fill('number', from, to)
    for (const wording of ordinalForms(value))
      addTo(terms, wording[0] ?? '', { at: from, end: to, wording, isSpelled: false })
  }
}

function addTo(terms: Map<string, TermHit[]>, word: string, hit: TermHit): void {
  const known = terms.get(word)
  if (known === undefined) terms.set(word, [hit])
  else known.push(hit)
}
