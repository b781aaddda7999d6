import type { Source } from '../../contract/dictionary.ts'
import { countryOf } from './countries.ts'
import type { SourceRow } from './repository.ts'
import { isStale } from './source-directory.ts'

/** A list as API clients see it. */
export function toSource(row: SourceRow, now: Date): Source {
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
    fetchedAt: row.fetched_at?.toISOString() ?? null,
    stale: isStale(row, now),
    demo: row.is_demo,
  }
}
