import type { FoundPartNumbers } from '../../contract/items/part-numbers.ts'
import type { RuleSuggestions } from '../../contract/items/suggestions.ts'
import type { ChinaItemService } from '../china-items/service.ts'
import type { LawService } from '../laws/service.ts'
import { simplified } from '../laws/words.ts'
import type { UsItemService } from '../us-items/service.ts'

/** What finds items and laws by code, part number or title. */
export interface RuleSearches {
  usItems: Pick<UsItemService, 'named' | 'partsNumbered'>
  chinaItems: Pick<ChinaItemService, 'named'>
  laws: Pick<LawService, 'named'>
}

/** Of each kind: the list has ten rows, and most searches mean a subject. */
const mostOfKind = 3

/** Items and laws for a typed text. A kind that cannot be read is empty, and `onFailure` is told. */
export async function suggestRules(
  { usItems, chinaItems, laws }: RuleSearches,
  typed: string,
  onFailure: (error: unknown) => void,
): Promise<RuleSuggestions> {
  const text = simplified(typed)
  if (text === '') return { isExact: false, usItems: [], chinaItems: [], partNumbers: [], laws: [] }
  const [us, china, parts, law] = await Promise.all([
    usItems.named(text).catch(orElse({ items: [], isCode: false }, onFailure)),
    chinaItems.named(text).catch(orElse({ items: [], isExact: false }, onFailure)),
    // A word without a digit is no part number: it is the name of a party.
    /\d/.test(text) ? usItems.partsNumbered(text).catch(orElse(noParts, onFailure)) : noParts,
    laws.named(text).catch(orElse([], onFailure)),
  ])
  return {
    isExact: us.isCode || china.isExact || parts.isNumber || law.some(({ isExact }) => isExact),
    usItems: us.items.slice(0, mostOfKind),
    chinaItems: china.items.slice(0, mostOfKind),
    partNumbers: parts.claims.slice(0, mostOfKind).map(({ partNumber, vendor, eccn, item }) => {
      return { partNumber, vendor, eccn, item: item?.eccn ?? null }
    }),
    laws: law.slice(0, mostOfKind),
  }
}

const noParts: FoundPartNumbers & { isNumber: boolean } = {
  foundBy: 'number',
  claims: [],
  count: 0,
  isNumber: false,
}

function orElse<Value>(value: Value, onFailure: (error: unknown) => void): (error: unknown) => Value {
  return (error) => {
    onFailure(error)
    return value
  }
}
