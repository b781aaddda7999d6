import { commonness } from '../tables/commonness.ts'
import { namingWords, placeWords, tradeWords } from '../tables/party-words.ts'

/** Below this share of a people, per mille, a name counts as unique. */
const rarest = 0.07
const mostBits = Math.log2(1000 / rarest)
const place = 0.35
const naming = 0.5
const trade = 0.25
/** Up to this length letters are ambiguous. */
const fewLetters = [0, 0.3, 0.5, 0.75]

/** Distinctiveness of a token shared by two persons, 0–1: its surprisal as a part of the maximum. */
export function distinctivenessOfPerson(form: string): number {
  return Math.log2(1000 / Math.max(rarest, commonness(form))) / mostBits
}

/** The same for companies, vessels and aircraft: places and common company words have less. */
export function distinctivenessOfParty(form: string): number {
  if (tradeWords.has(form)) return trade
  if (placeWords.has(form)) return place
  if (namingWords.has(form)) return naming
  return fewLetters[form.length] ?? 1
}
