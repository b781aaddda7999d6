import type { SourceRecord } from '@qingdan/database/record.ts'
import { findInMirror } from '../../src/pipeline/receive/mirror.ts'
import { openContent } from '../../src/pipeline/receive/snapshot.ts'
import type { Source } from '../../src/source.ts'
import { type Comparison, compare } from './compare.ts'
import type { Entry } from './entry.ts'
import type { SecondReading } from './readers/by-source.ts'
import { recordValues } from './record-values.ts'

/** Reads the newest files of a source a second time and compares them with the product's records of them. */
export async function compareWithFiles(
  source: Source,
  reading: SecondReading,
  records: readonly SourceRecord[],
  folder: string,
): Promise<Comparison> {
  const found = await findInMirror(source, folder)
  if (found === null) throw new Error(`Nothing of ${source.id} in ${folder}`)
  const files = found.files.map((file) => ({ name: file.name, chunks: openContent(file, source.maxBytes).chunks }))
  const entries: Entry[] = []
  for await (const entry of reading.read(files)) entries.push(entry)
  return compare(
    entries,
    records.map((record) => ({
      id: reading.idOf?.(record) ?? record.publisherId,
      scope: reading.scopeOf?.(record) ?? record.publisherId,
      values: recordValues(record),
    })),
  )
}
