import { alignCompany } from './compare/company-alignment.ts'
import { type CompanyReading, companyReading } from './compare/company-reading.ts'
import type { HanName } from './normalise/han-name.ts'
import { type PreparedName, prepareName, tokenKinds } from './normalise/prepare.ts'
import { isPlaceWord, isTranslation } from './tables/company-terms.ts'

/** A trade name in Han and the Latin words that stand for it in the same record. */
export interface TradeNamePair {
  /** Folded characters. */
  han: string
  /** Folded words, a space between. */
  latin: string
}

const leastCharacters = 2
const leastLetters = 3
/** More words left over than these are a sentence, not a trade name. */
const mostWords = 2

/**
 * Trade names that only the record itself can tell, for use on other records: from every name in Han beside every name in
 * Latin letters of one party that is no person, the trade name that nothing explains and the words left over (云从 and Cloudwalk
 * of 云从科技 / Cloudwalk Technology). Empty for a party in one script, and where the trade name is spelled.
 */
export function deriveTradeNames(names: readonly string[]): TradeNamePair[] {
  const prepared = names.map((name) => prepareName(name, false))
  const pairs = new Map<string, TradeNamePair>()
  for (const one of prepared) {
    if (one.han === null) continue
    for (const other of prepared) {
      if (other.han !== null) continue
      const pair = pairOf(one.han, other)
      if (pair !== null) pairs.set(`${pair.han} ${pair.latin}`, pair)
    }
  }
  return [...pairs.values()]
}

function pairOf(han: HanName, latin: PreparedName): TradeNamePair | null {
  const reading = companyReading(han)
  const steps = alignCompany(reading, latin, false)
  const isMet = new Uint8Array(reading.kinds.length)
  const isUsed = new Uint8Array(latin.tokens.length)
  for (const step of steps) {
    isMet.fill(1, step.at, step.end)
    isUsed.fill(1, step.tokenFrom, step.tokenTo)
  }
  const trade = unmetTradeName(han, reading, isMet)
  const words = unusedWords(latin, isUsed)
  if (trade === null || words.length === 0 || words.length > mostWords) return null
  return { han: trade, latin: words.join(' ') }
}

/** The whole trade name when it stands in one stretch and no character of it is met. */
function unmetTradeName(han: HanName, reading: CompanyReading, isMet: Uint8Array): string | null {
  const from = reading.kinds.indexOf('trade')
  const to = reading.kinds.lastIndexOf('trade') + 1
  if (from < 0 || to - from < leastCharacters) return null
  for (let at = from; at < to; at++) if (reading.kinds[at] !== 'trade' || isMet[at] === 1) return null
  return han.characters.slice(from, to).join('')
}

/** Words that name something of their own, when they stand side by side. */
function unusedWords(latin: PreparedName, isUsed: Uint8Array): string[] {
  const words: string[] = []
  let last = -1
  for (const [at, { form, isNumber }] of latin.tokens.entries()) {
    if (isUsed[at] === 1 || latin.kinds[at] !== tokenKinds.content) continue
    if (isNumber || isPlaceWord(form) || isTranslation(form)) continue
    if (form.length < leastLetters || (last >= 0 && at !== last + 1)) return []
    words.push(form)
    last = at
  }
  return words
}
