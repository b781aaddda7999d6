import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { SourceRecord } from '@qingdan/database/record.ts'
import { packBundle } from '../src/formats/bundle/bundle.ts'
import { findInMirror, isBundle } from '../src/pipeline/receive/mirror.ts'
import { openContent } from '../src/pipeline/receive/snapshot.ts'
import type { Source } from '../src/source.ts'
import { createWarnings } from '../src/warnings.ts'

/** Real editions, stored next to the repository. */
export const sharedData = process.env['SHARED_DATA'] ?? fileURLToPath(new URL('../../../shared/data', import.meta.url))
export const hasSharedData = existsSync(join(sharedData, 'sanctions'))

export interface ReadEdition {
  publishedOn: string
  records: Map<string, SourceRecord>
  warnings: ReturnType<ReturnType<typeof createWarnings>['list']>
}

/** The records of a source's edition of a day in a folder, by the publisher's id. */
export async function readEdition(source: Source, folder: string, date?: string): Promise<ReadEdition> {
  const found = await findInMirror(source, folder, date)
  const [first] = found?.files ?? []
  if (found === null || first === undefined) throw new Error(`No edition of ${source.id} in ${folder}`)
  const chunksOf = (file: typeof first) => openContent(file, source.maxBytes).chunks
  const content = isBundle(found.format)
    ? packBundle(found.files.map((file) => ({ name: file.name, chunks: chunksOf(file) })))
    : chunksOf(first)
  const warnings = createWarnings()
  const edition = await found.format.read(content, warnings, found.date ?? date ?? '2026-01-01')
  const records = new Map<string, SourceRecord>()
  for await (const record of edition.records) {
    if (records.has(record.publisherId)) throw new Error(`${record.publisherId} is in ${source.id} twice`)
    records.set(record.publisherId, record)
  }
  return { publishedOn: edition.publishedOn, records, warnings: warnings.list() }
}
