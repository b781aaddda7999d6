import type { HanName, SegmentKind } from '../../normalise/han-name.ts'
import { haveOtherNumbers, tokenNumbers } from '../../normalise/han-numbers.ts'
import { type PreparedName, tokenKinds } from '../../normalise/prepare.ts'
import type { Token } from '../../normalise/token.ts'
import { companyTerm, isPlaceWord, isTranslation } from '../../tables/company-terms.ts'
import { isPinyin } from '../../tables/han/pinyin-syllables.ts'
import { acrossCompany, mostForTermsOnly } from '../../weights/han-weights.ts'
import { weights } from '../../weights/term-weights.ts'
import { addTerm, type Evidence, limitTo, type Match, resetEvidence, sumOf } from '../evidence.ts'
import { isGenericName } from '../generic-name.ts'
import { alignCompany, mostLatin, type Step } from './company-alignment.ts'
import { type CompanyReading, companyReading } from './company-reading.ts'
import { type CompanyFindings, weighCompany } from './company-weighing.ts'
import { match } from './ranges.ts'
import { soundLikeness, soundsOfPinyin, soundsOfToken } from './sound.ts'

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
  met: 0,
  isScattered: false,
  isTorn: false,
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
  find(hanName, han, reading, latin, steps)
  weighCompany(hanName, reading, findings, evidence)
  if (isNotNamedBy(latin, reading)) limitTo(evidence, mostForTermsOnly)
  if (evidence.matches !== null) trace(han, latin, steps, isHanQuery, evidence.matches)
  return sumOf(evidence)
}

/** So much of what tells must be among words that only say a kind. */
const leastOfKind = 0.6

/** International Trading beside 大连永康国际贸易: the words agree, the places that name the company do not. */
function isNotNamedBy(latin: PreparedName, reading: CompanyReading): boolean {
  const isByPlace = !reading.hasTrade && reading.kinds.includes('place') && reading.institution === null
  return isByPlace && !findings.isKnownWhole && findings.spelled < leastOfKind && isGenericName(latin)
}

/** Worth listening to: something else agrees, or there is nothing else. */
function mayShare(reading: CompanyReading, latin: PreparedName, steps: readonly Step[]): boolean {
  return steps.length > 0 || (reading.isTradeOnly && latin.tokens.length <= 3)
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
/** Each syllable beyond two makes a likeness clearer. */
const perSyllable = 0.05
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

function find(
  hanName: PreparedName,
  han: HanName,
  reading: CompanyReading,
  latin: PreparedName,
  steps: readonly Step[],
): void {
  markUsed(steps)
  findings.sounded = 0
  findings.initials = 0
  findings.likeness = 0
  let soundedWeight = 0
  let initialWeight = 0
  soundedAt.fill(0)
  for (const { at, end, tokenFrom, tokenTo, relation, quality } of steps) {
    if (relation === 'transliteration') {
      soundedWeight += quality * (end - at)
      if (isLong(latin, tokenFrom, tokenTo, reading.isTradeOnly)) {
        findings.likeness = Math.max(findings.likeness, quality + perSyllable * Math.min(2, end - at - 2))
      }
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
    if (kind !== 'legal' || reading.isDistinctive[at] === 1) {
      const weight = reading.weights[at] as number
      all += weight
      explained += weight * Math.max(share, soundedAt[at] as number)
    }
    if (reading.isDistinctive[at] === 1) {
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
  findings.met = metCharacters(reading)
  findings.isScattered = isScattered(han, reading, steps)
  findings.isTorn = isTorn(reading, steps)
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
  findings.isKnownWhole =
    known !== null &&
    steps.some((one) => one.at === known.at && one.end === known.end && one.relation !== 'transliteration')
  findings.otherInstitution =
    institution !== null && !steps.some((step) => step.at === institution.at && step.end >= institution.end)
  findings.numberMissing = hanName.numbers.length > 0 !== numbers.length > 0
}

/** Fewer letters sound like too many names: PTI; RIIT where nothing else agrees. */
const leastLetters = 4
const leastLettersAlone = 5

function isLong(latin: PreparedName, from: number, to: number, isAlone: boolean): boolean {
  let letters = 0
  for (let at = from; at < to; at++) letters += (latin.tokens[at] as Token).form.length
  return letters >= (isAlone ? leastLettersAlone : leastLetters)
}

function metCharacters({ kinds }: CompanyReading): number {
  let met = 0
  for (let at = 0; at < kinds.length; at++) {
    if (kinds[at] !== 'legal' && ((isExplained[at] as number) > 0 || (soundedAt[at] as number) > 0)) met++
  }
  return met
}

function isScattered(han: HanName, { kinds, hasTrade }: CompanyReading, steps: readonly Step[]): boolean {
  const trade = steps.filter(({ at }) => kinds[at] === 'trade')
  const arePlain = trade.every(
    ({ at, end }) => end - at === 1 || companyTerm(han.characters.slice(at, end).join(''))?.isPlain === true,
  )
  return hasTrade && arePlain && trade.some((one) => one.relation !== 'pinyin')
}

function isTorn({ kinds }: CompanyReading, steps: readonly Step[]): boolean {
  const trade = steps.filter(({ at }) => kinds[at] === 'trade')
  const from = Math.min(...trade.map((one) => one.tokenFrom))
  const to = Math.max(...trade.map((one) => one.tokenTo))
  return trade.length > 1 && to - from > trade.reduce((sum, one) => sum + one.tokenTo - one.tokenFrom, 0)
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
