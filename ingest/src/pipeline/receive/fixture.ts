import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { basename } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { packBundle } from '../../formats/bundle/bundle.ts'
import { Rejected } from '../../rejected.ts'
import type { Source } from '../../source.ts'
import { extensionOf, findInMirror, isBundle } from './mirror.ts'
import type { Received } from './received.ts'

/** The documents of tests, in the form of a mirror. */
export const fixtureFolder = fileURLToPath(new URL('../../../../fixtures/', import.meta.url))

/** A source's small authored documents, copied to `target` (without the extension). */
export async function readFixture(source: Source, target: string): Promise<Received> {
  const edition = await findInMirror(source, fixtureFolder)
  const [first] = edition?.files ?? []
  if (edition === null || first === undefined) throw new Rejected(`There is no fixture of ${source.id}.`)
  const { format, files } = edition
  const path = `${target}${extensionOf(format)}`
  const content = isBundle(format)
    ? packBundle(files.map((file) => ({ name: file.name, chunks: createReadStream(file.path) })))
    : createReadStream(first.path)
  const hash = createHash('sha256')
  let bytes = 0
  async function* hashed(chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      hash.update(chunk)
      bytes += chunk.length
      yield chunk
    }
  }
  await pipeline(content, hashed, createWriteStream(path))
  return {
    format,
    path,
    compression: '',
    receivedSha256: hash.digest('hex'),
    bytes,
    url: `fixture:${source.id}/${basename(first.path)}`,
    etag: null,
    lastModified: null,
  }
}
