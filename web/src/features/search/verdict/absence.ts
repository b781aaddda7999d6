import type { Verdict } from '@qingdan/api/contract/subject.ts'

/** What a verdict without a row at the alert line may say; each is a title in the phrases. */
export type Absence =
  | 'symbols'
  | 'short'
  | 'filtered'
  | 'lowestScore'
  | 'broad'
  | 'broadFiltered'
  | 'generic'
  | 'below'
  | 'noneExact'
  | 'number'
  | 'noneHan'
  | 'none'

const han = /\p{Script=Han}/u
const latin = /\p{Script=Latin}/u

/** A name in characters alone: most lists print foreign names only, so they may list its bearer by another name. */
export function isOnlyHan(keyword: string): boolean {
  return han.test(keyword) && !latin.test(keyword)
}

/**
 * Why no row reaches the alert line. "On no list" is said only of a name or a number, searched in every list, without
 * any row that is shown by default, and contained in no name.
 */
export function absenceOf(
  { kind, text, hidden, containing }: Verdict,
  { keyword, isExact, isNarrowed }: { keyword: string; isExact: boolean; isNarrowed: boolean },
): Absence {
  if (text === 'symbols') return 'symbols'
  if (containing !== null && containing > 0 && hidden.usual === 0) return isNarrowed ? 'broadFiltered' : 'broad'
  if (isNarrowed) return 'filtered'
  if (isExact) return 'noneExact'
  if (hidden.usual > 0) return 'lowestScore'
  if (text === 'short') return 'short'
  if (text === 'generic') return 'generic'
  if (kind === 'below') return 'below'
  if (text === 'number') return 'number'
  return isOnlyHan(keyword) ? 'noneHan' : 'none'
}
