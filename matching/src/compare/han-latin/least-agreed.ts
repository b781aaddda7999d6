import type { HanName, SegmentKind } from '../../normalise/han-name.ts'
import { countryOfHan } from '../../tables/countries.ts'
import { companyForm } from '../plain-body.ts'

/** Fewer characters with the country are just any trade. */
const leastNational = 4

function isNational(han: HanName): boolean {
  let length = 0
  let hasCountry = false
  for (const { kind, from, to } of han.segments) {
    if (kind === 'legal') continue
    if (/^(?:中国|中华|国家|全国)/.test(han.characters.slice(from, to).join(''))) hasCountry = true
    else length += to - from
  }
  return hasCountry && length >= leastNational
}

/** Words of any trade. */
export const emptyTerms = /^(?:国家|国际|全国|国立|国营|联邦|共和国|世界|全球|环球)$/
const emptyBodies = /^(?:国家|国立|国际|中央|全国|联邦)/
/** Characters of a body (国防部, 科学院) that a country has once, and that exists once. */
const bodyOfCountry = 3
const bodyAlone = 5
const leastBodyWithTerms = 4
const leastTerms = 2
const leastTermsAlone = 3

/** Share that must agree in names that begin with a city or province, and in others. */
const agreedInCity = 0.7
const agreedElsewhere = 0.9
const never = 2

/**
 * General terms name one party if a country stands with several of them or with a body, if they are many, or a long name
 * of a body; after a city one is enough. A country with one trade (伊朗航运公司) names any company of that trade.
 */
export function leastAgreed(han: HanName): number {
  let hasCountry = false
  let isCity = false
  let terms = 0
  let empty = 0
  let body = 0
  let length = 0
  for (const { kind, from, to, term } of han.segments) {
    const text = han.characters.slice(from, to).join('')
    length += to - from
    if (kind === 'place') {
      if (countryOfHan(text) === undefined) isCity = true
      else hasCountry = true
    } else if (kind === 'legal' && text.replace(companyWords, '') === '') empty += /控股|集团/.test(text) ? 1 : 0
    else if (isBody(kind, text)) body = Math.max(body, emptyBodies.test(text) ? bodyOfCountry : to - from)
    else if (term === null) continue
    else if (emptyTerms.test(text)) empty++
    else terms++
  }
  if (body > 0) terms++
  if (isCity && terms > 0) return agreedInCity
  const isNamed = hasCountry
    ? (terms > 0 && terms + empty >= leastTerms) || body >= bodyOfCountry
    : terms >= leastTermsAlone ||
      (!isCommonBody(han) && (body >= bodyAlone || (body > 0 && terms >= leastTerms && length >= leastBodyWithTerms)))
  return isNamed || isNational(han) ? agreedElsewhere : never
}

/** Every country has a commercial bank, a youth league and a charitable foundation. */
const commonBodies = /(?:银行|协会|联盟|联合会|基金会|厂)$/

function isCommonBody({ characters }: HanName): boolean {
  return commonBodies.test(characters.join(''))
}

/** Words of a company's legal form. */
export const companyWords = /公司|会社|集团|控股|股份|责任|合伙|企业|有限|无限|合资|株式|合同|公开|公共|私人|总|分|子/g
const bodies = /(?:部|院|大学|学院|银行|局|署|厅|委员会|军|部队|卫队|研究所|理事会|中心|协会|联盟|党)$/

function isBody(kind: SegmentKind, text: string): boolean {
  return kind !== 'industry' && !companyForm.test(text) && bodies.test(text)
}
