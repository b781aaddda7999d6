import type { HanName, SegmentKind } from '../normalise/han-name.ts'
import { haveOtherNumbers, tokenNumbers } from '../normalise/han-numbers.ts'
import { type PreparedName, tokenKinds } from '../normalise/prepare.ts'
import type { Token } from '../normalise/token.ts'
import { isPlaceWord, isTranslation } from '../tables/company-terms.ts'
import { isPinyin } from '../tables/pinyin-syllables.ts'
import { alignCompany, mostLatin, type Step } from './company-alignment.ts'
import { type CompanyReading, companyReading } from './company-reading.ts'
import { addTerm, type Evidence, limitTo, type Match, resetEvidence, sumOf } from './evidence.ts'
import { acrossCompany, mostForOtherNumber, mostForTermsOnly } from './han-weights.ts'
import { match } from './match.ts'
import { soundLikeness, soundsOfPinyin, soundsOfToken } from './sound.ts'
import { mostForUnequal, weights } from './weights.ts'

/** What one comparison found; reused from pair to pair. Shares are of the characters' weight, sums of the tokens'. */
export interface CompanyFindings {
  /** Shares of the trade name by how it is explained. */
  spelled: number
  sounded: number
  initials: number
  /** How alike the best agreement by sound is; longer ones count as more. */
  likeness: number
  /** Share of places, and of industry and general words, that nothing explains. */
  placeLeft: number
  restLeft: number
  /** Share of all that tells in either name that the other explains: the harmonic mean of both. */
  agreed: number
  /** Left-over Latin words: places, Chinese-looking words, other words, words of trade and industry. */
  placeStrange: number
  pinyinStrange: number
  wordStrange: number
  genericStrange: number
  otherNumber: boolean
  numberMissing: boolean
  /** A table knows the whole name by these words. */
  isKnownWhole: boolean
  /** An institution known by another English name than any word here. */
  otherInstitution: boolean
}

const findings: CompanyFindings = {
  spelled: 0,
  sounded: 0,
  initials: 0,
  likeness: 0,
  placeLeft: 0,
  restLeft: 0,
  agreed: 0,
  placeStrange: 0,
  pinyinStrange: 0,
  wordStrange: 0,
  genericStrange: 0,
  otherNumber: false,
  numberMissing: false,
  isKnownWhole: false,
  otherInstitution: false,
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
  const han = hanName.han
  if (han === null || latin.tokens.length === 0) {
    addTerm(evidence, 'conflict', acrossCompany.nothing)
    return sumOf(evidence)
  }
  addTerm(evidence, 'base', weights.base)
  const reading = companyReading(han)
  const steps = alignCompany(reading, latin, isHanQuery)
  if (mayShare(reading, latin, steps)) addSounds(han, reading, latin, steps)
  find(hanName, reading, latin, steps)
  weigh(hanName, reading, findings, evidence)
  if (evidence.matches !== null) trace(han, latin, steps, isHanQuery, evidence.matches)
  return sumOf(evidence)
}

/** Worth listening to: something else agrees, or there is nothing else. */
function mayShare(reading: CompanyReading, latin: PreparedName, steps: readonly Step[]): boolean {
  return steps.length > 0 || (reading.isTradeOnly && latin.tokens.length <= 3)
}

/** The findings of one pair, for fitting the weights; null when there is nothing to compare. */
export function companyFindings(hanName: PreparedName, latin: PreparedName): CompanyFindings | null {
  if (hanName.han === null || latin.tokens.length === 0) return null
  const reading = companyReading(hanName.han)
  const steps = alignCompany(reading, latin, false)
  if (mayShare(reading, latin, steps)) addSounds(hanName.han, reading, latin, steps)
  find(hanName, reading, latin, steps)
  return { ...findings }
}

const isExplained = new Float64Array(64)
const isUsed = new Uint8Array(64)
const soundedAt = new Float64Array(64)

function markUsed(steps: readonly Step[]): void {
  isExplained.fill(0)
  isUsed.fill(0)
  for (const step of steps) {
    isExplained.fill(step.quality, step.at, step.end)
    isUsed.fill(1, step.tokenFrom, step.tokenTo)
  }
}

/** Sounds less alike than this meet by chance. */
const leastLikeness = 0.66
const leastInitials = 3
/** A likeness of sound that is no chance: beside a place or trade that agrees, and alone. Longer names need less. */
const clearWithRest = 0.88
const clearAlone = 0.92
const perSyllable = 0.05
/** A country's own company of a trade (中国精密机械进出口总公司) is named by its terms, when all of them agree. */
const leastForNational = 0.9
const orderBelowLimit = 0.03

/** Stretches of the trade name that nothing explains, against words that no table knows: by sound, or by initials. */
function addSounds(han: HanName, reading: CompanyReading, latin: PreparedName, steps: Step[]): void {
  if (!reading.hasTrade) return
  markUsed(steps)
  const { kinds } = reading
  for (let at = 0; at < kinds.length; at++) {
    if (kinds[at] !== 'trade' || isExplained[at] !== 0) continue
    let end = at
    while (end < kinds.length && kinds[end] === 'trade' && isExplained[end] === 0) end++
    if (end - at >= 2) addBestSound(han, latin, at, end, steps)
    at = end
  }
}

function addBestSound(han: HanName, latin: PreparedName, from: number, to: number, steps: Step[]): void {
  let best: Step | null = null
  const size = Math.min(latin.tokens.length, mostLatin)
  for (let index = 0; index < size; index++) {
    if (isUsed[index] === 1) continue
    const token = latin.tokens[index] as Token
    if (token.isNumber) continue
    if (areInitials(han, from, to, token.form)) {
      best = step(from, Math.min(to, from + token.form.length), index, index + 1, 'initial', 1)
      break
    }
    let end = index + 1
    let sounds = soundsOfToken(token)
    if (!maySound(token)) {
      // Two words that together sound like it: Mean Well, A-One.
      const next = latin.tokens[end]
      if (next === undefined || end >= size || isUsed[end] === 1 || next.isNumber) continue
      sounds += soundsOfToken(next)
      end++
    }
    const likeness = soundLikeness(soundsOfStretch(han, from, to), sounds)
    if (likeness >= leastLikeness && (best === null || likeness > best.quality)) {
      best = step(from, to, index, end, 'transliteration', likeness)
    }
  }
  if (best === null) return
  isUsed.fill(1, best.tokenFrom, best.tokenTo)
  steps.push(best)
  steps.sort((one, other) => one.at - other.at)
}

/** A word of its own that no table explains. */
function maySound(token: Token): boolean {
  return token.form.length >= leastInitials && !isTranslation(token.form) && !isPinyin(token.form)
}

function step(
  at: number,
  end: number,
  tokenFrom: number,
  tokenTo: number,
  relation: Step['relation'],
  quality: number,
): Step {
  return { at, end, tokenFrom, tokenTo, relation, quality, gain: 0, bits: 0 }
}

function areInitials(han: HanName, from: number, to: number, form: string): boolean {
  if (form.length < leastInitials || form.length > to - from + 1) return false
  for (let at = 0; at < form.length; at++) if (han.pinyin[from + at]?.[0] !== form[at]) return false
  return true
}

const stretchSounds = new WeakMap<HanName, Map<number, string>>()

function soundsOfStretch(han: HanName, from: number, to: number): string {
  let sounds = stretchSounds.get(han)
  if (sounds === undefined) {
    sounds = new Map()
    stretchSounds.set(han, sounds)
  }
  const key = from * 64 + to
  let sound = sounds.get(key)
  if (sound === undefined) {
    sound = soundsOfPinyin(han.pinyin.slice(from, to))
    sounds.set(key, sound)
  }
  return sound
}

function find(hanName: PreparedName, reading: CompanyReading, latin: PreparedName, steps: readonly Step[]): void {
  markUsed(steps)
  findings.sounded = 0
  findings.initials = 0
  findings.likeness = 0
  let soundedWeight = 0
  let initialWeight = 0
  soundedAt.fill(0)
  for (const { at, end, relation, quality } of steps) {
    if (relation === 'transliteration') {
      soundedWeight += quality * (end - at)
      findings.likeness = Math.max(findings.likeness, quality + perSyllable * Math.min(2, end - at - 2))
    } else if (relation === 'initial') initialWeight += end - at
    else continue
    soundedAt.fill(relation === 'initial' ? 0.6 : quality, at, end)
    isExplained.fill(0, at, end)
  }
  const { kinds } = reading
  let all = 0
  let explained = 0
  let trade = 0
  let spelled = 0
  let place = 0
  let placeLeft = 0
  let rest = 0
  let restLeft = 0
  for (let at = 0; at < kinds.length; at++) {
    const kind = kinds[at] as SegmentKind
    const share = isExplained[at] as number
    if (kind !== 'legal' || reading.isTelling[at] === 1) {
      const weight = reading.weights[at] as number
      all += weight
      explained += weight * Math.max(share, soundedAt[at] as number)
    }
    if (reading.isTelling[at] === 1) {
      trade++
      spelled += share
    } else if (kind === 'place') {
      place++
      placeLeft += 1 - share
    } else if (kind !== 'legal') {
      rest++
      restLeft += 1 - share
    }
  }
  // Its own Latin words (TCL科技) and digits (731部队) are met by the same ones.
  for (let index = 0; index < hanName.tokens.length; index++) {
    const weight = hanName.weights[index] as number
    const isMet = meetOwnToken(hanName.tokens[index] as Token, latin) ? 1 : 0
    all += weight
    explained += weight * isMet
    if (hanName.kinds[index] === tokenKinds.generic) continue
    trade += 2
    spelled += 2 * isMet
  }
  findings.spelled = trade === 0 ? 0 : spelled / trade
  findings.sounded = trade === 0 ? 0 : soundedWeight / trade
  findings.initials = trade === 0 ? 0 : initialWeight / trade
  findings.placeLeft = place === 0 ? 0 : placeLeft / place
  findings.restLeft = rest === 0 ? 0 : restLeft / rest
  findStrange(latin)
  findings.agreed = harmonic(all === 0 ? 0 : explained / all, usedShare(latin))
  const numbers = hanName.numbers.length === 0 ? latin.numbers : tokenNumbers(latin.tokens.map((token) => token.form))
  findings.otherNumber = haveOtherNumbers(hanName.numbers, numbers)
  const { institution, known } = reading
  findings.isKnownWhole = known !== null && steps.some((step) => step.at === known.at && step.end === known.end)
  findings.otherInstitution =
    institution !== null && !steps.some((step) => step.at === institution.at && step.end >= institution.end)
  findings.numberMissing = hanName.numbers.length > 0 !== numbers.length > 0
}

function meetOwnToken(token: Token, latin: PreparedName): boolean {
  for (let at = 0; at < latin.tokens.length; at++) {
    if (isUsed[at] === 1 || latin.tokens[at]?.form !== token.form) continue
    isUsed[at] = 1
    return true
  }
  return false
}

function harmonic(one: number, other: number): number {
  return one + other === 0 ? 0 : (2 * one * other) / (one + other)
}

function usedShare(latin: PreparedName): number {
  let all = 0
  let used = 0
  for (let at = 0; at < latin.tokens.length; at++) {
    const weight = latin.weights[at] as number
    all += weight
    if (isUsed[at] === 1) used += weight
  }
  return all === 0 ? 0 : used / all
}

function findStrange(latin: PreparedName): void {
  findings.placeStrange = 0
  findings.pinyinStrange = 0
  findings.wordStrange = 0
  findings.genericStrange = 0
  for (let at = 0; at < latin.tokens.length; at++) {
    const kind = latin.kinds[at]
    if (isUsed[at] === 1 || kind === tokenKinds.particle || kind === tokenKinds.number) continue
    const { form } = latin.tokens[at] as Token
    if (isPlaceWord(form)) findings.placeStrange++
    else if (kind === tokenKinds.generic || isTranslation(form)) findings.genericStrange++
    else if (isPinyin(form)) findings.pinyinStrange++
    else findings.wordStrange += latin.weights[at] as number
  }
}

function weigh(hanName: PreparedName, reading: CompanyReading, found: CompanyFindings, evidence: Evidence): void {
  const { spelled, sounded, initials } = found
  const left = Math.max(0, 1 - spelled - sounded - initials)
  const strange = found.pinyinStrange + found.wordStrange
  const isWhole = left < 0.1 && found.restLeft < 0.2 && strange + found.genericStrange < 0.5
  addTerm(evidence, 'wholeName', acrossCompany.whole - weights.base - (isWhole ? 0 : acrossCompany.notWhole))
  addTerm(
    evidence,
    'conflict',
    -acrossCompany.trade * left - acrossCompany.strangePinyin * Math.min(2, found.pinyinStrange),
  )
  addTerm(
    evidence,
    'missing',
    -acrossCompany.disagreed * (1 - found.agreed) -
      acrossCompany.other * found.restLeft -
      acrossCompany.strangeWord * Math.min(2, found.wordStrange) -
      acrossCompany.strangeGeneric * Math.min(2, found.genericStrange),
  )
  if (found.placeStrange > 0) {
    const other = found.placeLeft > 0.5 ? acrossCompany.otherPlace : 0
    addTerm(evidence, 'place', -acrossCompany.strangePlace - other)
  }
  addTerm(evidence, 'sound', -acrossCompany.transcribed * sounded - acrossCompany.initials * initials)
  if (spelled >= 0.95 && reading.tradeLength >= 3) addTerm(evidence, 'sound', acrossCompany.longTrade)
  if (found.otherNumber) addTerm(evidence, 'number', -weights.numberConflict)
  else if (found.numberMissing) addTerm(evidence, 'number', -weights.numberMissing)
  limit(hanName, reading, found, left, strange, evidence)
}

function limit(
  hanName: PreparedName,
  reading: CompanyReading,
  found: CompanyFindings,
  left: number,
  strange: number,
  evidence: Evidence,
): void {
  const hasOwn = reading.kinds.includes('place') || hanName.numbers.length > 0 || hanName.tokens.length > 0
  const isNamed = hasOwn || found.isKnownWhole || (reading.isNational && found.agreed > leastForNational)
  const isOnlyTerms = !reading.hasTrade && !isNamed
  const isRestWhole = found.restLeft < 0.2 && found.placeStrange === 0 && strange + found.genericStrange < 0.5
  let most = mostForUnequal
  if (left > 2 / 3) most = acrossCompany.mostForThird
  else if (left >= 0.4) {
    if (strange > 0.5) most = acrossCompany.mostForHalf
    else
      most =
        isRestWhole && found.placeLeft < 0.5 && !reading.isTradeOnly
          ? acrossCompany.mostForHalfOfAll
          : acrossCompany.mostForUnsure
  }
  if (found.spelled < 0.5) {
    const isClear = found.likeness >= (isRestWhole ? clearWithRest : clearAlone)
    most = Math.min(most, isClear ? acrossCompany.mostForClearSound : acrossCompany.mostForSound)
  }
  if (isOnlyTerms) most = Math.min(most, mostForTermsOnly)
  if (found.otherInstitution) most = Math.min(most, acrossCompany.mostForHalf)
  if (found.otherNumber) most = Math.min(most, mostForOtherNumber)
  if ((hanName.han?.characters.length ?? 0) > reading.kinds.length) most = Math.min(most, acrossCompany.mostForHalf)
  // Below a limit the order stays: what agrees more is still shown first.
  const sum = sumOf(evidence)
  if (sum > most) limitTo(evidence, most - orderBelowLimit * Math.max(0, mostForUnequal - sum))
}

function trace(han: HanName, latin: PreparedName, steps: readonly Step[], isHanQuery: boolean, matches: Match[]): void {
  const lonely = isHanQuery ? 'extra' : 'missing'
  markUsed(steps)
  let at = 0
  for (const step of [...steps, null]) {
    const end = step === null ? han.characters.length : step.at
    if (end > at)
      matches.push(match([han.starts[at] as number, han.ends[end - 1] as number], [0, 0], isHanQuery, lonely))
    if (step === null) break
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
