import type { Client } from '@elastic/elasticsearch'
import {
  buildCandidateQuery,
  type CandidateDocument,
  readCandidates,
} from '@qingdan/search-mappings/candidate-query.ts'
import { buildExactQuery } from '@qingdan/search-mappings/exact-query.ts'
import type { SubjectDocument } from '@qingdan/search-mappings/subject-document.ts'
import { buildSuggestQuery, readSuggestions } from '@qingdan/search-mappings/suggest-query.ts'
import type { Candidate, DocumentShelf } from './document-shelf.ts'

/** The searched index, through its alias. */
export interface SubjectIndex {
  engine: Client
  alias: string
}

/** The same, with the documents already seen. */
export interface ShelvedIndex extends SubjectIndex {
  shelf: DocumentShelf
}

export type FoundDocument = CandidateDocument

export interface CandidateFilters {
  countries?: string[] | undefined
  sourceIds?: number[] | undefined
  includeOffline?: boolean | undefined
}

/** The `size` most promising subjects for a keyword. */
export async function findCandidates(
  { engine, alias, shelf }: ShelvedIndex,
  query: CandidateFilters & { keyword: string; size: number },
): Promise<Candidate[]> {
  const request = buildCandidateQuery({ ...query, type: null })
  return shelf.fill(readCandidates(await engine.search({ index: alias, ...request })))
}

/** Subjects one of whose names equals the given one when both are folded. */
export async function findExact(
  { engine, alias, shelf }: ShelvedIndex,
  query: CandidateFilters & { entityName: string; entityId?: string | undefined; size: number },
): Promise<Candidate[]> {
  const request = buildExactQuery({ ...query, from: 0 })
  return shelf.fill(readCandidates(await engine.search({ index: alias, ...request })))
}

/** At most `size` subjects one of whose names begins as typed. */
export async function findSuggestions({ engine, alias }: SubjectIndex, query: { keyword: string; size: number }) {
  const request = buildSuggestQuery(query)
  return readSuggestions(await engine.search<SubjectDocument>({ index: alias, ...request }))
}

/** The index behind the alias now; changes when a new list is published. Throws when there is none. */
export async function findIndexName({ engine, alias }: SubjectIndex): Promise<string> {
  const indices = await engine.indices.getAlias({ name: alias })
  return Object.keys(indices).join(',')
}
