import { type ListTraits, unknownList } from '@qingdan/resolution/list-traits.ts'
import type { Source } from '../../source.ts'

/** How records of a source are compared with others; a source that left the registry gets default traits. */
export function traitsOf(sources: readonly Source[], sourceId: string): ListTraits {
  return sources.find(({ id }) => id === sourceId)?.resolution ?? unknownList
}

/** Lowest number of the lists whose subject ids have the prefix of this one; an unknown prefix sorts last. */
export function sourceNumberOf(sources: readonly Source[], subjectId: string): number {
  const numbers = sources
    .filter(({ subjectPrefix }) => subjectId.startsWith(`${subjectPrefix}-`))
    .sort((a, b) => b.subjectPrefix.length - a.subjectPrefix.length || a.sourceNumber - b.sourceNumber)
  return numbers[0]?.sourceNumber ?? Number.MAX_SAFE_INTEGER
}
