import { isGenericName } from '@qingdan/matching/compare/generic-name.ts'
import { minIdentifierLength, recogniseIdentifier } from '@qingdan/matching/identifier.ts'
import { prepareName } from '@qingdan/matching/normalise/prepare.ts'
import type { Verdict } from '../../contract/subject.ts'

const han = /\p{Script=Han}/u
/** Fewer digits are a part of a number. */
const leastDigits = 5
const leastLatin = minIdentifierLength
const leastHan = 2

/** Whether a text has letters or digits; nothing is searched for others. */
export function isSearchable(text: string): boolean {
  return /[\p{L}\p{Nd}]/u.test(text)
}

/** What a text can be: only of a name or a number can the lists say that they do not have it. */
export function kindOfText(text: string): Verdict['text'] {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const digits = text.match(/\p{Nd}/gu)?.length ?? 0
  if (!isSearchable(text)) return 'symbols'
  if (letters === 0) return digits < leastDigits ? 'short' : 'number'
  if (recogniseIdentifier(text) !== null) return 'number'
  if (letters + digits < (han.test(text) ? leastHan : leastLatin)) return 'short'
  const name = prepareName(text, false)
  if (name.han !== null) return 'name'
  if (isGenericName(name)) return 'generic'
  return name.tokens.length === 1 && name.legal.length === 0 && !name.hasNumbers ? 'word' : 'name'
}

/** Of several names of one party a name decides, whatever is beside it. */
export function kindOfTexts(texts: readonly string[]): Verdict['text'] {
  const kinds = texts.map(kindOfText)
  return kinds.includes('name') ? 'name' : (kinds[0] ?? 'symbols')
}
