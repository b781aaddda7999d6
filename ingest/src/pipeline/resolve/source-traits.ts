import { type ListTraits, unknownList } from '../../resolution/list-traits.ts'
import type { Source } from '../../source.ts'

/** How a source's records are compared with others; of a list that left the registry, as of any list. */
export function traitsOf(sources: readonly Source[], sourceId: string): ListTraits {
  return sources.find(({ id }) => id === sourceId)?.resolution ?? unknownList
}

/** Lowest number of the lists whose subject ids begin like this one; of an id no list would give, the last place. */
export function sourceNumberOf(sources: readonly Source[], subjectId: string): number {
  const numbers = sources
    .filter(({ subjectPrefix }) => subjectId.startsWith(`${subjectPrefix}-`))
    .sort((a, b) => b.subjectPrefix.length - a.subjectPrefix.length || a.sourceNumber - b.sourceNumber)
  return numbers[0]?.sourceNumber ?? Number.MAX_SAFE_INTEGER
}
