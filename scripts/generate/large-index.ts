import type { connectEngine } from '@qingdan/api/connections/search-engine.ts'
import { exactNameKeys } from '@qingdan/matching/fold.ts'
import { indexKeys } from '@qingdan/matching/keys.ts'
import { nameWords } from '@qingdan/matching/name-words.ts'
import { createChance } from '@qingdan/quality/random.ts'
import type { CandidateDocument } from '@qingdan/search-mappings/candidate-query.ts'
import { toStoredKeys } from '@qingdan/search-mappings/key-fields.ts'
import type { SubjectDocument } from '@qingdan/search-mappings/subject-document.ts'
import { subjectIndex } from '@qingdan/search-mappings/subject-index.ts'
import { createRecombiner } from './recombine.ts'

type Engine = ReturnType<typeof connectEngine>

const pageSize = 1000
const batchSize = 1000
/** The engine may be busy with merging. */
const bulkMillis = 120_000
/** Gives the same subjects on every machine. */
const seed = 20_251_119

/** Every document of an index, without its keys. */
export async function readDocuments(engine: Engine, index: string): Promise<CandidateDocument[]> {
  const documents: CandidateDocument[] = []
  for (;;) {
    const after = documents.at(-1)?.id
    const { hits } = await engine.search<CandidateDocument>({
      index,
      query: { match_all: {} },
      sort: [{ id: 'asc' }],
      size: pageSize,
      ...(after === undefined ? {} : { search_after: [after] }),
    })
    for (const { _source } of hits.hits) if (_source) documents.push(_source)
    if (hits.hits.length < pageSize) return documents
  }
}

/**
 * Fills a new index with the given subjects and enough recombined ones to reach `size`, with the code that makes
 * every index; completions are left out. Reports the count after each batch.
 */
export async function buildLargeIndex(
  engine: Engine,
  { index, real, size }: { index: string; real: readonly CandidateDocument[]; size: number },
  onDocuments: (done: number) => void,
): Promise<void> {
  await engine.indices.create({
    index,
    mappings: subjectIndex.mappings,
    settings: { ...subjectIndex.settings, refresh_interval: '-1' },
  })
  const recombine = createRecombiner(real, createChance(seed))
  let sending: Promise<void> = Promise.resolve()
  for (let done = 0; done < size; ) {
    const documents: SubjectDocument[] = []
    while (documents.length < batchSize && done + documents.length < size) {
      const at = done + documents.length
      documents.push(withKeys(real[at] ?? { ...invented(at), ...recombine() }))
    }
    await sending
    sending = send(engine, index, documents)
    sending.catch(() => undefined)
    done += documents.length
    onDocuments(done)
  }
  await sending
  await engine.indices.refresh({ index }, { requestTimeout: bulkMillis })
}

function withKeys(document: CandidateDocument): SubjectDocument {
  const { names, type } = document
  return {
    ...document,
    exactNames: [...new Set(names.flatMap(({ value }) => exactNameKeys(value, type)))],
    keys: toStoredKeys(indexKeys(names, type)),
    suggest: [],
    words: names.map(({ value }) => nameWords(value).join(' ')),
    listCount: 1,
    designatedOn: null,
  }
}

/** All data of a synthetic subject except its names. */
function invented(at: number): Omit<CandidateDocument, 'type' | 'names'> {
  return {
    id: `invented-${at}`,
    subTypes: [],
    isListed: true,
    sourceIds: [1],
    countries: [],
    identifiers: [],
    identifierKinds: [],
    row: { listings: [], listedOn: null, changedOn: null, sex: null, birthDates: [], birthRanges: [] },
  }
}

async function send(engine: Engine, index: string, documents: readonly SubjectDocument[]): Promise<void> {
  const operations = documents.flatMap((document) => [{ create: { _id: document.id } }, document])
  const response = await engine.bulk({ index, operations }, { requestTimeout: bulkMillis })
  const failed = response.items.map((item) => item.create).find((item) => item?.error)
  if (failed) throw new Error(`The engine refused ${failed._id}: ${failed.error?.reason}`)
}
