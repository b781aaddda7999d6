import type { RecordFacts } from '@qingdan/database/tables/screening-tables.ts'
import type { CandidateDocument } from '@qingdan/search-mappings/candidate-query.ts'
import type { SourceRow } from '../dictionary/repository.ts'
import { listsOfDocument } from '../sanction-search/row.ts'

const fields = ['names', 'birthDates', 'countries', 'identifiers', 'lists'] as const satisfies (keyof RecordFacts)[]

/** What the lists say of a subject on a day, ISO, as far as a later difference is material. */
export function toRecordFacts(
  document: CandidateDocument,
  sources: ReadonlyMap<number, SourceRow>,
  day: string,
): RecordFacts {
  const lists = listsOfDocument(document, day, sources).filter(({ state }) => state !== 'ended')
  return {
    // Names of ours come and go without a change of any list.
    names: sorted(document.names.flatMap(({ value, translation }) => (translation === undefined ? [value] : []))),
    birthDates: sorted(document.row.birthDates),
    countries: sorted(document.countries),
    identifiers: sorted(document.identifiers),
    lists: sorted(lists.map(({ sourceId }) => sources.get(sourceId)?.short_name ?? String(sourceId))),
  }
}

/** The fields that differ; none if nothing material changed. */
export function changedFields(before: RecordFacts, now: RecordFacts): (keyof RecordFacts)[] {
  return fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(now[field]))
}

function sorted(values: readonly string[]): string[] {
  return [...new Set(values)].sort()
}
