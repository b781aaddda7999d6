import { type PreparedName, tokenKinds } from '../../normalise/prepare.ts'
import { acrossCompany, mostForOtherNumber, mostForTermsOnly, perTermLeft } from '../../weights/han-weights.ts'
import { mostForUnequal, weights } from '../../weights/term-weights.ts'
import { addTerm, type Evidence, limitTo, sumOf } from '../evidence.ts'
import { shortTradeName } from '../namesakes.ts'
import { type CompanyReading, leastTranscribed } from './company-reading.ts'

/** Result of one comparison; reused for each pair. Shares are of the characters' weight, sums of the tokens'. */
export interface CompanyFindings {
  /** Shares of the trade name by how it is explained. */
  spelled: number
  sounded: number
  initials: number
  /** Similarity of the best agreement by sound; longer ones count more. */
  likeness: number
  /** Share of places, and of industry and general words, that is unexplained. */
  placeLeft: number
  restLeft: number
  /** Share of the distinctive parts of both names that the other explains: the harmonic mean. */
  agreed: number
  /** Unmatched Latin words: places, Chinese-looking words, other words, words of trade and industry. */
  placeStrange: number
  pinyinStrange: number
  wordStrange: number
  genericStrange: number
  otherNumber: boolean
  numberMissing: boolean
  /** Number of matched characters, without the legal form. */
  met: number
  /**
   * The trade name is matched character by character or by an ordinary word (Oriental), and not completely in pinyin.
   */
  isScattered: boolean
  /** The trade name is matched in pinyin only. */
  isByPinyin: boolean
  /** The last character is matched. */
  isEndMet: boolean
  /** The trade name is matched by single characters only. */
  isByCharacters: boolean
  /** Of the Han name only places are matched. */
  meetsOnlyPlaces: boolean
  /** The words that spell the trade name are not adjacent. */
  isTorn: boolean
  /** The words that spell the trade name stand in another order: 宇新 is not Xin Yu. */
  isReversed: boolean
  /** The words that spell the trade name share no system of spelling. */
  isMixed: boolean
  /** A table has the whole name with these words. */
  isKnownWhole: boolean
  /** A place, or most of the words of trade and industry, agrees. */
  agreesElsewhere: boolean
  /** Both name countries, and not the same. */
  otherCountry: boolean
  /** An acronym of the name (HIT) between words of another party. */
  isAcronymOfOther: boolean
  /** An institution known by an English name that shares no word with this one. */
  otherInstitution: boolean
  /** The name is written in Kana or Latin letters beside the characters, and the other name lacks it. */
  lacksOwnName: boolean
}

/** Ordinary words (伊斯兰) with less agreement are words of another name. */
const leastForPlain = 0.75
/** Similarity of sound that is no coincidence: if places and trade agree, and if they partly do. Longer names need less. */
const clearWithRest = 0.88
const clearOtherwise = 0.92
/** A foreign name as Chinese writes it: if what the party is or does agrees, and if nothing else does. */
const clearOfTranscribedWithRest = 0.85
const clearOfTranscribed = 0.98
/** For each character above four. */
const lessPerCharacter = 0.02
/** So few syllables sound like many names: Putin, Sechin. */
const fewSyllables = 3
/** The order below a limit stays: better agreement still ranks first. */
export const orderBelowLimit = 0.03

const mostWithoutStep = acrossCompany.whole - acrossCompany.notWhole - acrossCompany.trade - acrossCompany.disagreed

/** The most that two names reach if no part of one is in the other. */
export function mostForNoStep({ hasRest }: CompanyReading): number {
  return hasRest ? mostWithoutStep - acrossCompany.other : mostWithoutStep
}

/** The most that two names reach with these shares, before what speaks against one party is known. */
export function mostForShares(reading: CompanyReading, found: CompanyFindings): number {
  const { whole, conflict, missing, sound } = valueOfShares(reading, found)
  return Math.min(whole + conflict + missing + sound, mostForUnequal)
}

/** Terms of z for the shares of both names that are explained. */
function valueOfShares(reading: CompanyReading, found: CompanyFindings) {
  const { spelled, sounded, initials } = found
  const left = Math.max(0, 1 - spelled - sounded - initials)
  const strange = found.pinyinStrange + found.wordStrange
  const isWhole = left < 0.1 && found.restLeft < 0.2 && strange + found.genericStrange < 0.5
  return {
    left,
    strange,
    whole: acrossCompany.whole - (isWhole ? 0 : acrossCompany.notWhole),
    conflict: -acrossCompany.trade * left - acrossCompany.strangePinyin * Math.min(2, found.pinyinStrange),
    missing:
      -acrossCompany.disagreed * (1 - found.agreed) -
      acrossCompany.other * found.restLeft -
      acrossCompany.strangeWord * Math.min(2, found.wordStrange) -
      acrossCompany.strangeGeneric * Math.min(2, found.genericStrange),
    sound:
      -acrossCompany.transcribed * sounded -
      acrossCompany.initials * initials +
      (spelled >= 0.95 && reading.tradeLength >= 3 ? acrossCompany.longTrade : 0),
  }
}

/** Adds to `evidence` the value of comparing a company's name in Han with one in Latin letters. */
export function weighCompany(
  hanName: PreparedName,
  reading: CompanyReading,
  found: CompanyFindings,
  evidence: Evidence,
): void {
  const { left, strange, whole, conflict, missing, sound } = valueOfShares(reading, found)
  addTerm(evidence, 'wholeName', whole - weights.base)
  addTerm(evidence, 'conflict', conflict)
  addTerm(evidence, 'missing', missing)
  if (found.placeStrange > 0) {
    const other = found.placeLeft > 0.5 ? acrossCompany.otherPlace : 0
    addTerm(evidence, 'place', -acrossCompany.strangePlace - other)
  }
  addTerm(evidence, 'sound', sound)
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
  const isTooLong = (hanName.han?.characters.length ?? 0) > reading.kinds.length
  const named = Math.min(
    mostForTrade(hanName, reading, found, left, strange),
    mostForOtherParty(reading, found, left, strange),
    isTooLong ? acrossCompany.mostForHalf : mostForUnequal,
  )
  const general = mostForGeneral(hanName, reading, found)
  const country = found.otherCountry ? acrossCompany.mostForOtherCountry : mostForUnequal
  const most = Math.min(named, general, country)
  const sum = sumOf(evidence)
  if (sum <= most) return
  const lower = orderBelowLimit * Math.max(0, mostForUnequal - sum)
  limitTo(evidence, most - lower, named === most ? 'limit' : general === most ? 'generalName' : 'otherCountry')
}

/** By how much of the trade name agrees, and how. */
function mostForTrade(
  hanName: PreparedName,
  reading: CompanyReading,
  found: CompanyFindings,
  left: number,
  strange: number,
): number {
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
    // Any word of four syllables sounds like some word of the lists, so a likeness of sound alone is never enough.
    const isAlone = !found.agreesElsewhere
    const leastLike = isRestWhole ? clearWithRest : clearOtherwise
    // If the list also has the name in Latin letters, a likeness of sound is never certain: Quillon is not 卡隆, Kharon.
    const isClear =
      !hanName.isNamedInLatin &&
      !isAlone &&
      !(reading.isShortPhrase && reading.tradeLength <= shortTradeName) &&
      found.restLeft < 0.2 &&
      found.likeness >= leastLike
    const isForeign =
      reading.isTranscribed &&
      isRestWhole &&
      !hanName.isNamedInLatin &&
      found.likeness >= leastOfTranscribed(reading, found)
    const isFew = isAlone && reading.tradeLength <= fewSyllables
    const unclear = isFew ? acrossCompany.mostForFewSounds : acrossCompany.mostForSound
    most = Math.min(most, isClear || isForeign ? acrossCompany.mostForClearSound : unclear)
  }
  if (isLooselyMet(reading, found, left)) most = Math.min(most, acrossCompany.mostForUnsure)
  // One character names nobody by its sound or its meaning: 美团, Global Beauty.
  if (reading.isTradeOnly && reading.tradeLength === 1 && (found.isByPinyin || !found.isKnownWhole))
    most = Math.min(most, acrossCompany.mostForUnsure)
  if (isBareAndByMeaning(reading, found)) most = Math.min(most, acrossCompany.mostForUnsure)
  if (found.met <= 1 && reading.tradeLength > 1 && strange === 0)
    most = Math.min(most, acrossCompany.mostForOneCharacter)
  if (isShortBesideOther(reading, found, strange)) most = Math.min(most, acrossCompany.mostForUnsure)
  if (isShortOfOtherBody(reading, found)) most = Math.min(most, acrossCompany.mostForHalf)
  return most
}

/** Two syllables in pinyin are all that the name says besides its legal form: many names sound so. */
function isTwoSyllables(reading: CompanyReading, found: CompanyFindings): boolean {
  return reading.isTradeOnly && reading.tradeLength <= shortTradeName && found.isByPinyin
}

/** Beside a word that is another name: 尼康, Aria Nikan. */
function isShortBesideOther(reading: CompanyReading, found: CompanyFindings, strange: number): boolean {
  return isTwoSyllables(reading, found) && !found.isKnownWhole && !found.agreesElsewhere && strange > 0.5
}

/** Of a bank or a university whose word the other name lacks: 大华银行, Dahua. */
function isShortOfOtherBody(reading: CompanyReading, found: CompanyFindings): boolean {
  return isTwoSyllables(reading, found) && reading.hasBody && !found.isEndMet
}

function leastOfTranscribed(
  { tradeLength, hasBody }: CompanyReading,
  { agreesElsewhere, isEndMet }: CompanyFindings,
): number {
  if (agreesElsewhere || (hasBody && isEndMet)) return clearOfTranscribedWithRest
  return clearOfTranscribed - lessPerCharacter * (tradeLength - leastTranscribed)
}

/** Two characters without a legal form, which agree by the meaning of each alone: 海航, Ocean Voyage. */
function isBareAndByMeaning(reading: CompanyReading, found: CompanyFindings): boolean {
  if (!reading.isTradeOnly || !reading.isShortPhrase || reading.tradeLength !== shortTradeName) return false
  return found.isByCharacters && !found.isByPinyin && !found.isKnownWhole
}

/** Single characters and ordinary words agree, and something else does not: half of 俄罗斯海鲜, Russische Marine. */
function isLooselyMet(reading: CompanyReading, found: CompanyFindings, left: number): boolean {
  if (!found.isScattered) return false
  return (
    found.restLeft > 0.5 ||
    found.agreed < leastForPlain ||
    (left >= 0.4 && found.isByCharacters && reading.isShortPhrase)
  )
}

/** By what one of the names has and the other has not. */
function mostForOtherParty(reading: CompanyReading, found: CompanyFindings, left: number, strange: number): number {
  const hasNothingElse = reading.isTradeOnly || found.restLeft > 0.5
  const isLonger = strange > 0.5
  let most = mostForUnequal
  if (isLonger && left > 0.3 && hasNothingElse) most = Math.min(most, acrossCompany.mostForHalf)
  if (!reading.hasTrade && (isLonger || found.numberMissing)) most = Math.min(most, acrossCompany.mostForUnsure)
  if (isLonger && reading.isNamePart) most = Math.min(most, acrossCompany.mostForUnsure)
  if (reading.isPlainBody && !found.isEndMet) most = Math.min(most, acrossCompany.mostForUnsure)
  if ((reading.isPlainBody || reading.isPlaceAndBody) && strange + found.genericStrange > 0.5)
    most = Math.min(most, acrossCompany.mostForUnsure)
  if (found.isReversed || found.isAcronymOfOther || found.otherInstitution)
    most = Math.min(most, acrossCompany.mostForHalf)
  if (found.lacksOwnName) most = Math.min(most, acrossCompany.mostForHalf)
  if (reading.isUniversity && !reading.hasTrade && left > 0.2) most = Math.min(most, acrossCompany.mostForHalf)
  if (found.isMixed) most = Math.min(most, acrossCompany.mostForUnsure)
  if (isAccident(reading, found, left, strange)) most = Math.min(most, acrossCompany.mostForAccident)
  if (found.otherNumber) most = Math.min(most, mostForOtherNumber)
  return most
}

/** Words that many parties bear name none of them. */
function mostForGeneral(hanName: PreparedName, reading: CompanyReading, found: CompanyFindings): number {
  const hasOwn = hanName.numbers.length > 0 || hanName.kinds.some((kind) => kind !== tokenKinds.generic)
  const isNamed = hasOwn || found.isKnownWhole || found.agreed > reading.leastAgreed
  if (reading.isPlainWord || (!reading.hasTrade && !isNamed)) return mostForTermsOnly - perTermLeft * (1 - found.agreed)
  return !reading.hasTrade && found.meetsOnlyPlaces ? mostForTermsOnly : mostForUnequal
}

/** With up to this many characters in a trade name, each must be matched. */
const shortTrade = 3
/** With fewer unmatched words it is a longer form of the name. */
const leastLeftOver = 3
/** With less similarity any word sounds alike; two syllables need `clearOtherwise`. */
const leastAlone = 0.86

/**
 * Coincidences: a trade name without other agreement that is matched partly, in scattered places, or by a vague
 * sound; or a name with a number (112厂) without the number.
 */
function isAccident(reading: CompanyReading, found: CompanyFindings, left: number, strange: number): boolean {
  if (found.isKnownWhole) return false
  const isAlone = reading.isTradeOnly || found.restLeft > 0.5
  const leastLike = reading.tradeLength > 2 ? leastAlone : clearOtherwise
  if (isAlone && found.sounded > 0 && found.spelled < 0.5 && found.likeness < leastLike) return true
  if (found.met <= 1 && found.placeLeft > 0.5) return true
  if (!reading.hasTrade) return found.numberMissing && strange > 0.5
  if (!reading.isTradeOnly) return false
  if (reading.tradeLength > shortTrade) return left >= 0.4
  return left > 0.3 || found.isTorn || strange >= leastLeftOver
}
