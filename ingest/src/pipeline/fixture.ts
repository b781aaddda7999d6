import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Source } from '../source.ts'
import type { Received } from './fetch.ts'

const folder = new URL('../../../fixtures/', import.meta.url)

/** A source's small authored document, read where it lies. */
export async function readFixture(source: Source): Promise<Received> {
  const path = fileURLToPath(new URL(`${source.id}/${source.mirror.file}`, folder))
  const bytes = await readFile(path)
  return {
    path,
    compression: '',
    receivedSha256: createHash('sha256').update(bytes).digest('hex'),
    bytes: bytes.length,
    url: `fixture:${source.id}/${source.mirror.file}`,
    etag: null,
    lastModified: null,
  }
}
