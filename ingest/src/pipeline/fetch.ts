import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { createZstdCompress } from 'node:zlib'
import { Rejected } from '../rejected.ts'
import type { Source } from '../source.ts'
import { type Compression, findInMirror } from './mirror.ts'

/** A file as received, in the work folder. */
export interface Received {
  path: string
  compression: Compression
  /** SHA-256 of the bytes as received, hex. */
  receivedSha256: string
  bytes: number
  url: string
  etag: string | null
  lastModified: string | null
}

/** What of the published snapshot tells an unchanged file. */
export interface Known {
  receivedSha256: string
  url: string
  etag: string | null
  lastModified: string | null
}

export interface FetchOptions {
  mirror: string | undefined
  date: string | undefined
  /** Where the file is written, without the extension. */
  target: string
  known: Known | null
  /** Wait before the second attempt, milliseconds; doubled for each further one, with jitter. */
  retryDelay: number
  onBytes(done: number, total: number | null): void
}

/** No file could be had: nothing is wrong with what is published. */
export class Unavailable extends Error {
  override name = 'Unavailable'
}

const attempts = 4

/** Brings a source's file, from the mirror when there is one, else from the publisher; 'unchanged' when it is known. */
export async function fetchFile(source: Source, options: FetchOptions): Promise<Received | 'unchanged'> {
  const received =
    options.mirror === undefined
      ? await fetchFromPublisher(source, options)
      : await fetchFromMirror(source, options.mirror, options)
  if (received === 'unchanged' || received.receivedSha256 === options.known?.receivedSha256) return 'unchanged'
  return received
}

async function fetchFromMirror(source: Source, mirror: string, options: FetchOptions): Promise<Received> {
  const file = await findInMirror(source, mirror, options.date)
  if (file === null) {
    const wanted = options.date === undefined ? source.mirror.file : `${options.date}/${source.mirror.file}`
    throw new Unavailable(`The mirror has no ${wanted} for ${source.id}.`)
  }
  const path = `${options.target}.xml${file.compression}`
  const tap = createTap(source.maxBytes, (bytes) => options.onBytes(bytes, null))
  await pipeline(createReadStream(file.path), tap.stream, createWriteStream(path))
  return {
    path,
    compression: file.compression,
    ...tap.result(),
    url: `mirror:${source.mirror.folders[0]}/${file.date ?? ''}`,
    etag: null,
    lastModified: null,
  }
}

async function fetchFromPublisher(source: Source, options: FetchOptions): Promise<Received | 'unchanged'> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await download(source, options)
    } catch (error) {
      if (error instanceof Rejected || error instanceof FinalAnswer) throw toUnavailable(source, error)
      if (attempt === attempts) throw toUnavailable(source, error)
      await pause(options.retryDelay * 2 ** (attempt - 1) * (0.5 + Math.random()))
    }
  }
}

/** An answer that asking again will not change. */
class FinalAnswer extends Error {}

function toUnavailable(source: Source, error: unknown): Error {
  if (error instanceof Rejected) return error
  const reason = error instanceof Error ? error.message : String(error)
  return new Unavailable(`${new URL(source.download.url).host} did not give the list: ${reason}.`, { cause: error })
}

async function download(source: Source, options: FetchOptions): Promise<Received | 'unchanged'> {
  const { url, timeoutMinutes } = source.download
  // A validator belongs to the address it was given by.
  const known = options.known?.url === url ? options.known : null
  const response = await fetch(url, {
    headers: {
      'user-agent': 'qingdan-ingest/0.1 (sanctions list refresh)',
      ...(known?.etag ? { 'if-none-match': known.etag } : {}),
      ...(known?.lastModified ? { 'if-modified-since': known.lastModified } : {}),
    },
    signal: AbortSignal.timeout(timeoutMinutes * 60_000),
  })
  if (response.status === 304) return 'unchanged'
  if (!response.ok || response.body === null) {
    await response.body?.cancel()
    const isWorthAsking = response.status === 429 || response.status >= 500
    throw isWorthAsking ? new Error(`status ${response.status}`) : new FinalAnswer(`status ${response.status}`)
  }
  const length = Number(response.headers.get('content-length'))
  const total = length > 0 && !response.headers.has('content-encoding') ? length : null
  const path = `${options.target}.xml.zst`
  const tap = createTap(source.maxBytes, (bytes) => options.onBytes(bytes, total))
  await pipeline(Readable.fromWeb(response.body), tap.stream, createZstdCompress(), createWriteStream(path))
  if (total !== null && tap.result().bytes !== total) throw new Error('the connection ended early')
  return {
    path,
    // Kept compressed: 121 MB a night would fill a disk, 3 MB do not.
    compression: '.zst',
    ...tap.result(),
    url,
    etag: response.headers.get('etag'),
    lastModified: response.headers.get('last-modified'),
  }
}

/** Hashes and counts what passes, and refuses more than `maxBytes`. */
function createTap(maxBytes: number, onBytes: (bytes: number) => void) {
  const hash = createHash('sha256')
  let bytes = 0
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      if (bytes > maxBytes) return done(new Rejected(`The file is larger than ${maxBytes} bytes.`))
      hash.update(chunk)
      onBytes(bytes)
      done(null, chunk)
    },
  })
  let sha256: string | undefined
  return {
    stream,
    result() {
      sha256 ??= hash.digest('hex')
      return { receivedSha256: sha256, bytes }
    },
  }
}
