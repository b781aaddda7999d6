import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { SourceRecord } from '@qingdan/database/record.ts'
import type { RunWarning } from '@qingdan/database/schema.ts'
import { describe, expect, it, vi } from 'vitest'
import { packBundle } from '../../src/formats/bundle/bundle.ts'
import { findInMirror, isBundle } from '../../src/pipeline/receive/mirror.ts'
import { openContent } from '../../src/pipeline/receive/snapshot.ts'
import { mendedRecord } from '../../src/reading/mended-record.ts'
import type { Source, SourceFormat } from '../../src/source.ts'
import { createWarnings } from '../../src/warnings.ts'

const repository = fileURLToPath(new URL('../../../', import.meta.url))

const chunkSize = 777

/** Small authored documents. */
export const fixtureFolder = `${repository}fixtures`

const realEditions = process.env['SHARED_DATA'] ?? fileURLToPath(new URL('../shared/data', `file://${repository}`))

/** Tests on real editions, stored next to the repository; if they are missing, one test says so. */
export function describeRealEditions(define: (folder: string) => void): void {
  describe('real editions', () => {
    // Whole files: seconds each, and many at once on a busy machine.
    vi.setConfig({ testTimeout: 60_000 })
    if (existsSync(realEditions)) define(realEditions)
    else {
      it('NOT RUN: there is no folder of them, name one with SHARED_DATA', () =>
        expect(existsSync(realEditions)).toBe(false))
    }
  })
}

export interface ReadEdition {
  format: string
  publishedOn: string
  records: SourceRecord[]
  warnings: RunWarning[]
  /** The record with this publisher's id; throws when there is none or two. */
  record(id: string): SourceRecord
  /** The record whose first name this is; throws when there is none or two. */
  named(name: string): SourceRecord
}

/** An edition in a mirror folder, read as it is stored: the newest one, unless a day or a format is given. */
export async function readEdition(
  source: Source,
  folder: string,
  { date, format: formatId }: { date?: string; format?: string } = {},
): Promise<ReadEdition> {
  const [format, ...others] = source.formats.filter(({ id }) => formatId === undefined || id === formatId)
  if (format === undefined) throw new Error(`${source.id} has no format ${formatId}`)
  const found = await findInMirror({ ...source, formats: [format, ...others] }, folder, date)
  const [file] = found?.files ?? []
  if (found === null || file === undefined) throw new Error(`Nothing of ${source.id} in ${folder}`)
  const chunksIn = (one: typeof file) => openContent(one, source.maxBytes).chunks
  const content = isBundle(found.format)
    ? packBundle(found.files.map((one) => ({ name: one.name, chunks: chunksIn(one) })))
    : chunksIn(file)
  return readChunks(found.format, content, found.date ?? '2026-01-01', source.id)
}

/** What a format reads from a text, or from a bundle of texts by file name. */
export function readContent(
  format: SourceFormat | undefined,
  content: string | Uint8Array | Readonly<Record<string, string | Uint8Array>>,
  foundOn?: string,
): Promise<ReadEdition> {
  if (format === undefined) throw new Error('The source has no such format')
  if (typeof content === 'string' || content instanceof Uint8Array)
    return readChunks(format, chunksOf(content), foundOn)
  return readChunks(format, bundleOf(content), foundOn)
}

/** A bundle of texts by file name. */
export function bundleOf(files: Readonly<Record<string, string | Uint8Array>>): AsyncIterable<Uint8Array> {
  return packBundle(Object.entries(files).map(([name, text]) => ({ name, chunks: chunksOf(text) })))
}

/** The content in small chunks: values and letters are cut anywhere. */
export async function* chunksOf(content: string | Uint8Array): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(content)
  for (let at = 0; at < bytes.length; at += chunkSize) yield bytes.subarray(at, at + chunkSize)
}

export async function readChunks(
  format: SourceFormat,
  content: AsyncIterable<Uint8Array>,
  foundOn?: string,
  sourceId = '',
): Promise<ReadEdition> {
  const warnings = createWarnings()
  const edition = await format.read(content, warnings, foundOn)
  const records = (await allOf(edition.records)).map((record) => mendedRecord(sourceId, record))
  return {
    format: format.id,
    publishedOn: edition.publishedOn,
    records,
    warnings: warnings.list(),
    record: (id) =>
      only(
        records.filter(({ publisherId }) => publisherId === id),
        id,
      ),
    named: (name) =>
      only(
        records.filter(({ names }) => names[0]?.value === name),
        name,
      ),
  }
}

function only(found: readonly SourceRecord[], wanted: string): SourceRecord {
  const [record] = found
  if (record === undefined || found.length > 1) throw new Error(`${found.length} records of ${wanted}`)
  return record
}

export async function allOf(stream: AsyncIterable<SourceRecord>): Promise<SourceRecord[]> {
  const records: SourceRecord[] = []
  for await (const record of stream) records.push(record)
  return records
}
