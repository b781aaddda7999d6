import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { Readable } from 'node:stream'
import { createGunzip, createZstdDecompress } from 'node:zlib'
import type { Database } from '@qingdan/database/schema.ts'
import type { Transaction } from 'kysely'
import xz from 'xz-decompress'
import { Rejected } from '../../rejected.ts'
import type { FileFormat } from '../../source.ts'
import { type Compression, extensionOf } from './mirror.ts'
import type { Received } from './received.ts'

const incoming = 'incoming-'

/** Creates a source's snapshot folder. */
export async function openSnapshotFolder(dataFolder: string, sourceId: string): Promise<string> {
  const folder = join(dataFolder, 'snapshots', sourceId)
  await mkdir(folder, { recursive: true })
  return folder
}

/**
 * Deletes files that were not accepted, also those of killed runs. A rejected file stays until the next run, so that
 * it can be examined. The caller holds the source's lock.
 */
export async function sweepIncoming(folder: string): Promise<void> {
  const left = (await readdir(folder)).filter((name) => name.startsWith(incoming))
  await Promise.all(left.map((name) => rm(join(folder, name))))
}

/** Path of a run's file before it is accepted, without the extension. */
export function incomingPath(folder: string, runId: number): string {
  return join(folder, `${incoming}${runId}`)
}

export interface Content {
  chunks: AsyncIterable<Uint8Array>
  /** SHA-256 of the uncompressed content read so far, hex. Call it once, at the end. */
  sha256(): string
  bytes(): number
}

/** The uncompressed content of a file as received, refusing more than `maxBytes`. */
export function openContent(file: { path: string; compression: Compression }, maxBytes: number): Content {
  const hash = createHash('sha256')
  let bytes = 0
  async function* read(): AsyncGenerator<Uint8Array> {
    for await (const chunk of decompress(file)) {
      bytes += chunk.length
      if (bytes > maxBytes) throw new Rejected(`The file is larger than ${maxBytes} bytes unpacked.`)
      hash.update(chunk)
      yield chunk
    }
  }
  return { chunks: read(), sha256: () => hash.digest('hex'), bytes: () => bytes }
}

async function* decompress(file: { path: string; compression: Compression }): AsyncGenerator<Uint8Array> {
  const packed = createReadStream(file.path)
  try {
    yield* unpack(packed, file.compression)
  } catch (cause) {
    // Errors of a local file have a system code; any other error comes from the packed data.
    if (file.compression === '' || (cause as NodeJS.ErrnoException).syscall !== undefined) throw cause
    throw new Rejected(`The ${file.compression.slice(1)} file is damaged or cut off.`, { cause })
  } finally {
    packed.destroy()
  }
}

function unpack(packed: Readable, compression: Compression): AsyncIterable<Uint8Array> {
  switch (compression) {
    case '':
      return packed
    case '.gz':
      return packed.pipe(createGunzip())
    case '.zst':
      return packed.pipe(createZstdDecompress())
    case '.xz':
      return fromXz(packed)
  }
}

async function* fromXz(packed: Readable): AsyncGenerator<Uint8Array> {
  // The library declares the browser's stream type, this code Node's; both are the same stream.
  const stream = new xz.XzReadableStream(Readable.toWeb(packed) as unknown as ReadableStream<Uint8Array>)
  const reader = stream.getReader()
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      // The decoder reuses its buffer for the next chunk.
      yield Buffer.from(next.value)
    }
  } finally {
    // The library keeps its decoder, and with it 64 MB, as long as the program runs.
    Object.assign(xz.XzReadableStream, { _moduleInstance: undefined, _moduleInstancePromise: undefined })
  }
}

export interface SnapshotRow {
  sourceId: string
  sha256: string
  publishedOn: string
  /** Size after unpacking. */
  bytes: number
}

/** Moves an accepted file to its permanent name and returns it. */
export async function keepFile(
  received: Received<FileFormat>,
  snapshot: Pick<SnapshotRow, 'publishedOn' | 'sha256'>,
  folder: string,
): Promise<string> {
  const extension = `${extensionOf(received.format)}${received.compression}`
  const name = `${snapshot.publishedOn}-${snapshot.sha256.slice(0, 12)}${extension}`
  const path = join(folder, name)
  if (basename(received.path) !== name) await rename(received.path, path)
  return path
}

/** Whether an edition was rolled back: it is then published only with `force`. */
export async function isTakenBack(
  trx: Transaction<Database>,
  { sourceId, sha256 }: Pick<SnapshotRow, 'sourceId' | 'sha256'>,
): Promise<boolean> {
  const row = await trx
    .selectFrom('snapshots')
    .select('rolled_back_at')
    .where('source_id', '=', sourceId)
    .where('sha256', '=', sha256)
    .executeTakeFirst()
  return row !== undefined && row.rolled_back_at !== null
}

/** Writes the row of the snapshot, or finds it when the same content was received before. Returns its id. */
export async function saveSnapshot(
  trx: Transaction<Database>,
  snapshot: SnapshotRow,
  received: Received,
  path: string | null,
  dataFolder: string,
): Promise<number> {
  const row = await trx
    .insertInto('snapshots')
    .values({
      source_id: snapshot.sourceId,
      sha256: snapshot.sha256,
      received_sha256: received.receivedSha256,
      published_on: snapshot.publishedOn,
      url: received.url,
      form: received.format.id,
      origin: received.format.origin,
      etag: received.etag,
      last_modified: received.lastModified,
      bytes: snapshot.bytes,
      file_path: path === null ? null : relative(dataFolder, path),
    })
    .onConflict((conflict) =>
      conflict.columns(['source_id', 'sha256']).doUpdateSet({
        received_sha256: received.receivedSha256,
        url: received.url,
        form: received.format.id,
        origin: received.format.origin,
        etag: received.etag,
        last_modified: received.lastModified,
        file_path: path === null ? null : relative(dataFolder, path),
        rolled_back_at: null,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}
