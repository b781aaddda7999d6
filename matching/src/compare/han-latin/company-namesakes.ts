import type { PreparedName } from '../../normalise/prepare.ts'
import { ownBody, shortTradeName } from '../namesakes.ts'
import type { CompanyReading } from './company-reading.ts'
import type { CompanyFindings } from './company-weighing.ts'

/** Unmatched words with together less weight are no difference. */
const leastStrange = 0.5
const leastLeft = 0.2

/**
 * The Chinese query names another party than the Latin name, as far as they tell: only a short trade name agrees, or half
 * of a person's name.
 */
export function isNamesakeOf(query: PreparedName, reading: CompanyReading, found: CompanyFindings): boolean {
  const strange = found.pinyinStrange + found.wordStrange + found.genericStrange + found.placeStrange
  return (
    isPartOfPerson(query, reading, found, strange) ||
    isElsewhere(query, reading, found, strange) ||
    isOtherBody(query, reading, found, strange)
  )
}

/** Every character in its usual spelling, or a little less. */
const wholeSpelled = 0.97

/** 劳拉·格林, LAP Green Networks; 李安忠, Lianzhong Cluster. A whole foreign name may name its organisation: Abu Nidal Organization. */
function isPartOfPerson(
  query: PreparedName,
  reading: CompanyReading,
  found: CompanyFindings,
  strange: number,
): boolean {
  if (!reading.isLikePerson) return false
  if (found.met < reading.kinds.length || found.spelled < wholeSpelled || found.sounded > 0) return true
  return strange - (query.han?.hasMiddleDot === true ? found.genericStrange : 0) >= leastStrange
}

/**
 * The place of the query is not in the other name, and the trade name agrees only in part, by sound, by the meaning of its
 * characters, or without all of the rest: 福州鑫德教育科技厂, Xinde Technology. Who is called by a known brand alone has firms
 * everywhere.
 */
function isElsewhere(query: PreparedName, reading: CompanyReading, found: CompanyFindings, strange: number): boolean {
  if (!reading.statesPlace || found.placeLeft <= 0.5 || query.tokens.length > 0) return false
  if (found.isKnownWhole && strange < leastStrange) return false
  const agreed = found.spelled + found.sounded + found.initials
  if (Math.round(agreed * reading.tradeLength) > shortTradeName) return false
  const isByMeaning = found.isByCharacters && !found.isByPinyin
  if (agreed < wholeSpelled || found.sounded > 0 || isByMeaning || found.placeStrange > 0) return true
  return reading.statesIndustry && (found.restLeft >= leastLeft || strange >= leastStrange)
}

/** A bank, a university and the like, and a company that does something else: 裕信银行, Yuxin Technology. */
function isOtherBody(query: PreparedName, reading: CompanyReading, found: CompanyFindings, strange: number): boolean {
  if (found.isEndMet || found.isKnownWhole || !ownBody.test(query.han?.characters.join('') ?? '')) return false
  return reading.tradeLength <= shortTradeName && strange >= leastStrange
}
