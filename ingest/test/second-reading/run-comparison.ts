import type { SourceRecord } from '@qingdan/database/record.ts'
import { findInMirror } from '../../src/pipeline/receive/mirror.ts'
import { openContent } from '../../src/pipeline/receive/snapshot.ts'
import { type Correction, corrections } from '../../src/reading/corrections.ts'
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
      values: { ...recordValues(asPrinted(record, reading.sources)), scrap: recordValues(record).scrap },
    })),
  )
}

/** The record with the wording that the publisher printed, where a reviewed correction has replaced it. */
function asPrinted(record: SourceRecord, sources: readonly string[]): SourceRecord {
  const own = corrections.filter(
    (correction) => correction.record === record.publisherId && sources.includes(correction.source),
  )
  return own.reduce(withPrinted, record)
}

function withPrinted(record: SourceRecord, { field, printed, corrected }: Correction): SourceRecord {
  const isCorrected = ({ note = '' }: { note?: string }) => note.endsWith(`Printed: ${printed}`)
  const [first] = record.names
  const at = (field === 'name' ? record.names : record.addresses).findIndex(isCorrected)
  // The parser had parted it before.
  if (first === undefined || (at < 0 && corrected !== '')) return record
  if (field === 'name') {
    const kept = record.names.filter((name) => !isCorrected(name))
    return { ...record, names: kept.toSpliced(Math.max(0, at), 0, { ...(record.names[at] ?? first), value: printed }) }
  }
  const kept = record.addresses.filter((address) => !isCorrected(address))
  return { ...record, addresses: [...kept, { text: printed }] }
}
