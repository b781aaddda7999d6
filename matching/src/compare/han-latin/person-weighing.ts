import { type HanName, isChineseLength } from '../../normalise/han-name.ts'
import type { PreparedName } from '../../normalise/prepare.ts'
import type { Token } from '../../normalise/token.ts'
import { chineseSystems, systems } from '../../scripts/han/han-spelling.ts'
import { isKoreanFamily } from '../../scripts/han/korean-reading.ts'
import { wadeGiles } from '../../scripts/han/wade-giles.ts'
import { commonnessOf } from '../../tables/commonness.ts'
import { isPinyin, pinyinSyllables } from '../../tables/han/pinyin-syllables.ts'
import { across, transcribed } from '../../weights/han-weights.ts'
import { weights } from '../../weights/term-weights.ts'
import { addTerm, type Evidence, limitTo, sumOf } from '../evidence.ts'
import { isUsed, type Spelled } from './person-search.ts'
import { mayBeTranscribed } from './transcribed.ts'

/** Adds to `evidence` the value of the best reading of a person's name. */
export function weighPerson(
  best: Spelled,
  han: HanName,
  latin: PreparedName,
  tokens: readonly number[],
  evidence: Evidence,
): void {
  const length = han.characters.length
  if (best.characters < length) {
    addTerm(evidence, 'missing', partly(best, han) - weights.base)
  } else {
    const full = length >= 3 ? across.fullLong : length === 2 ? shortName(best, han, latin, tokens) : across.single
    addTerm(evidence, 'sound', full - weights.base)
  }
  addTerm(evidence, 'spelling', -costOfSpelling(best, han))
  if (isMisread(best, han, latin, tokens)) addTerm(evidence, 'spelling', -across.misread)
  if (best.characters === length && !isOrdered(best, han)) addTerm(evidence, 'order', -across.order)
  let strange = 0
  for (let index = 0; index < tokens.length; index++) {
    if (isUsed(best, index, length)) continue
    const at = tokens[index] as number
    const token = latin.tokens[at] as Token
    const scale = Math.min(1, latin.weights[at] as number)
    const isSyllable = pinyinSyllables.has(token.form) || isPinyin(token.form)
    strange += scale * (isSyllable ? across.strangeSyllable : across.strangeWord)
  }
  addTerm(evidence, 'conflict', -strange)
  // One word for the whole name next to another: usually only a surname (卢卡申科).
  if (best.tokens === 1 && best.characters > 1 && strange > 0.5) limitTo(evidence, transcribed.mostForOnePart)
  if (length === 2 && strange > 0.5) limitTo(evidence, across.mostForShortStrange)
  if (best.initials > 0) {
    addTerm(evidence, 'initial', -across.initial * best.initials)
    limitTo(evidence, across.mostWithInitials)
  }
  if ((best.mask & chineseSystems) === 0 && best.mask !== 0) {
    // Only by its reading: what this costs is shown for the sound.
    addTerm(evidence, 'sound', Math.min(0, mostForForeign(best, han) - sumOf(evidence)))
  }
}

function mostForForeign(best: Spelled, { characters: [family = ''] }: HanName): number {
  if ((best.mask & systems.korean) === 0) return across.mostForOtherPeople
  return isKoreanFamily(family) ? across.mostForKorean : across.mostForKoreanOfChinese
}

/** Chinese writers keep to one system; the parts of Tibetan and other names come from several. */
function costOfSpelling({ mask, cost }: Spelled, han: HanName): number {
  const read = across.reading * cost
  if (mask !== 0) return read
  return Math.max(across.mixture + read, isChineseLength(han) ? across.mixtureOfChinese : 0)
}

/** Systems that allow pinyin together with their own spellings. */
const mixedSystems = systems.wadeGiles | systems.taiwan | systems.abroad

/**
 * A part is only pinyin, and another part is pinyin of other characters: He Li Cheng is 何丽成 or 何丽程 and hardly 何丽正,
 * because a writer of He would write Zheng. Cantonese forms are rarely all pinyin: Wang Mingshan is not 王明新.
 */
function isMisread(best: Spelled, han: HanName, latin: PreparedName, tokens: readonly number[]): boolean {
  if (best.mask === 0 || (best.mask & systems.pinyin) !== 0 || (best.mask & chineseSystems) === 0) return false
  const isMandarin = (best.mask & mixedSystems) === best.mask
  let isOther = false
  let isPinyinOnly = false
  let isFamilyPinyin = false
  let areAllPinyin = true
  for (let at = 0, end = 1; at < han.characters.length; at = end, end++) {
    const index = best.tokenOf[at] as number
    while (end < han.characters.length && best.tokenOf[end] === index) end++
    const form = index < 0 ? '' : (latin.tokens[tokens[index] as number]?.form ?? '')
    if (!isPinyin(form)) areAllPinyin = false
    if (form !== han.pinyin.slice(at, end).join('')) isOther ||= isPinyin(form)
    else {
      isPinyinOnly ||= !wadeGiles(form).includes(form)
      isFamilyPinyin ||= at === 0
    }
  }
  return isOther && (isMandarin ? isPinyinOnly : isFamilyPinyin && areAllPinyin)
}

/** Value of a name with two characters: the rarer its parts, the fewer namesakes. */
function shortName(best: Spelled, han: HanName, latin: PreparedName, tokens: readonly number[]): number {
  const formOf = (at: number): string => {
    const token = best.tokenOf[at] as number
    const isOwn = token !== best.tokenOf[1 - at]
    return isOwn ? (latin.tokens[tokens[token] as number]?.form ?? '') : (han.pinyin[at] ?? '')
  }
  const { family } = commonnessOf(formOf(0))
  const { given } = commonnessOf(formOf(1))
  const bits = Math.log2(1e6 / (Math.max(across.rarest, family) * Math.max(across.rarest, given)))
  const full = across.fullShort + across.perBit * (bits - across.commonBits)
  const z = Math.max(across.fullShort, Math.min(across.fullShortRare, full))
  const isUsual = best.cost === 0 && (best.mask & systems.pinyin) !== 0
  return isUsual ? z : Math.max(across.least, Math.min(z, across.fullShortMiddle) - across.shortUnusual)
}

/** Value of a name of which only a part is spelled. */
function partly(best: Spelled, han: HanName): number {
  const isFamilySpelled = (best.tokenOf[0] as number) >= 0
  // Names of other peoples do not begin with the family name, so any two characters count as a part.
  const { length } = han.characters
  if (length > 2 && mayBeTranscribed(han)) return best.characters > 1 ? across.partial : across.oneCharacter
  if (!isFamilySpelled) return best.characters > 1 || length === 2 ? across.givenOnly : across.oneCharacter
  return best.characters > han.familyLength ? across.partial : across.familyOnly
}

/** The characters of the given name keep their order, and the family name is before or after them. */
function isOrdered(best: Spelled, han: HanName): boolean {
  const length = han.characters.length
  const family = best.tokenOf[han.familyLength - 1] as number
  let given = han.familyLength
  while (given < length && best.tokenOf[given] === family) given++
  // The family name is never one word with half of the given name.
  const isChinese = isChineseLength(han) && (best.mask === 0 || (best.mask & chineseSystems) !== 0)
  if (isChinese && given > han.familyLength && given < length) return false
  let low = Number.POSITIVE_INFINITY
  let high = -1
  for (let at = given; at < length; at++) {
    const token = best.tokenOf[at] as number
    if (token < high) return false
    low = Math.min(low, token)
    high = Math.max(high, token)
  }
  return family <= low || family >= high
}
