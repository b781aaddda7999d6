import { isCountry } from '../tables/countries.ts'
import { placeWords } from '../tables/party-words.ts'

const office =
  /[\s,，(（–—-]+(?:branch(?: office)?|(?:representative|representation|rep\.?|liaison) office|office)[\s)）.]*$/iu
const officeOf =
  /^(?:the )?(?:branch(?: office)?|(?:representative|representation|rep\.?|liaison) office) of (?:the )?(?<party>.+?)(?: in [\p{L} ]+)?$/iu
/** 俄外贸银行上海分行: what stands before the place ends as names of companies do. */
const officeInChinese =
  /^(?<party>.*(?:银行|銀行|公司|集团|集團|航空))[（(]?\p{Script=Han}{2,10}[)）]?(?:分行|支行|分公司|代表处|代表處|办事处|辦事處)$/u

/** Bank Sepah, filiale di Roma; Bank Sepah Niederlassung Frankfurt. */
const officeAbroad =
  /^(?<party>.+?)[\s,，(（–—-]+(?:filiale?|sucursal|succursale|niederlassung|zweigniederlassung|zweigstelle|repr[eé]sentanz|filial)(?:\s+(?:di|de|en|à|a|in|v|w))?\s+\p{L}[\p{L} -]+[)）]?$/iu

const longestPlace = 3
/** Places of several words: New Delhi. */
const beforePlaces = new Set(['new', 'st', 'saint', 'port', 'abu', 'tel'])

/** The party that a name says it is a branch or an office of: Gazprombank of Gazprombank JSC, Beijing Branch; null if it says none. */
export function partyOfOffice(name: string): string | null {
  const other = (officeOf.exec(name) ?? officeInChinese.exec(name) ?? officeAbroad.exec(name))?.groups?.['party']
  if (other !== undefined) return other
  const found = office.exec(name)
  if (found === null) return null
  const before = name.slice(0, found.index)
  const party = withoutPlace(before)
  if (party === before && !/represent|rep\b|liaison/i.test(found[0])) return null
  return isParty(party) ? party : null
}

/** The party of a name that ends with a town, which may be where its office is: Bank Tejarat Paris. Null if it ends otherwise. */
export function partyInTown(name: string): string | null {
  const party = withoutPlace(name)
  const last = /[\p{L}\p{N}]+(?=[^\p{L}\p{N}]*$)/u.exec(name)?.[0].toLowerCase() ?? ''
  return party !== name && isTown(last) && !preposition.test(party) && isParty(party) ? party : null
}

/** Bank of Montreal is not a Bank of. */
const preposition = /\s(?:of|in|at|de|di|du|da|von|zu|van)$/i

function isParty(text: string): boolean {
  return /\p{L}/u.test(text) && !isPlace(text)
}

/** Without the place at its end; a country before it is a part of the name (Bank of China, Moscow). */
function withoutPlace(text: string): string {
  const words = [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({ word: word.toLowerCase(), index }))
  const last = (count: number) =>
    words
      .slice(-count)
      .map(({ word }) => word)
      .join(' ')
  let left = words.length
  const country = [3, 2, 1].find((count) => words.length > count && isCountry(last(count)))
  if (country !== undefined) left -= country
  while (left > 1 && words.length - left < longestPlace && isTown(words[left - 1]?.word ?? '')) left--
  if (left < words.length && left > 1 && beforePlaces.has(words[left - 1]?.word ?? '')) left--
  return left === words.length ? text : text.slice(0, words[left]?.index).replace(/[\s,，(（–—-]+$/u, '')
}

function isTown(word: string): boolean {
  return placeWords.has(word) && !isCountry(word)
}

/** Of towns, regions and countries of the tables, and nothing else. */
export function isPlace(text: string): boolean {
  const words = text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
  return words.length > 0 && (isCountry(text) || words.every((word) => placeWords.has(word.toLowerCase())))
}
