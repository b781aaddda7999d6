import type { QueryDetails } from '@qingdan/matching/model.ts'
import type { ScoredCandidate } from '@qingdan/screening/ranking.ts'
import type { Screener, ScreenFilters, Screening } from '@qingdan/screening/screener.ts'
import { LRUCache } from 'lru-cache'
import { type Containment, findContaining } from './containment.ts'
import { isSearchable } from './searched-text.ts'

/** Cached rows for paging and chips; a row has about 4 kB. */
const cachedRows = 10_000

/** All rows of a search, of every type. */
interface FoundRows {
  rows: readonly ScoredCandidate[]
  /** Subjects with a name that contains the text; null if there is no part of a name to search for. */
  containment: Containment | null
}
export type Found = FoundRows & Pick<Screening, 'asked'>

/** The searches with all their rows, which are cached so that paging and chips need no second search. */
export interface RowFinder {
  /** The type is a chip, and chips show the counts of all types. */
  findFuzzy(
    keyword: string,
    details: QueryDetails | undefined,
    minScore: number,
    filters: ScreenFilters,
  ): Promise<Found>
  findExact(entityName: string, identifier: string | undefined, filters: ScreenFilters): Promise<Found>
}

export function createRowFinder(screener: Screener): RowFinder {
  const cache = new LRUCache<string, FoundRows>({
    maxSize: cachedRows,
    sizeCalculation: ({ rows, containment }) => rows.length + (containment?.few?.length ?? 0) + 1,
  })

  async function find<Query extends { name: string; details?: QueryDetails | undefined }>(
    kind: string,
    query: Query,
    screen: (query: Query) => Promise<Screening>,
    contain: (version: string) => Promise<Containment | null>,
  ): Promise<Found> {
    const version = await screener.version()
    const key = JSON.stringify([version, kind, query])
    const known = cache.get(key)
    if (known) return { asked: { text: query.name, type: null, details: query.details }, ...known }
    // Asked at the same moment, so that both go to the engine in one request.
    const [{ asked, rows }, containment] = await Promise.all([
      isSearchable(query.name) ? screen(query) : nothingFor(query.name),
      contain(version),
    ])
    cache.set(key, { rows, containment })
    return { asked, rows, containment }
  }

  return {
    findFuzzy(keyword, details, minScore, filters) {
      const query = { name: keyword, type: null, details, minScore, ...filters }
      return find('fuzzy', query, screener.screen, (version) => findContaining(screener.ask, version, keyword, filters))
    },
    findExact(name, identifier, filters) {
      return find('exact', { name, identifier, ...filters }, screener.screenExact, async () => null)
    },
  }
}

function nothingFor(text: string): Screening {
  return { asked: { text, type: null }, rows: [] }
}
