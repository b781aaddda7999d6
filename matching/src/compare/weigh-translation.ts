import type { TranslationKind } from '../model.ts'
import type { PreparedName } from '../normalise/prepare.ts'
import { mostForPartOfTranslation, mostForSharedShortForm, weights } from '../weights/term-weights.ts'
import { addTerm, type Evidence, limitTo } from './evidence.ts'
import { hasTradeCharacters } from './han.ts'

/** Shorter names agree by part with the names of too many others: 俄气, 天大, 巴斯基. */
const leastForPart = 4

/**
 * What a Chinese name of ours may add. A short form weighs as a weak alias, and one that others may bear is no certain
 * match. A part of some names is no match: `isOnlyWhole`.
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
  if (!isWhole && isOnlyWhole(kind, query, listed)) limitTo(evidence, mostForPartOfTranslation)
  else if (isShortForm && (listed.isPerson || !hasTradeCharacters(listed))) limitTo(evidence, mostForSharedShortForm)
}

/**
 * Very short names, and short forms of persons. Others have no trade name that a part could consist of if it is only
 * we or the press who say them: 财政部 is not 俄罗斯财政部, 圣彼得堡 not 圣彼得堡银行.
 */
function isOnlyWhole(kind: TranslationKind, query: PreparedName, listed: PreparedName): boolean {
  if (listed.isPerson) return kind === 'short' || lengthOf(listed) < leastForPart
  if (lengthOf(listed) < leastForPart || digitsOf(listed) !== digitsOf(query)) return true
  return (kind === 'press' || kind === 'literal') && nameLength(query) < nameLength(listed)
}

/** The number is the name: 部队 is not 26165部队. */
function digitsOf({ folded }: PreparedName): string {
  return folded.replace(/\D/g, '')
}

function lengthOf({ folded }: PreparedName): number {
  return [...folded].length
}

/** Words for a company at the end of a name, which people leave out. The legal forms of the matcher include 银行. */
const company = /(?:股份|有限|责任|控股|集团|公开|总)*公司$|集团$/u

/** Characters without the words for a company at the end. */
function nameLength({ folded }: PreparedName): number {
  return [...folded.replace(company, '')].length
}
