import type { Db } from '@qingdan/database/connection.ts'
import type { Source } from '../../contract/dictionary.ts'
import { countryOf } from './countries.ts'
import { fetchedAt, findSources, isStarter, type SourceRow } from './repository.ts'
import { isStale } from './source-directory.ts'

/** Every list as API clients see it; a register is none. */
export async function readLists(db: Db, now: Date): Promise<Source[]> {
  const sources = await findSources(db)
  return sources.filter(({ role }) => role === 'list').map((row) => toSource(row, now))
}

function toSource(row: SourceRow, now: Date): Source {
  const { country, countryEn } = countryOf(row.country_code)
  return {
    sourceId: row.source_number,
    shortName: row.short_name,
    shortNameCn: row.short_name_cn,
    listName: row.list_name,
    listNameCn: row.list_name_cn,
    publisher: row.publisher,
    publisherCn: row.publisher_cn,
    country: country ?? row.country_code,
    countryEn: countryEn ?? row.country_code,
    countryCode: row.country_code,
    date: row.published_on,
    count: row.record_count,
    url: row.url,
    fetchedAt: fetchedAt(row)?.toISOString() ?? null,
    stale: isStale(row, now),
    starter: isStarter(row),
  }
}
