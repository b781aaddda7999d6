import type { HanName, SegmentKind } from '../normalise/han-name.ts'
import { haveOtherNumbers } from '../normalise/han-numbers.ts'
import { type PreparedName, tokenKinds } from '../normalise/prepare.ts'
import { type Token, tokenOf } from '../normalise/token.ts'
import { type Spelling, systems } from '../scripts/han-spelling.ts'
import { type CompanyTerm, companyTerms, isTranslation, longestTerm } from '../tables/company-terms.ts'
import { isPinyin } from '../tables/pinyin-syllables.ts'
import { addTerm, type Evidence, limitTo, type Match, resetEvidence, sumOf } from './evidence.ts'
import { match } from './han-latin-person.ts'
import { acrossCompany, mostForTermsOnly } from './han-weights.ts'
import { soundClasses, soundsLike } from './sound.ts'
import { longestSpan, spell, spellingsOfName } from './speller.ts'
import { mostForUnequal, weights } from './weights.ts'

const mostCharacters = 30
const mostLatin = 16
/** Nodes of the search at most: bounds hostile input. */
const mostSteps = 3000

/** What a character weighs by what it is; characters of a legal form are never spelled (公 = Kong, 司 = Si). */
const characterWeight: Record<SegmentKind, number> = {
  trade: 1,
  place: 0.5,
  industry: 0.5,
  generic: 0.4,
  legal: 0.15,
  number: 0.5,
}

/** One stretch of characters explained by Latin tokens [from, to). */
interface Step {
  at: number
  end: number
  tokenFrom: number
  tokenTo: number
  relation: 'pinyin' | 'equivalent' | 'transliteration'
}

interface Search {
  han: HanName
  tokens: Token[]
  spellings: Spelling[][]
  known: Known
  kinds: SegmentKind[]
  tokenWeights: number[]
  steps: number
  memo: Map<number, { value: number; step: Step | null; next: number }>
}

/**
 * A company's name in Han against one in Latin letters: every stretch of characters is a term translated, or spelled by a
 * token, or left over; each token is used once. z is the sum of the terms left in `evidence`.
 */
export function compareHanLatinCompany(
  hanName: PreparedName,
  latin: PreparedName,
  isHanQuery: boolean,
  evidence: Evidence,
): number {
  resetEvidence(evidence)
  addTerm(evidence, 'base', weights.base)
  const han = hanName.han
  if (han === null || latin.tokens.length === 0) return sumOf(evidence)
  const search = createSearch(han, latin)
  explore(search, 0, 0)
  const steps = bestPath(search)
  weigh(hanName, han, latin, search, steps, evidence)
  if (evidence.matches !== null) trace(han, latin, steps, isHanQuery, evidence.matches)
  return sumOf(evidence)
}

function createSearch(han: HanName, latin: PreparedName): Search {
  const kinds: SegmentKind[] = []
  for (const segment of han.segments) for (let at = segment.from; at < segment.to; at++) kinds.push(segment.kind)
  return {
    han,
    tokens: latin.tokens.slice(0, mostLatin),
    spellings: spellingsOfName(han),
    known: known(han),
    kinds: kinds.slice(0, mostCharacters),
    tokenWeights: Array.from(latin.weights).slice(0, mostLatin),
    steps: 0,
    memo: new Map(),
  }
}

/** The most that the characters from `at` on and the unused tokens can explain of each other. */
function explore(search: Search, at: number, used: number): number {
  if (at === search.kinds.length) return 0
  const key = at * 65536 + used
  const known = search.memo.get(key)
  if (known !== undefined) return known.value
  if (search.steps++ > mostSteps) return 0
  let best = { value: explore(search, at + 1, used), step: null as Step | null, next: used }
  for (const step of stepsFrom(search, at, used)) {
    const next = used | (((1 << (step.tokenTo - step.tokenFrom)) - 1) << step.tokenFrom)
    const value = gain(search, step) + explore(search, step.end, next)
    if (value > best.value) best = { value, step, next }
  }
  search.memo.set(key, best)
  return best.value
}

function gain(search: Search, step: Step): number {
  let value = 0
  for (let at = step.at; at < step.end; at++) value += characterWeight[search.kinds[at] ?? 'trade']
  for (let index = step.tokenFrom; index < step.tokenTo; index++) value += 0.5 * (search.tokenWeights[index] ?? 0)
  // A stretch explained whole beats the same explained piece by piece.
  if (step.relation === 'transliteration') value *= 0.7
  return value - 0.05
}

function stepsFrom(search: Search, at: number, used: number): Step[] {
  const steps: Step[] = []
  addTranslations(search, at, used, steps)
  if (search.kinds[at] !== 'legal') addSpellings(search, at, used, steps)
  return steps
}

function addTranslations(search: Search, at: number, used: number, steps: Step[]): void {
  for (const term of search.known.terms[at] ?? []) {
    for (const wording of term.wordings) {
      const from = indexOfWording(search.tokens, wording, used)
      if (from < 0) continue
      steps.push({
        at,
        end: at + term.length,
        tokenFrom: from,
        tokenTo: from + wording.length,
        relation: 'equivalent',
      })
      break
    }
  }
}

function indexOfWording(tokens: readonly Token[], wording: readonly string[], used: number): number {
  for (let from = 0; from + wording.length <= tokens.length; from++) {
    let fits = 0
    while (fits < wording.length && tokens[from + fits]?.form === wording[fits] && (used & (1 << (from + fits))) === 0)
      fits++
    if (fits === wording.length) return from
  }
  return -1
}

function addSpellings(search: Search, at: number, used: number, steps: Step[]): void {
  for (let index = 0; index < search.tokens.length; index++) {
    if ((used & (1 << index)) !== 0) continue
    const token = search.tokens[index] as Token
    if (token.form.length < 2) continue
    addSpans(search, at, token, index, index + 1, steps)
    const next = search.tokens[index + 1]
    if (next !== undefined && (used & (1 << (index + 1))) === 0 && next.form.length >= 2) {
      addSpans(search, at, tokenOf(token.form + next.form), index, index + 2, steps)
    }
  }
}

function addSpans(search: Search, at: number, token: Token, tokenFrom: number, tokenTo: number, steps: Step[]): void {
  for (const span of spansOfToken(search, token)) {
    if (span.relation === 'transliteration' && tokenTo > tokenFrom + 1) continue
    if (span.at === at) steps.push({ at, end: span.end, tokenFrom, tokenTo, relation: span.relation })
  }
}

/** Where in the name a token spells characters; kept, for candidates share their tokens. */
function spansOfToken(search: Search, token: Token): Span[] {
  const { spans } = search.known
  let found = spans.get(token.id)
  if (found === undefined) {
    found = []
    const foreign = foreignSound(token)
    for (let at = 0; at < search.kinds.length; at++) {
      for (let length = 1; length <= longestSpan && at + length <= search.kinds.length; length++) {
        if (search.kinds[at + length - 1] === 'legal') break
        if (spell(search.spellings, at, length, token, systems.pinyin) >= 0) {
          found.push({ at, end: at + length, relation: 'pinyin' })
        } else if (foreign !== '' && soundsLike(tradeSound(search, at, length), foreign)) {
          found.push({ at, end: at + length, relation: 'transliteration' })
        }
      }
    }
    spans.set(token.id, found)
  }
  return found
}

/**
 * Sound classes of a token that may be a foreign word written by its sound (诺瓦泰克 = Novatek): one that no table knows and
 * that is no pinyin; '' for others.
 */
function foreignSound(token: Token): string {
  return token.isNumber || isPinyin(token.form) || isTranslation(token.form) ? '' : soundClasses(token.form)
}

/** Sound classes of characters within the trade name; '' elsewhere. */
function tradeSound(search: Search, at: number, length: number): string {
  const { sounds } = search.known
  const key = at * (longestSpan + 1) + length
  let sound = sounds[key]
  if (sound === undefined) {
    const isTrade = length > 1 && search.kinds.slice(at, at + length).every((kind) => kind === 'trade')
    sound = isTrade ? soundClasses(search.han.pinyin.slice(at, at + length).join("'")) : ''
    sounds[key] = sound
  }
  return sound
}

/** Characters a token spells or sounds like. */
interface Span {
  at: number
  end: number
  relation: 'pinyin' | 'transliteration'
}

/** What a Han name keeps from one comparison to the next. */
interface Known {
  spans: Map<number, Span[]>
  /** Sound classes by place and length, as they were asked for. */
  sounds: (string | undefined)[]
  /** Terms that begin at each character, the longest first. */
  terms: { length: number; wordings: CompanyTerm['wordings'] }[][]
}

const knownOf = new WeakMap<HanName, Known>()

function known(han: HanName): Known {
  let found = knownOf.get(han)
  if (found === undefined) {
    found = { spans: new Map(), sounds: [], terms: termsByPosition(han) }
    knownOf.set(han, found)
  }
  return found
}

function termsByPosition(han: HanName): Known['terms'] {
  const size = Math.min(mostCharacters, han.characters.length)
  return Array.from({ length: size }, (_, at) => {
    const terms: Known['terms'][number] = []
    for (let length = Math.min(longestTerm, size - at); length >= 1; length--) {
      const term = companyTerms.get(han.characters.slice(at, at + length).join(''))
      if (term !== undefined) terms.push({ length, wordings: term.wordings })
    }
    return terms
  })
}

function bestPath(search: Search): Step[] {
  const steps: Step[] = []
  let at = 0
  let used = 0
  while (at < search.kinds.length) {
    const node = search.memo.get(at * 65536 + used)
    if (node === undefined || node.step === null) {
      at++
      continue
    }
    steps.push(node.step)
    at = node.step.end
    used = node.next
  }
  return steps
}

function weigh(
  hanName: PreparedName,
  han: HanName,
  latin: PreparedName,
  search: Search,
  steps: Step[],
  evidence: Evidence,
): void {
  const isExplained = new Uint8Array(search.kinds.length)
  const isUsed = new Uint8Array(latin.tokens.length)
  for (const step of steps) {
    isExplained.fill(1, step.at, step.end)
    isUsed.fill(1, step.tokenFrom, step.tokenTo)
  }
  // A name of terms only is told by all of them.
  const hasTrade = search.kinds.includes('trade')
  const trade = shareOf(search.kinds, isExplained, (kind) => (hasTrade ? kind === 'trade' : kind !== 'legal'))
  const rest = shareOf(search.kinds, isExplained, (kind) => kind !== 'trade' && kind !== 'legal')
  const strange = strangeness(latin, isUsed)
  const isOnlyTerms = !hasTrade && !search.kinds.includes('place') && hanName.numbers.length === 0
  addTerm(evidence, 'conflict', -acrossCompany.trade * (1 - trade) - strange.pinyin)
  addTerm(evidence, 'missing', -acrossCompany.other * (1 - rest) - strange.other)
  addTerm(
    evidence,
    'sound',
    -acrossCompany.transcribed * steps.filter((step) => step.relation === 'transliteration').length,
  )
  if (trade === 1 && rest > 0.8 && strange.pinyin + strange.other < 0.5) addTerm(evidence, 'sound', acrossCompany.whole)
  if (haveOtherNumbers(hanName.numbers, latin.numbers)) addTerm(evidence, 'number', -weights.numberConflict)
  const isTellingLeft = strange.pinyin + strange.other > 0.5
  if (trade < 1 / 3) limitTo(evidence, acrossCompany.mostForThird)
  else if (trade <= 0.5 && isTellingLeft) limitTo(evidence, acrossCompany.mostForHalf)
  if (isOnlyTerms) limitTo(evidence, mostForTermsOnly)
  if (han.characters.length > mostCharacters) limitTo(evidence, acrossCompany.mostForHalf)
  limitTo(evidence, mostForUnequal)
}

/** Explained share of the characters of a kind; 1 when there are none. */
function shareOf(
  kinds: readonly SegmentKind[],
  isExplained: Uint8Array,
  isCounted: (kind: SegmentKind) => boolean,
): number {
  let all = 0
  let explained = 0
  for (const [at, kind] of kinds.entries()) {
    if (!isCounted(kind)) continue
    all++
    explained += isExplained[at] ?? 0
  }
  return all === 0 ? 1 : explained / all
}

function strangeness(latin: PreparedName, isUsed: Uint8Array): { pinyin: number; other: number } {
  let pinyin = 0
  let other = 0
  for (let at = 0; at < latin.tokens.length; at++) {
    if (isUsed[at] === 1) continue
    const kind = latin.kinds[at]
    if (kind === tokenKinds.particle || kind === tokenKinds.number) continue
    if (kind === tokenKinds.generic) other += acrossCompany.strangeGeneric
    else if (isPinyin((latin.tokens[at] as Token).form)) pinyin += acrossCompany.strangePinyin
    else other += acrossCompany.strangeWord * (latin.weights[at] as number)
  }
  return { pinyin, other }
}

function trace(han: HanName, latin: PreparedName, steps: Step[], isHanQuery: boolean, matches: Match[]): void {
  const lonely = isHanQuery ? 'extra' : 'missing'
  const isUsed = new Uint8Array(latin.tokens.length)
  let at = 0
  for (const step of [...steps, null]) {
    const end = step === null ? han.characters.length : step.at
    if (end > at)
      matches.push(match([han.starts[at] as number, han.ends[end - 1] as number], [0, 0], isHanQuery, lonely))
    if (step === null) break
    isUsed.fill(1, step.tokenFrom, step.tokenTo)
    const hanRange = [han.starts[step.at] as number, han.ends[step.end - 1] as number] as const
    const latinRange = [latin.starts[step.tokenFrom] as number, latin.ends[step.tokenTo - 1] as number] as const
    matches.push(match(hanRange, latinRange, isHanQuery, step.relation))
    at = step.end
  }
  for (let index = 0; index < latin.tokens.length; index++) {
    if (isUsed[index] === 1) continue
    const range = [latin.starts[index] as number, latin.ends[index] as number] as const
    matches.push(match([0, 0], range, isHanQuery, isHanQuery ? 'missing' : 'extra'))
  }
}
