import { memoByObject } from '../../memo.ts'
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
import { alignCompany, createStepSearch, mostLatin, type Step, type StepSearch } from './company-alignment.ts'
import { type CompanyReading, companyReading } from './company-reading.ts'
import { type CompanyFindings, weighCompany } from './company-weighing.ts'
import { match } from './ranges.ts'
import { type SoundLikeness, soundsOfPinyin, soundsOfToken } from './sound.ts'

/** Working memory for comparing companies across scripts; one per comparer. */
export interface CompanyWorkspace {
  findings: CompanyFindings
  steps: StepSearch
  /** By character: how certainly it is explained by spelling or meaning, and by sound or initials. */
  explained: Float64Array
  sounded: Float64Array
  /** 1 for tokens that a step uses. */
  used: Uint8Array
  soundLikeness: SoundLikeness
}

export function createCompanyWorkspace(soundLikeness: SoundLikeness): CompanyWorkspace {
  return {
    findings: {
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
    },
    steps: createStepSearch(),
    explained: new Float64Array(64),
    sounded: new Float64Array(64),
    used: new Uint8Array(64),
    soundLikeness,
  }
}

/**
 * Compares a company's name in Han with one in Latin letters: every part is a translated term, or is spelled by a
 * token, or stays unmatched; each token is used once. z is the sum of the terms in `evidence`.
 */
export function compareHanLatinCompany(
  hanName: PreparedName,
  latin: PreparedName,
  isHanQuery: boolean,
  evidence: Evidence,
  workspace: CompanyWorkspace,
): number {
  const { findings } = workspace
  resetEvidence(evidence)
  const han = hanName.han
  if (han === null || latin.tokens.length === 0) {
    addTerm(evidence, 'conflict', acrossCompany.nothing)
    return sumOf(evidence)
  }
  addTerm(evidence, 'base', weights.base)
  const reading = companyReading(han)
  const steps = alignCompany(reading, latin, isHanQuery, workspace.steps)
  if (mayShare(reading, latin, steps)) addSounds(han, reading, latin, steps, workspace)
  find(hanName, han, reading, latin, steps, workspace)
  weighCompany(hanName, reading, findings, evidence)
  if (isNotNamedBy(latin, reading, findings)) limitTo(evidence, mostForTermsOnly)
  if (evidence.matches !== null) trace(han, latin, steps, isHanQuery, workspace, evidence.matches)
  return sumOf(evidence)
}

/** At least this part of what is distinctive must be in words that are not generic. */
const leastOfKind = 0.6

/** International Trading and 大连永康国际贸易: the generic words agree, the places that identify the company do not. */
function isNotNamedBy(latin: PreparedName, reading: CompanyReading, findings: CompanyFindings): boolean {
  const isByPlace = !reading.hasTrade && reading.kinds.includes('place') && reading.institution === null
  return isByPlace && !findings.isKnownWhole && findings.spelled < leastOfKind && isGenericName(latin)
}

/** Similarity of sound counts only if something else agrees, or there is nothing else. */
function mayShare(reading: CompanyReading, latin: PreparedName, steps: readonly Step[]): boolean {
  return steps.length > 0 || (reading.isTradeOnly && latin.tokens.length <= 3)
}

function markUsed(steps: readonly Step[], { explained, used }: CompanyWorkspace): void {
  explained.fill(0)
  used.fill(0)
  for (const step of steps) {
    explained.fill(step.quality, step.at, step.end)
    used.fill(1, step.tokenFrom, step.tokenTo)
  }
}

/** Less similar sounds agree by chance. */
const leastLikeness = 0.66
const leastInitials = 3
/** Each syllable above two makes a similarity more certain. */
const perSyllable = 0.05

/** Compares unexplained parts of the trade name with words that no table has: by sound, or by initials. */
function addSounds(
  han: HanName,
  reading: CompanyReading,
  latin: PreparedName,
  steps: Step[],
  workspace: CompanyWorkspace,
): void {
  if (!reading.hasTrade) return
  markUsed(steps, workspace)
  const { kinds } = reading
  const { explained } = workspace
  for (let at = 0; at < kinds.length; at++) {
    if (kinds[at] !== 'trade' || explained[at] !== 0) continue
    let end = at
    while (end < kinds.length && kinds[end] === 'trade' && explained[end] === 0) end++
    if (end - at >= 2) addBestSound(han, latin, at, end, steps, workspace)
    at = end
  }
}

function addBestSound(
  han: HanName,
  latin: PreparedName,
  from: number,
  to: number,
  steps: Step[],
  { used, soundLikeness }: CompanyWorkspace,
): void {
  let best: Step | null = null
  const size = Math.min(latin.tokens.length, mostLatin)
  for (let index = 0; index < size; index++) {
    if (used[index] === 1) continue
    const token = latin.tokens[index] as Token
    if (token.isNumber) continue
    if (areInitials(han, from, to, token.form)) {
      best = step(from, Math.min(to, from + token.form.length), index, index + 1, 'initial', 1)
      break
    }
    let end = index + 1
    let sounds = soundsOfToken(token)
    if (!maySound(token)) {
      // Two words that together sound alike: Mean Well, A-One.
      const next = latin.tokens[end]
      if (next === undefined || end >= size || used[end] === 1 || next.isNumber) continue
      sounds += soundsOfToken(next)
      end++
    }
    const likeness = soundLikeness(soundsOfStretch(han, from, to), sounds)
    if (likeness >= leastLikeness && (best === null || likeness > best.quality)) {
      best = step(from, to, index, end, 'transliteration', likeness)
    }
  }
  if (best === null) return
  used.fill(1, best.tokenFrom, best.tokenTo)
  steps.push(best)
  steps.sort((one, other) => one.at - other.at)
}

/** A distinctive word that no table explains. */
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

const stretchSounds = memoByObject((_: HanName) => new Map<number, string>())

function soundsOfStretch(han: HanName, from: number, to: number): string {
  const sounds = stretchSounds(han)
  const key = from * 64 + to
  let sound = sounds.get(key)
  if (sound === undefined) {
    sound = soundsOfPinyin(han.pinyin.slice(from, to))
    sounds.set(key, sound)
  }
  return sound
}

/** Writes to the workspace what the steps explain of the characters and the tokens. */
function find(
  hanName: PreparedName,
  han: HanName,
  reading: CompanyReading,
  latin: PreparedName,
  steps: readonly Step[],
  workspace: CompanyWorkspace,
): void {
  const { findings, used } = workspace
  markUsed(steps, workspace)
  const bySound = findSounded(reading, latin, steps, workspace)
  const sums = sumCharacters(reading, workspace)
  addOwnTokens(hanName, latin, used, sums)
  const { all, explained, trade } = sums
  findings.met = metCharacters(reading, workspace)
  findings.isScattered = isScattered(han, reading, steps)
  findings.isTorn = isTorn(reading, steps)
  findings.spelled = shareOf(sums.spelled, trade)
  findings.sounded = shareOf(bySound.sounded, trade)
  findings.initials = shareOf(bySound.initials, trade)
  findings.placeLeft = shareOf(sums.placeLeft, sums.place)
  findings.restLeft = shareOf(sums.restLeft, sums.rest)
  findStrange(latin, workspace)
  findings.agreed = harmonic(shareOf(explained, all), usedShare(latin, used))
  const numbers = hanName.numbers.length === 0 ? latin.numbers : tokenNumbers(latin.tokens.map((token) => token.form))
  findings.otherNumber = haveOtherNumbers(hanName.numbers, numbers)
  findings.numberMissing = hanName.numbers.length > 0 !== numbers.length > 0
  const { institution, known } = reading
  findings.isKnownWhole =
    known !== null &&
    steps.some((one) => one.at === known.at && one.end === known.end && one.relation !== 'transliteration')
  findings.otherInstitution =
    institution !== null && !steps.some((step) => step.at === institution.at && step.end >= institution.end)
}

/** Separates what sounds and initials explain from the rest, with the weights of both. */
function findSounded(
  reading: CompanyReading,
  latin: PreparedName,
  steps: readonly Step[],
  { findings, explained, sounded }: CompanyWorkspace,
): { sounded: number; initials: number } {
  const weights = { sounded: 0, initials: 0 }
  findings.likeness = 0
  sounded.fill(0)
  for (const { at, end, tokenFrom, tokenTo, relation, quality } of steps) {
    if (relation === 'transliteration') {
      weights.sounded += quality * (end - at)
      if (isLong(latin, tokenFrom, tokenTo, reading.isTradeOnly)) {
        findings.likeness = Math.max(findings.likeness, quality + perSyllable * Math.min(2, end - at - 2))
      }
    } else if (relation === 'initial') weights.initials += end - at
    else continue
    sounded.fill(relation === 'initial' ? initialsQuality : quality, at, end)
    explained.fill(0, at, end)
  }
  return weights
}

/** What initials explain of their characters. */
const initialsQuality = 0.6

/** Sums over the characters of a name, by kind. */
interface CharacterSums {
  all: number
  explained: number
  trade: number
  spelled: number
  place: number
  placeLeft: number
  rest: number
  restLeft: number
}

function sumCharacters(reading: CompanyReading, { explained, sounded }: CompanyWorkspace): CharacterSums {
  const sums = { all: 0, explained: 0, trade: 0, spelled: 0, place: 0, placeLeft: 0, rest: 0, restLeft: 0 }
  const { kinds } = reading
  for (let at = 0; at < kinds.length; at++) {
    const kind = kinds[at] as SegmentKind
    const share = explained[at] as number
    if (kind !== 'legal' || reading.isDistinctive[at] === 1) {
      const weight = reading.weights[at] as number
      sums.all += weight
      sums.explained += weight * Math.max(share, sounded[at] as number)
    }
    if (reading.isDistinctive[at] === 1) {
      sums.trade++
      sums.spelled += share
    } else if (kind === 'place') {
      sums.place++
      sums.placeLeft += 1 - share
    } else if (kind !== 'legal') {
      sums.rest++
      sums.restLeft += 1 - share
    }
  }
  return sums
}

/** Its own Latin words (TCL科技) and digits (731部队) match equal ones. */
function addOwnTokens(hanName: PreparedName, latin: PreparedName, used: Uint8Array, sums: CharacterSums): void {
  for (let index = 0; index < hanName.tokens.length; index++) {
    const weight = hanName.weights[index] as number
    const isMet = meetOwnToken(hanName.tokens[index] as Token, latin, used) ? 1 : 0
    sums.all += weight
    sums.explained += weight * isMet
    if (hanName.kinds[index] === tokenKinds.generic) continue
    sums.trade += 2
    sums.spelled += 2 * isMet
  }
}

function shareOf(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole
}

/** Fewer letters sound like too many names: PTI; RIIT if nothing else agrees. */
const leastLetters = 4
const leastLettersAlone = 5

function isLong(latin: PreparedName, from: number, to: number, isAlone: boolean): boolean {
  let letters = 0
  for (let at = from; at < to; at++) letters += (latin.tokens[at] as Token).form.length
  return letters >= (isAlone ? leastLettersAlone : leastLetters)
}

function metCharacters({ kinds }: CompanyReading, { explained, sounded }: CompanyWorkspace): number {
  let met = 0
  for (let at = 0; at < kinds.length; at++) {
    if (kinds[at] !== 'legal' && ((explained[at] as number) > 0 || (sounded[at] as number) > 0)) met++
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

function meetOwnToken(token: Token, latin: PreparedName, used: Uint8Array): boolean {
  for (let at = 0; at < latin.tokens.length; at++) {
    if (used[at] === 1 || latin.tokens[at]?.form !== token.form) continue
    used[at] = 1
    return true
  }
  return false
}

function harmonic(one: number, other: number): number {
  return one + other === 0 ? 0 : (2 * one * other) / (one + other)
}

function usedShare(latin: PreparedName, used: Uint8Array): number {
  let all = 0
  let met = 0
  for (let at = 0; at < latin.tokens.length; at++) {
    const weight = latin.weights[at] as number
    all += weight
    if (used[at] === 1) met += weight
  }
  return all === 0 ? 0 : met / all
}

function findStrange(latin: PreparedName, { findings, used }: CompanyWorkspace): void {
  findings.placeStrange = 0
  findings.pinyinStrange = 0
  findings.wordStrange = 0
  findings.genericStrange = 0
  for (let at = 0; at < latin.tokens.length; at++) {
    const kind = latin.kinds[at]
    if (used[at] === 1 || kind === tokenKinds.particle || kind === tokenKinds.number) continue
    const { form } = latin.tokens[at] as Token
    if (isPlaceWord(form)) findings.placeStrange++
    else if (kind === tokenKinds.generic || isTranslation(form)) findings.genericStrange++
    else if (isPinyin(form)) findings.pinyinStrange++
    else findings.wordStrange += latin.weights[at] as number
  }
}

function trace(
  han: HanName,
  latin: PreparedName,
  steps: readonly Step[],
  isHanQuery: boolean,
  workspace: CompanyWorkspace,
  matches: Match[],
): void {
  const lonely = isHanQuery ? 'extra' : 'missing'
  markUsed(steps, workspace)
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
    if (workspace.used[index] === 1) continue
    const range = [latin.starts[index] as number, latin.ends[index] as number] as const
    matches.push(match([0, 0], range, isHanQuery, isHanQuery ? 'missing' : 'extra'))
  }
}
