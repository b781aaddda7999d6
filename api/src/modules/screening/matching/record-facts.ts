import type { RecordFacts } from '@qingdan/database/tables/screening-tables.ts'
import type { CandidateDocument } from '@qingdan/search-mappings/candidate-query.ts'
import type { SourceOfRow } from '../../../contract/subject.ts'

/** What a decision about a subject rests on: what the lists say now, without names of ours. */
export function recordFactsOf(document: CandidateDocument, sources: readonly SourceOfRow[]): RecordFacts {
  const inForce = sources.filter(({ state, repeats }) => state === 'in force' && repeats.length === 0)
  return {
    names: sorted(document.names.flatMap(({ value, translation }) => (translation === undefined ? [value] : []))),
    birthDates: sorted(document.row.birthDates),
    countries: sorted(document.countries),
    identifiers: sorted(document.identifiers),
    lists: sorted(inForce.map(({ shortName }) => shortName)),
  }
}

/** Fields in which the lists say something else than when the decision was made. Taking a subject off a list is no reason to judge it again. */
export function changedFacts(before: RecordFacts, after: RecordFacts): (keyof RecordFacts)[] {
  const fields = ['names', 'birthDates', 'countries', 'identifiers', 'lists'] as const
  return fields.filter((field) => {
    const known = new Set(before[field])
    const isAdded = after[field].some((value) => !known.has(value))
    return field === 'lists' ? isAdded : isAdded || after[field].length !== known.size
  })
}

function sorted(values: readonly string[]): string[] {
  return [...new Set(values)].toSorted()
}
