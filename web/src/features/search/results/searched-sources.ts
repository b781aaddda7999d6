import type { Source } from '@qingdan/api/contract/dictionary.ts'
import { readCommaList, type SearchParams } from '../search-params.ts'

export interface SearchedSources {
  /** Lists that answered the question. */
  searched: Source[]
  /** Lists the reader wanted that hold nothing yet. */
  notLoaded: Source[]
  /** Of the searched lists the one with the oldest publisher's date. */
  oldest: Source | null
}

/** Which lists a question reached: those loaded and, in fuzzy mode, chosen by the filter. */
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
