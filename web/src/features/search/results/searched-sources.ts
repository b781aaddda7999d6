import type { Source } from '@qingdan/api/contract/dictionary.ts'
import { readCommaList, type SearchParams } from '../search-params.ts'

export interface SearchedSources {
  /** Lists that were searched. */
  searched: Source[]
  /** Requested lists without data yet. */
  notLoaded: Source[]
  /** The stale list with the oldest data; without stale lists the one that was checked least recently. */
  oldest: Source | null
  staleCount: number
}

/** The lists of a search: those loaded and, in fuzzy mode, selected by the filter. */
export function toSearchedSources(sources: readonly Source[], params: SearchParams): SearchedSources {
  const chosen = params.tabBut === 'exact' ? [] : readCommaList(params.source)
  const wanted = sources.filter((source) => chosen.length === 0 || chosen.includes(String(source.sourceId)))
  const searched = wanted.filter((source) => source.count > 0)
  const stale = searched.filter((source) => source.stale)
  // The date of a law says nothing of the age of its list: only stale lists are compared by date.
  const oldest = stale.length > 0 ? earliest(stale, ({ date }) => date) : earliest(searched, checkedOn)
  const notLoaded = wanted.filter((source) => source.count === 0)
  return { searched, notLoaded, oldest, staleCount: stale.length }
}

/** The day on which the served file was fetched, ISO. */
export function checkedOn({ fetchedAt }: Source): string | null {
  return fetchedAt?.slice(0, 10) ?? null
}

function earliest(sources: readonly Source[], dateOf: (source: Source) => string | null): Source | null {
  const dated = sources.filter((source) => dateOf(source) !== null)
  return dated.toSorted((one, other) => (dateOf(one) ?? '').localeCompare(dateOf(other) ?? ''))[0] ?? null
}
