import { createReadStream, existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { SourceRecord } from '@qingdan/database/record.ts'
import type { RunWarning } from '@qingdan/database/schema.ts'
import { describe, expect, it, vi } from 'vitest'
import { packBundle } from '../src/formats/bundle/bundle.ts'
import { findInMirror, isBundle } from '../src/pipeline/receive/mirror.ts'
import type { Source } from '../src/source.ts'
import { createWarnings } from '../src/warnings.ts'

const repository = fileURLToPath(new URL('../../', import.meta.url))

/** Small authored documents. */
export const fixtureFolder = `${repository}fixtures`

const wanted = process.env['SHARED_DATA'] ?? fileURLToPath(new URL('../shared/data', `file://${repository}`))

/** Tests on real editions, stored next to the repository; if they are missing, one test says so. */
export function describeRealEditions(define: (folder: string) => void): void {
  describe('real editions', () => {
    // Whole files: seconds each, and many at once on a busy machine.
    vi.setConfig({ testTimeout: 60_000 })
    if (existsSync(wanted)) define(wanted)
    else
      it('NOT RUN: there is no folder of them, name one with SHARED_DATA', () => expect(existsSync(wanted)).toBe(false))
  })
}

export interface ReadEdition {
  format: string
  publishedOn: string
  records: SourceRecord[]
  warnings: RunWarning[]
  /** The record whose first name this is; throws when there is none or two. */
  named(name: string): SourceRecord
}

/** An edition in a mirror folder, read without being stored; of one format, where it says which. */
export async function readEdition(source: Source, folder: string, formatId?: string): Promise<ReadEdition> {
  const [first, ...others] = source.formats.filter(({ id }) => formatId === undefined || id === formatId)
  if (first === undefined) throw new Error(`${source.id} has no format ${formatId}`)
  const found = await findInMirror({ ...source, formats: [first, ...others] }, folder)
  const [file] = found?.files ?? []
  if (found === null || file === undefined) throw new Error(`Nothing of ${source.id} in ${folder}`)
  const content = isBundle(found.format)
    ? packBundle(found.files.map(({ name, path }) => ({ name, chunks: createReadStream(path) })))
    : createReadStream(file.path)
  const warnings = createWarnings()
  const edition = await found.format.read(content, warnings, found.date ?? '2026-01-01')
  const records = await allOf(edition.records)
  return {
    format: found.format.id,
    publishedOn: edition.publishedOn,
    records,
    warnings: warnings.list(),
    named(name) {
      const [record, ...more] = records.filter(({ names }) => names[0]?.value === name)
      if (record === undefined || more.length > 0) throw new Error(`${more.length} more records of ${name}`)
      return record
    },
  }
}

export async function allOf(stream: AsyncIterable<SourceRecord>): Promise<SourceRecord[]> {
  const records: SourceRecord[] = []
  for await (const record of stream) records.push(record)
  return records
}
