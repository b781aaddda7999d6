import type { Client } from '@elastic/elasticsearch'
import { exactNameKeys } from '@qingdan/matching/fold.ts'
import { indexKeys } from '@qingdan/matching/keys.ts'
import type { SubjectDetails } from '@qingdan/matching/model.ts'
import type { CandidateDocument } from '@qingdan/search-mappings/candidate-query.ts'
import { toStoredKeys } from '@qingdan/search-mappings/key-fields.ts'
import type { SubjectDocument } from '@qingdan/search-mappings/subject-document.ts'
import { subjectIndex } from '@qingdan/search-mappings/subject-index.ts'

const pageSize = 2000
const bulkSize = 1000

/** Every listed subject behind the alias, in order of id. */
export async function readCorpus(engine: Client, alias: string): Promise<CandidateDocument[]> {
  const documents: CandidateDocument[] = []
  let after: string[] | undefined
  while (true) {
    const { hits } = await engine.search<CandidateDocument>({
      index: alias,
      size: pageSize,
      query: { term: { isListed: true } },
      sort: [{ id: 'asc' }],
      ...(after === undefined ? {} : { search_after: after }),
    })
    documents.push(...hits.hits.flatMap(({ _source }) => _source ?? []))
    const last = hits.hits.at(-1)
    if (last === undefined) return documents
    after = last.sort as string[]
  }
}

/** Milliseconds: beside the ingest of all lists, a busy machine takes more than the minute of other requests. */
const mergePatience = 600_000

/**
 * A separate index with new keys, so that the present matcher is measured and not the one that loaded the lists. The
 * caller deletes the index.
 */
export async function buildIndex(engine: Client, name: string, documents: readonly CandidateDocument[]): Promise<void> {
  await engine.indices.create({
    index: name,
    mappings: subjectIndex.mappings,
    settings: { ...subjectIndex.settings, refresh_interval: '-1' },
    aliases: { [aliasOf(name)]: {} },
  })
  for (let from = 0; from < documents.length; from += bulkSize) {
    await putDocuments(engine, name, documents.slice(from, from + bulkSize))
  }
  await engine.indices.refresh({ index: name })
  await engine.indices.forcemerge({ index: name, max_num_segments: 1 }, { requestTimeout: mergePatience })
}

/** Adds documents, replacing those with the same id; visible after a refresh. */
export async function putDocuments(
  engine: Client,
  name: string,
  documents: readonly CandidateDocument[],
): Promise<void> {
  const { errors, items } = await engine.bulk({
    operations: documents.flatMap((document) => [
      { index: { _index: name, _id: document.id } },
      {
        ...document,
        keys: toStoredKeys(indexKeys(document.names, document.type, document.countries)),
        exactNames: [],
        words: [],
        listCount: 1,
        designatedOn: null,
        suggest: [],
      } satisfies SubjectDocument,
    ]),
  })
  if (errors)
    throw new Error(`The index refused a document: ${JSON.stringify(items.find((item) => item.index?.error))}`)
}

export function aliasOf(name: string): string {
  return `${name}-alias`
}

/** The data of the lists about a subject, without its names. */
export function detailsOf({ row, countries, identifiers }: CandidateDocument): SubjectDetails {
  return { birthRanges: row.birthRanges, sex: row.sex, countries, identifiers }
}

/**
 * Two records are one person if they share a name and their birth dates may be equal: UN and OFAC list many persons
 * twice.
 */
export function areOnePerson(one: CandidateDocument, other: CandidateDocument): boolean {
  return one.id === other.id || (shareName(one, other) && mayShareBirth(one.row.birthRanges, other.row.birthRanges))
}

function shareName(one: CandidateDocument, other: CandidateDocument): boolean {
  const keys = new Set(one.names.flatMap(({ value }) => exactNameKeys(value, '02')))
  return other.names.some(({ value }) => exactNameKeys(value, '02').some((key) => keys.has(key)))
}

type Ranges = CandidateDocument['row']['birthRanges']

/** Ranges may be open; a circa adds two years on both sides. No range at all matches any. */
function mayShareBirth(one: Ranges, other: Ranges): boolean {
  if (one.length === 0 || other.length === 0) return true
  return one.some((range) => other.some((second) => overlap(range, second)))
}

function overlap(one: Ranges[number], other: Ranges[number]): boolean {
  const slack = one.isCirca || other.isCirca ? 2 : 0
  const year = (day: string | null, open: number): number => (day === null ? open : Number(day.slice(0, 4)))
  return (
    year(one.from, -Infinity) <= year(other.to, Infinity) + slack &&
    year(other.from, -Infinity) <= year(one.to, Infinity) + slack
  )
}
