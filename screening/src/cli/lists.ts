import type { Db } from '@qingdan/database/connection.ts'

/** A list as the command line names it. */
export interface List {
  /** The id in the registry of sources, e.g. `ofac-sdn`. */
  id: string
  number: number
  shortName: string
  /** The edition that came with the product. */
  isStarter: boolean
  count: number
  /** Publisher's date of the published edition, ISO; null if there is none. */
  publishedOn: string | null
}

/** Every known list in the order of its number. */
export async function readLists(db: Db): Promise<List[]> {
  const rows = await db
    .selectFrom('sources')
    .leftJoin('snapshots', 'snapshots.id', 'sources.published_snapshot_id')
    .select(['sources.id', 'source_number', 'short_name', 'is_demo', 'record_count', 'published_on', 'origin'])
    .orderBy('source_number')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    number: row.source_number,
    shortName: row.short_name,
    isStarter: row.is_demo || row.origin === 'starter',
    count: row.record_count,
    publishedOn: row.published_on,
  }))
}

/** A list that is unknown, or known but not loaded. */
export class UnusableList extends Error {
  readonly wanted: string
  readonly isKnown: boolean
  constructor(wanted: string, isKnown: boolean) {
    super(`${wanted} cannot be searched`)
    this.wanted = wanted
    this.isKnown = isKnown
  }
}

/** The lists named by id or number, separated by commas; all loaded ones when undefined. Throws UnusableList. */
export function chooseLists(lists: readonly List[], asked: string | undefined): List[] {
  if (asked === undefined) return lists.filter(({ publishedOn }) => publishedOn !== null)
  const wanted = new Set(asked.split(',').map((word) => word.trim().toLowerCase()))
  return [...wanted].map((word) => {
    const list = lists.find(({ id, number }) => id === word || String(number) === word)
    if (!list || list.publishedOn === null) throw new UnusableList(list?.id ?? word, list !== undefined)
    return list
  })
}
