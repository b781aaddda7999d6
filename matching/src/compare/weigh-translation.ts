import type { TranslationKind } from '../model.ts'
import type { PreparedName } from '../normalise/prepare.ts'
import { mostForPartOfShortName, mostForSharedShortForm, weights } from '../weights/term-weights.ts'
import { addTerm, type Evidence, limitTo } from './evidence.ts'
import { hasTradeCharacters } from './han.ts'

/** Shorter names agree by part with the names of too many others: 俄气, 天大, 巴斯基. */
const leastForPart = 4

/**
 * What a Chinese name of ours may add. A very short one, and a short form of a person, count only if they are the whole
 * query. A short form weighs as a weak alias, and one that others may bear is no certain match.
 */
export function weighTranslation(
  kind: TranslationKind,
  query: PreparedName,
  listed: PreparedName,
  evidence: Evidence,
): void {
  const isShortForm = kind === 'short'
  if (isShortForm) addTerm(evidence, 'shortForm', -weights.weakAlias)
  const isWhole = query.folded === listed.folded
  if (!isWhole && ((isShortForm && listed.isPerson) || lengthOf(listed) < leastForPart)) {
    limitTo(evidence, mostForPartOfShortName)
  } else if (isShortForm && (listed.isPerson || !hasTradeCharacters(listed))) limitTo(evidence, mostForSharedShortForm)
}

function lengthOf({ folded }: PreparedName): number {
  return [...folded].length
}
