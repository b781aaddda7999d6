import type { Source } from '@qingdan/api/contract/dictionary.ts'
import { readCommaList, type SearchParams } from '../search-params.ts'

export interface SearchedSources {
  /** Lists that were searched. */
  searched: Source[]
  /** Requested lists without data yet. */
  notLoaded: Source[]
  /** The searched list with the oldest publisher's date. */
  oldest: Source | null
}

/** The lists of a search: those loaded and, in fuzzy mode, selected by the filter. */
export function toSearchedSources(sources: readonly Source[], params: SearchParams): SearchedSources {
  const chosen = params.tabBut === 'exact' ? [] : readCommaList(params.source)
  const wanted = sources.filter((source) => chosen.length === 0 || chosen.includes(String(source.sourceId)))
  const searched = wanted.filter((source) => source.count > 0)
  const [oldest] = searched.filter((source) => source.date !== null).toSorted((a, b) => compareDates(a.date, b.date))
  return { searched, notLoaded: wanted.filter((source) => source.count === 0), oldest: oldest ?? null }
}

function compareDates(a: string | null, b: string | null): number {
  return (a ?? '').localeCompare(b ?? '')
}
