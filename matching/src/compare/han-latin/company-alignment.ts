import type { PreparedName } from '../../normalise/prepare.ts'
import type { Token } from '../../normalise/token.ts'
import { systems } from '../../scripts/han/han-spelling.ts'
import { isPlacePair } from '../../tables/company-terms.ts'
import type { CompanyReading, TermHit } from './company-reading.ts'
import { isTranslationToken } from './company-words.ts'
import { type Span, spansOf } from './spelling-spans.ts'

/** Latin tokens compared; a bit each. */
export const mostLatin = 28
/** Maximum number of search steps: a limit for hostile input. */
const mostVisits = 1500
const mostSteps = 400

export type StepRelation = 'pinyin' | 'equivalent' | 'transliteration' | 'initial'

/** Characters [at, end) explained by tokens [tokenFrom, tokenTo). */
export interface Step {
  at: number
  end: number
  tokenFrom: number
  tokenTo: number
  relation: StepRelation
  /** Bits of `systems` that spell it so; all for a translation. */
  mask: number
  /** 1 if certain, lower if only likely. */
  quality: number
  gain: number
  bits: number
}

/** Value of a part with a spelling that is rare for companies. */
const otherSystem = 0.85
const asMeaning = 0.9
/** Companies pay this share of what an unusual reading costs persons, because lists misspell (Guangxia for 广厦). */
const slipShare = 0.5

/** What a word explains of a Han name: terms that begin with it, and characters that it spells. */
interface Explained {
  hits: readonly TermHit[]
  spans: readonly Span[]
  /** A word of trade, industry or places. */
  isWord: boolean
}

const none: readonly never[] = []
const places = 1 << 12

/** What the words of listed names explain of one Han query: its candidates share most of them. */
interface ExplainedWords {
  reading: CompanyReading | null
  ids: Float64Array
  found: (Explained | null)[]
}

/** State of a search for the best steps; one per comparer. */
export interface StepSearch {
  words: ExplainedWords
  /** By token of the Latin name. */
  explained: (Explained | null)[]
  /** Steps by their first character. */
  byStart: Step[][]
  /** Upper bound of the gain of any path from each character on, allowing tokens to be used twice. */
  bound: number[]
  chosen: Step[]
  bestChosen: Step[]
  bestValue: number
  visits: number
}

export function createStepSearch(): StepSearch {
  const words = { reading: null, ids: new Float64Array(places), found: Array<Explained | null>(places).fill(null) }
  return { words, explained: [], byStart: [], bound: [], chosen: [], bestChosen: [], bestValue: 0, visits: 0 }
}

/**
 * The parts of a Han company name that Latin tokens translate or spell, each token used once, chosen so that together
 * they explain most. In order of the characters.
 */
export function alignCompany(
  reading: CompanyReading,
  latin: PreparedName,
  isHanQuery: boolean,
  search: StepSearch,
): Step[] {
  const { byStart, bound } = search
  const size = reading.kinds.length
  if (!findExplained(reading, latin, isHanQuery, search)) return []
  for (let at = 0; at < size; at++) byStart[at] = []
  if (collectSteps(reading, latin, search) === 0) return []
  bound[size] = 0
  for (let at = size - 1; at >= 0; at--) {
    let most = bound[at + 1] as number
    for (const step of byStart[at] as Step[]) most = Math.max(most, step.gain + (bound[step.end] as number))
    bound[at] = most
  }
  search.chosen = []
  search.bestChosen = []
  search.bestValue = 0
  search.visits = 0
  explore(search, 0, size, 0, 0)
  const { bestChosen } = search
  return bestChosen.filter((step) => !isLoosePart(reading, step, bestChosen))
}

function explore(search: StepSearch, at: number, size: number, used: number, value: number): void {
  if (value > search.bestValue) {
    search.bestValue = value
    search.bestChosen = search.chosen.slice()
  }
  if (at >= size || value + (search.bound[at] as number) <= search.bestValue + 1e-9 || search.visits++ > mostVisits)
    return
  for (const step of search.byStart[at] as Step[]) {
    if ((step.bits & used) !== 0) continue
    search.chosen.push(step)
    explore(search, step.end, size, used | step.bits, value + step.gain)
    search.chosen.pop()
  }
  explore(search, at + 1, size, used, value)
}

/** Finds what each word of `latin` explains; false if none explains anything. */
function findExplained(reading: CompanyReading, latin: PreparedName, isHanQuery: boolean, search: StepSearch): boolean {
  const { explained } = search
  const size = Math.min(latin.tokens.length, mostLatin)
  explained.length = size
  let isAny = false
  for (let index = 0; index < size; index++) {
    const token = latin.tokens[index] as Token
    const found = isHanQuery ? explainedByWord(search.words, reading, token) : explain(reading, token)
    explained[index] = found
    if (found !== null) isAny = true
  }
  return isAny
}

function explainedByWord(words: ExplainedWords, reading: CompanyReading, token: Token): Explained | null {
  if (words.reading !== reading) {
    words.reading = reading
    words.ids.fill(0)
  }
  const place = (Math.imul(token.id, 0x9e3779b1) >>> 0) % places
  if (words.ids[place] !== token.id) {
    words.ids[place] = token.id
    words.found[place] = explain(reading, token)
  }
  return words.found[place] as Explained | null
}

function explain(reading: CompanyReading, token: Token): Explained | null {
  const { form } = token
  const hits = reading.terms.get(form) ?? reading.terms.get(singular(form)) ?? none
  const spans = form.length < 2 ? none : spansOf(reading.speller, form)
  return hits.length === 0 && spans.length === 0 ? null : { hits, spans, isWord: isTranslationToken(token) }
}

const leastPlural = 4

/** Programmes, Syria's: a table has the word without the last letter. */
function singular(form: string): string {
  return form.length >= leastPlural && form.endsWith('s') ? form.slice(0, -1) : form
}

function collectSteps(reading: CompanyReading, latin: PreparedName, search: StepSearch): number {
  const { byStart, explained } = search
  let count = 0
  for (let index = 0; index < explained.length && count < mostSteps; index++) {
    const found = explained[index]
    if (!found) continue
    for (const hit of found.hits) {
      if (!continues(latin, index, hit.wording)) continue
      const relation = hit.isSpelled ? 'pinyin' : 'equivalent'
      addStep(byStart, reading, latin, hit.at, hit.end, index, index + hit.wording.length, relation, everySystem, 1)
      count++
    }
    if (found.spans.length === 0 || isInPlacePair(latin, index) || isOfAlphabet(latin, index)) continue
    const length = latin.tokens[index]?.form.length ?? 0
    for (const span of found.spans) {
      // Words of trade and places count only if spelled by pinyin: 济南 is not China.
      if (span.end > reading.kinds.length || (found.isWord && (span.mask & systems.pinyin) === 0)) continue
      if ((span.mask & systems.pinyin) === 0 && length < leastLetters && span.end - span.at > 1) continue
      const isMeaning = (span.mask & systems.meaning) !== 0
      const quality = isMeaning ? asMeaning : (span.mask & systems.pinyin) !== 0 ? 1 : otherSystem
      const relation = isMeaning ? 'equivalent' : 'pinyin'
      addStep(
        byStart,
        reading,
        latin,
        span.at,
        span.end,
        index,
        index + 1,
        relation,
        span.mask,
        quality - slipShare * span.cost,
      )
      count++
    }
  }
  return count
}

/** Of what is no spelling. */
export const everySystem = -1

/** Short tokens spell two characters only in pinyin: "Ita" could be anything. */
const leastLetters = 4

/**
 * 南 of 湖南 alone is not South, and 香 of 香港 is not Hong: a place matches whole, or in pinyin; a known trade name only by
 * words of its own or in pinyin: 恒大 is Evergrande and not Heng Tai.
 */
function isLoosePart({ wholes }: CompanyReading, { at, end, relation, mask }: Step, all: readonly Step[]): boolean {
  if (
    relation === 'pinyin' &&
    wholes.some(({ from, to }) => (at < from && from < end && end < to) || (from < at && at < to && to < end))
  )
    return true
  const whole = wholes.find(({ from, to }) => from <= at && end <= to)
  if (whole === undefined || (whole.from === at && whole.to === end)) return false
  if (whole.isTrade && (relation !== 'pinyin' || (mask & systems.pinyin) === 0)) return true
  let met = 0
  for (const step of all) met += Math.max(0, Math.min(step.end, whole.to) - Math.max(step.at, whole.from))
  return met < whole.to - whole.from
}

/** A word of a name in Cyrillic or Arabic letters spells no characters: сили are forces, not 喜力. Of Hangul a syllable does. */
function isOfAlphabet(latin: PreparedName, index: number): boolean {
  return latin.foreign[index] === 1 && latin.syllable[index] !== 1
}

/** Hong Kong is one place: its words spell nothing else. */
function isInPlacePair(latin: PreparedName, index: number): boolean {
  const form = latin.tokens[index]?.form ?? ''
  const before = latin.tokens[index - 1]?.form ?? ''
  return isPlacePair(before, form) || isPlacePair(form, latin.tokens[index + 1]?.form ?? '')
}

function continues(latin: PreparedName, index: number, wording: readonly string[]): boolean {
  for (let offset = 1; offset < wording.length; offset++) {
    const form = latin.tokens[index + offset]?.form ?? ''
    if (form !== wording[offset] && singular(form) !== wording[offset]) return false
  }
  return index + wording.length <= mostLatin
}

function addStep(
  byStart: Step[][],
  reading: CompanyReading,
  latin: PreparedName,
  at: number,
  end: number,
  tokenFrom: number,
  tokenTo: number,
  relation: StepRelation,
  mask: number,
  quality: number,
): void {
  let gain = 0
  for (let index = at; index < end; index++) gain += reading.weights[index] as number
  let bits = 0
  for (let index = tokenFrom; index < tokenTo; index++) {
    gain += 0.5 * (latin.weights[index] as number)
    bits |= 1 << index
  }
  // A part explained as a whole is preferred to the same part explained in pieces.
  const step = { at, end, tokenFrom, tokenTo, relation, mask, quality, gain: gain * quality - 0.05, bits }
  const steps = byStart[at] as Step[]
  let place = steps.length
  while (place > 0 && (steps[place - 1] as Step).gain < step.gain) place--
  steps.splice(place, 0, step)
}
