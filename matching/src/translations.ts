import { foldName } from './fold.ts'
import type { TranslationKind } from './model.ts'

/** A Chinese name that we give to a party. */
export interface Translation {
  value: string
  kind: TranslationKind
}

/** The kinds in the order in which a party is named by them. */
const byUse: readonly TranslationKind[] = ['official', 'press', 'literal', 'short', 'former']

/** Of the given names those that no list prints, each once, the most usual kind first. */
export function unprintedTranslations(published: readonly string[], given: readonly Translation[]): Translation[] {
  const known = new Set(published.map(foldName))
  return given
    .toSorted((one, other) => byUse.indexOf(one.kind) - byUse.indexOf(other.kind))
    .filter(({ value }) => {
      const folded = foldName(value)
      return !known.has(folded) && known.add(folded)
    })
}
