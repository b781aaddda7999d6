import type { HanName, SegmentKind } from '../../normalise/han-name.ts'
import { haveOtherNumbers, tokenNumbers } from '../../normalise/han-numbers.ts'
import { type PreparedName, tokenKinds } from '../../normalise/prepare.ts'
import type { Token } from '../../normalise/token.ts'
import { companyTerm } from '../../tables/company-terms.ts'
import { countriesOfWords } from '../../tables/countries.ts'
import { areNeighbours } from '../../tables/country-neighbours.ts'
import { everySystem, type Step } from './company-alignment.ts'
import type { CompanyReading } from './company-reading.ts'
import type { CompanyFindings } from './company-weighing.ts'
import { isPinyinToken, isPlaceToken, isTranslationToken } from './company-words.ts'
import { type CompanyWorkspace, markUsed } from './company-workspace.ts'

/**
 * Writes to `findings` of the workspace which shares of both names the steps explain, and the country of the Latin name's party:
 * Chinese names state it where the party's own name does not (伊朗机械工业集团, Mechanic Industries Group).
 */
export function findShares(
  hanName: PreparedName,
  reading: CompanyReading,
  latin: PreparedName,
  steps: readonly Step[],
  countries: readonly string[],
  workspace: CompanyWorkspace,
): void {
  const { findings, used } = workspace
  markUsed(steps, workspace)
  const country = statedCountry(reading, countries)
  if (country !== null) workspace.explained.fill(1, country.at, country.end)
  const bySound = findSounded(reading, latin, steps, workspace)
  const sums = sumCharacters(reading, workspace)
  addOwnTokens(hanName, latin, used, sums)
  if (isOneParty(reading) && endsWithItsLetters(latin)) used[latin.tokens.length - 1] = 1
  const { all, explained, trade } = sums
  findings.met = metCharacters(reading, workspace)
  findings.spelled = shareOf(sums.spelled, trade)
  findings.sounded = shareOf(bySound.sounded, trade)
  findings.initials = shareOf(bySound.initials, trade)
  findings.placeLeft = shareOf(sums.placeLeft, sums.place)
  findings.restLeft = shareOf(sums.restLeft, sums.rest)
  findings.lacksOwnName = !reading.hasTrade && sums.ownLeft > 0
  findStrange(latin, workspace)
  findings.agreed = harmonic(shareOf(explained, all), usedShare(latin, used))
  findings.agreesElsewhere = agreesElsewhere(sums)
}

/** Where the Han name begins with a country that the lists state; null if it does not. */
export function statedCountry(
  { country }: CompanyReading,
  countries: readonly string[],
): { at: number; end: number } | null {
  return country !== null && countries.includes(country.code) ? country : null
}

/** Writes to `findings` the shares that `mostForShares` needs of names without a step. */
export function findNothingShared(reading: CompanyReading, latin: PreparedName, workspace: CompanyWorkspace): void {
  const { findings, used } = workspace
  used.fill(0)
  if (isOneParty(reading) && endsWithItsLetters(latin)) used[latin.tokens.length - 1] = 1
  findings.spelled = 0
  findings.sounded = 0
  findings.initials = 0
  findings.agreed = 0
  findings.restLeft = reading.hasRest ? 1 : 0
  findStrange(latin, workspace)
}

/** More than a body that every country has: 国家航天局. */
function isOneParty({ hasTrade, kinds, institution }: CompanyReading): boolean {
  return hasTrade || institution !== null || kinds.includes('place')
}

const leastOfLetters = 3

/** The last word is letters of the words before it: Nanjing University of Aeronautics and Astronautics (NUAA). */
function endsWithItsLetters({ tokens }: PreparedName): boolean {
  const letters = tokens.at(-1)?.form ?? ''
  if (letters.length < leastOfLetters || tokens.length <= letters.length || letters[0] !== tokens[0]?.form[0])
    return false
  let found = 0
  for (const { form } of tokens.slice(0, -1)) if (form[0] === letters[found]) found++
  return found === letters.length
}

/** Adds to the findings, after `findShares`, what speaks against one party in spite of what agrees. */
export function findReservations(
  hanName: PreparedName,
  han: HanName,
  reading: CompanyReading,
  latin: PreparedName,
  steps: readonly Step[],
  findings: CompanyFindings,
): void {
  findings.isScattered = isScattered(han, reading, steps)
  findings.isByPinyin = steps.every(({ at, relation }) => reading.kinds[at] !== 'trade' || relation === 'pinyin')
  findings.isEndMet = steps.some(({ end }) => end === reading.kinds.length)
  findings.isByCharacters = steps.every(({ at, end }) => reading.kinds[at] !== 'trade' || end - at === 1)
  findings.meetsOnlyPlaces = steps.every(({ at, end }) =>
    reading.kinds.slice(at, end).every((kind) => kind === 'place'),
  )
  findings.isTorn = isTorn(reading, steps)
  findings.isReversed = isReversed(reading, steps)
  findings.isMixed = isMixed(reading, steps)
  const numbers = hanName.numbers.length === 0 ? latin.numbers : tokenNumbers(latin.tokens.map((token) => token.form))
  findings.otherNumber = haveOtherNumbers(hanName.numbers, numbers)
  findings.numberMissing = hanName.numbers.length > 0 !== numbers.length > 0
  const { institution, known } = reading
  findings.isKnownWhole =
    known !== null &&
    steps.some((one) => one.at === known.at && one.end === known.end && one.relation !== 'transliteration')
  findings.otherCountry = areOfOtherCountries(reading, latin)
  findings.isAcronymOfOther =
    findings.pinyinStrange + findings.wordStrange > 0.5 && steps.some((step) => isAcronym(han, latin, step))
  findings.otherInstitution =
    institution !== null && !steps.some((step) => step.at === institution.at && step.end >= institution.end)
}

/** Fewer characters of trade (贸易) outweigh no missing place. */
const leastRest = 3

function agreesElsewhere({ place, placeLeft, rest, restLeft }: CharacterSums): boolean {
  if (place > 0 && placeLeft <= place / 2) return true
  return rest >= (place > 0 ? leastRest : 1) && restLeft <= rest / 2
}

function areOfOtherCountries({ countries }: CompanyReading, latin: PreparedName): boolean {
  if (countries.length === 0) return false
  const others = countriesOfWords(latin.tokens.map((token) => token.form))
  const isSame = (one: string): boolean => others.some((other) => one === other || areNeighbours(one, other))
  return others.length > 0 && !countries.some(isSame)
}

const longestAcronym = 4

/** The only word of a wording beside longer ones: HIT beside Harbin Institute of Technology. */
function isAcronym(han: HanName, latin: PreparedName, { at, end, tokenFrom, tokenTo, relation }: Step): boolean {
  const form = latin.tokens[tokenFrom]?.form ?? ''
  if (relation !== 'equivalent' || tokenTo - tokenFrom > 1 || form.length > longestAcronym) return false
  const wordings = companyTerm(han.characters.slice(at, end).join(''))?.wordings ?? []
  return (
    wordings.some((words) => words.length > 2) && wordings.some(([word, ...rest]) => word === form && rest.length === 0)
  )
}

/** Each syllable above two makes a similarity more certain. */
const perSyllable = 0.05

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
  /** Own words that say what it is called, and that the other name lacks. */
  ownLeft: number
}

function sumCharacters(reading: CompanyReading, { explained, sounded }: CompanyWorkspace): CharacterSums {
  const sums = { all: 0, explained: 0, trade: 0, spelled: 0, place: 0, placeLeft: 0, rest: 0, restLeft: 0, ownLeft: 0 }
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

/** A word of its own counts as much as so many characters. */
const ownCharacters = 2

/** Its own Latin words (TCL科技), Kana and digits (731部队) match equal ones. */
function addOwnTokens(hanName: PreparedName, latin: PreparedName, used: Uint8Array, sums: CharacterSums): void {
  for (let index = 0; index < hanName.tokens.length; index++) {
    const weight = hanName.weights[index] as number
    const isMet = meetOwnToken(hanName.tokens[index] as Token, latin, used) ? 1 : 0
    sums.all += weight
    sums.explained += weight * isMet
    if (hanName.kinds[index] === tokenKinds.generic) {
      sums.rest += ownCharacters
      sums.restLeft += ownCharacters * (1 - isMet)
      continue
    }
    sums.trade += ownCharacters
    sums.spelled += ownCharacters * isMet
    if (isMet === 0) sums.ownLeft++
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

function isReversed({ kinds }: CompanyReading, steps: readonly Step[]): boolean {
  let last = -1
  for (const { at, tokenFrom, relation } of steps) {
    if (kinds[at] !== 'trade' || relation !== 'pinyin') continue
    if (tokenFrom < last) return true
    last = tokenFrom
  }
  return false
}

/** The words that spell the trade name share no system: Heng is Mandarin for 恒, Tai is Cantonese for 大. */
function isMixed({ kinds }: CompanyReading, steps: readonly Step[]): boolean {
  let shared = everySystem
  for (const { at, relation, mask } of steps) if (kinds[at] === 'trade' && relation === 'pinyin') shared &= mask
  return shared === 0
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
    const token = latin.tokens[at] as Token
    if (isPlaceToken(token)) findings.placeStrange++
    else if (kind === tokenKinds.generic || isTranslationToken(token)) findings.genericStrange++
    else if (isPinyinToken(token)) findings.pinyinStrange++
    else findings.wordStrange += latin.weights[at] as number
  }
}
