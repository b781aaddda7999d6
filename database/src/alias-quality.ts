import type { RecordName } from './record.ts'
import type { SourceTraits } from './source-traits.ts'

type QualityOf = (name: Pick<RecordName, 'value' | 'quality'>) => RecordName['quality']

export interface StatedNames {
  traits: Pick<SourceTraits, 'marksWeakAliases'>
  names: readonly RecordName[]
}

/** One key for spellings that differ only in case, punctuation or spaces. */
export function spellingKey(value: string): string {
  return value
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{P}\s]+/gu, ' ')
    .trim()
}

/** Whether the list says that the name is weak or strong: an alias of a list without such a mark says nothing. */
export function isQualityStated({ kind, quality }: RecordName, { marksWeakAliases }: StatedNames['traits']): boolean {
  return kind === 'primary' || quality === 'weak' || marksWeakAliases
}

/**
 * The quality of each name of a party on several lists: strong where a list says so, weak where one calls it weak
 * and others only repeat it; otherwise as its list has it.
 */
export function aliasQualities(lists: readonly StatedNames[]): QualityOf {
  const stated = new Map<string, RecordName['quality']>()
  for (const { names, traits } of lists) {
    for (const name of names) {
      const key = spellingKey(name.value)
      if (isQualityStated(name, traits) && stated.get(key) !== 'strong') stated.set(key, name.quality)
    }
  }
  return ({ value, quality }) => stated.get(spellingKey(value)) ?? quality
}
