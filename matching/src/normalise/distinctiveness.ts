import { commonness } from '../tables/commonness.ts'
import { namingWords, placeWords, tradeWords } from '../tables/party-words.ts'

/** From this share of a people, per mille, downwards a name is as good as unique. */
const rarest = 0.07
const mostBits = Math.log2(1000 / rarest)
const place = 0.35
const naming = 0.5
const trade = 0.25
/** Up to so many letters anything may be meant by them. */
const fewLetters = [0, 0.3, 0.5, 0.75]

/** How much it tells that two persons share this token, 0–1: the surprise of meeting it, in parts of the greatest. */
export function distinctivenessOfPerson(form: string): number {
  return Math.log2(1000 / Math.max(rarest, commonness(form))) / mostBits
}

/** The same of companies, vessels and aircraft: places and the words everybody takes for a name tell less. */
export function distinctivenessOfParty(form: string): number {
  if (tradeWords.has(form)) return trade
  if (placeWords.has(form)) return place
  if (namingWords.has(form)) return naming
  return fewLetters[form.length] ?? 1
}
