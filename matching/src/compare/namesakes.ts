import { memoByObject } from '../memo.ts'
import type { HanName, SegmentKind } from '../normalise/han-name.ts'
import { companyTerm } from '../tables/company-terms.ts'
import { surnames } from '../tables/han/surnames.ts'
import { companyForm } from './plain-body.ts'

/** What two names in Han share outside their legal forms. */
export interface SharedCharacters {
  share: number
  isAll: boolean
  isOtherTrade: boolean
  /** Similar characters, and of these the equal ones, those of both trade names, and those of industry or general words. */
  alike: number
  same: number
  trade: number
  rest: number
}

/** Begins with a Chinese family name, and is as long as a person's name; or is written with middle dots. */
export function isLikePerson({ characters, familyLength, hasMiddleDot, segments }: HanName): boolean {
  const kinds = segments.map(({ kind }) => kind)
  if (kinds.includes('legal') || !kinds.includes('trade')) return false
  const family = characters.slice(0, familyLength).join('')
  return hasMiddleDot || (characters.length === familyLength + 2 && surnames.has(family))
}

/** Names without a word of trade are not longer, unless they are written with middle dots. */
const longestPlainName = 4
/** A name that agrees in fewer equal characters agrees by sound: 周建元, 洲建源. */
const leastSameShare = 0.5

/**
 * The query is a trade name or a person's name and nothing else, and a part of it does not agree: 罗海明, 羅海貿易会社;
 * 让·瓦格纳, 瓦格纳集团.
 */
export function isPartOfPlainName(
  query: HanName,
  kinds: readonly SegmentKind[],
  { alike, same }: SharedCharacters,
): boolean {
  const isTradeName = kinds.length <= longestPlainName && kinds.every((kind) => kind === 'trade')
  if (!isTradeName && !isLikePerson(query)) return false
  return alike < kinds.length || same < leastSameShare * kinds.length
}

/** Many firms have the same trade name of two characters; three are no coincidence. */
export const shortTradeName = 2

/**
 * A short trade name agrees, and the names have other places or do other things: 潍坊大安化工有限公司, 大安电机厂. Who
 * is called by a known brand alone (中兴) has firms everywhere.
 */
export function isNamesake(
  query: HanName,
  kinds: readonly SegmentKind[],
  listedName: HanName,
  listedKinds: readonly SegmentKind[],
  { same, trade, rest, alike }: SharedCharacters,
): boolean {
  const [own, listed] = [countsOf(kinds), countsOf(listedKinds)]
  if (trade > shortTradeName || own.trade === 0) return false
  if (listed.place + listed.rest === 0 && isBrand(query) && same === alike) return false
  const isOtherPlace = areElsewhere(placesOf(query), placesOf(listedName))
  const isOtherRest = own.rest > 0 && 2 * rest <= own.rest
  if (isOtherPlace && (isOtherRest || listed.place > 0)) return true
  if (isOtherRest && listed.rest > 0 && 2 * rest <= listed.rest) return true
  // The trade names only sound alike: 江丰电子, 江峰贸易公司.
  if (isOtherRest && same < alike) return true
  if (own.rest === 0 && listed.rest > 0 && isOtherBody(query, listedName)) return true
  const isTradeWhole = trade === own.trade && trade === listed.trade && same === alike
  return !isTradeWhole && isOtherPlace
}

/** Bodies that are no part of a company, as an institute or a centre is. */
export const ownBody = /银行|大学|学院|医院/

/** A bank, a university and the like against a company that is none: 中信银行, 中信造船股份有限公司. */
function isOtherBody({ characters }: HanName, listed: HanName): boolean {
  const body = ownBody.exec(characters.join(''))?.[0]
  const text = listed.characters.join('')
  return body !== undefined && companyForm.test(text) && !text.includes(body)
}

/** Firms of Hong Kong state it or not. */
function areElsewhere(places: readonly string[], listed: readonly string[]): boolean {
  return places.length > 0 && !places.includes('香港') && !places.some((place) => listed.includes(place))
}

/** Without the word for their rank: 吉林 and 吉林省. */
const placesOf = memoByObject(({ characters, segments }: HanName): readonly string[] =>
  segments
    .filter(({ kind }) => kind === 'place')
    .map(({ from, to }) =>
      characters
        .slice(from, to)
        .join('')
        .replace(/[省市县]$/, ''),
    )
    .filter((place) => place !== ''),
)

function isBrand({ characters, segments }: HanName): boolean {
  return segments.some(({ kind, from, to }) => {
    const term = kind === 'trade' ? companyTerm(characters.slice(from, to).join('')) : undefined
    return term?.kind === 'trade' && term.isPlain !== true
  })
}

function countsOf(kinds: readonly SegmentKind[]): { trade: number; place: number; rest: number } {
  const counts = { trade: 0, place: 0, rest: 0 }
  for (const kind of kinds) {
    if (kind === 'trade' || kind === 'place') counts[kind]++
    else if (kind === 'industry' || kind === 'generic') counts.rest++
  }
  return counts
}
