import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { basename } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { createZstdCompress } from 'node:zlib'
import { type BundlePart, packBundle } from '../../formats/bundle/bundle.ts'
import { PageChanged, Rejected } from '../../rejected.ts'
import type { FileFormat, FileSource, FoundAddress } from '../../source.ts'
import { askPublisher, RefusedRedirect } from './ask-publisher.ts'
import { isDiskFull } from './disk-full.ts'
import { findFiles, originsOf } from './find-files.ts'
import { extensionOf, findInMirror, isBundle } from './mirror.ts'
import type { Received } from './received.ts'
import { openContent } from './snapshot.ts'

/** Values of the published snapshot by which an unchanged file is recognised. */
export interface Known {
  receivedSha256: string
  url: string
  etag: string | null
  lastModified: string | null
}

export interface FetchOptions {
  mirror: string | undefined
  date: string | undefined
  /** Path of the file to write, without the extension. */
  target: string
  known: Known | null
  /** Wait before the second attempt, milliseconds; doubled for each further attempt, with jitter. */
  downloadRetryDelay: number
  onBytes(done: number, total: number | null): void
}

/** No file could be downloaded; the published data are unaffected. */
export class Unavailable extends Error {
  override name = 'Unavailable'
}

const attempts = 4
/** Of a page that leads to the files; the pages of publishers are below 1 MB. */
const maxPageBytes = 4 * 1024 * 1024

/**
 * Gets a source's file from the mirror, if there is one, otherwise from the publisher; 'unchanged' when it is known.
 */
export async function fetchFile<Format extends FileFormat>(
  source: FileSource<Format>,
  options: FetchOptions,
): Promise<Received<Format> | 'unchanged'> {
  const received =
    options.mirror === undefined
      ? await fetchFromPublisher(source, options)
      : await fetchFromMirror(source, options.mirror, options)
  if (received === 'unchanged' || received.receivedSha256 === options.known?.receivedSha256) return 'unchanged'
  return received
}

async function fetchFromMirror<Format extends FileFormat>(
  source: FileSource<Format>,
  mirror: string,
  options: FetchOptions,
): Promise<Received<Format>> {
  const edition = await findInMirror(source, mirror, options.date)
  const [first] = edition?.files ?? []
  if (edition === null || first === undefined) {
    if (!existsSync(mirror)) throw new Unavailable(`SOURCE_MIRROR names a folder that is not there: ${mirror}.`)
    const wanted = source.formats.flatMap((format) => format.files[0] ?? []).join(' or ')
    const day = options.date === undefined ? '' : ` of ${options.date}`
    throw new Unavailable(`The mirror has no edition${day} of ${source.id} (${wanted}).`)
  }
  const { format, files, date } = edition
  const url = `mirror:${source.id}/${date ?? ''}`
  const tap = createTap(source.maxBytes, (bytes) => options.onBytes(bytes, null))
  if (isBundle(format)) {
    const parts = files.map((file) => ({ name: file.name, chunks: openContent(file, source.maxBytes).chunks }))
    return keepBundle(format, parts, tap, options, url)
  }
  const path = `${options.target}${extensionOf(format)}${first.compression}`
  await pipeline(createReadStream(first.path), tap.stream, createWriteStream(path))
  return { format, path, compression: first.compression, ...tap.result(), url, etag: null, lastModified: null }
}

/** Packs the files of a bundle into the work folder. */
async function keepBundle<Format extends FileFormat>(
  format: Format,
  parts: BundlePart[],
  tap: ReturnType<typeof createTap>,
  options: FetchOptions,
  url: string,
): Promise<Received<Format>> {
  const path = `${options.target}.tar.zst`
  await pipeline(packBundle(parts), tap.stream, createZstdCompress(), createWriteStream(path))
  return { format, path, compression: '.zst', ...tap.result(), url, etag: null, lastModified: null }
}

async function fetchFromPublisher<Format extends FileFormat>(
  source: FileSource<Format>,
  options: FetchOptions,
): Promise<Received<Format> | 'unchanged'> {
  const { download, formats } = source
  if (download === null) {
    throw new Unavailable(`${source.publisher} has no file to download: give an edition in SOURCE_MIRROR.`)
  }
  const request = {
    deadline: AbortSignal.timeout(download.timeoutMinutes * 60_000),
    origins: originsOf(download),
  }
  const files = await findFiles(download, (url) => readPage(url, request, options))
  const wanted = { ...request, format: formats[0], maxBytes: source.maxBytes }
  if (isBundle(formats[0])) return downloadBundle(files, wanted, options)
  const [file] = files
  if (file === undefined || files.length > 1) throw new PageChanged(`The pages lead to ${files.length} files, not one.`)
  return withRetries(file.url, options, () => downloadFile(file, wanted, options))
}

/** The text of a page that leads to the files. */
async function readPage(url: string, request: Request, options: FetchOptions): Promise<string> {
  const page = await withRetries(url, options, async () => {
    const response = await ask(url, {}, request)
    const tap = createTap(maxPageBytes, () => undefined)
    return pipeline(Readable.fromWeb(response.body), tap.stream, buffer)
  })
  return page.toString('utf8')
}

async function withRetries<T>(url: string, options: FetchOptions, work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (error instanceof Rejected || isDiskFull(error)) throw error
      if (error instanceof FinalAnswer || thrownBy(error) instanceof RefusedRedirect || attempt === attempts) {
        throw toUnavailable(url, error)
      }
      await pause(options.downloadRetryDelay * 2 ** (attempt - 1) * (0.5 + Math.random()))
    }
  }
}

/** Downloads all files, one after the other, into one archive. */
async function downloadBundle<Format extends FileFormat>(
  files: readonly FoundAddress[],
  file: Wanted<Format>,
  options: FetchOptions,
): Promise<Received<Format>> {
  const parts: BundlePart[] = []
  for (const [at, { url, name, headers = {} }] of files.entries()) {
    const body = await withRetries(url, options, async () => {
      const response = await ask(url, headers, file)
      const tap = createTap(file.maxBytes, (bytes) => options.onBytes(bytes, null))
      return pipeline(Readable.fromWeb(response.body), tap.stream, buffer)
    })
    parts.push({ name: name ?? nameInBundle(file.format, at, url), chunks: Readable.from([body]) })
  }
  const tap = createTap(file.maxBytes, (bytes) => options.onBytes(bytes, null))
  return keepBundle(file.format, parts, tap, options, files[0]?.url ?? '')
}

/** The file's name in the format, unless any name will do. */
function nameInBundle({ files }: FileFormat, at: number, url: string): string {
  const pattern = files[at] ?? '*'
  return basename(pattern.includes('*') ? new URL(url).pathname : pattern)
}

/** A response that a retry will not change. */
class FinalAnswer extends Error {}

/** What the connection threw: fetch wraps it as "fetch failed". */
function thrownBy(error: unknown): unknown {
  return error instanceof TypeError && error.cause instanceof Error ? error.cause : error
}

function toUnavailable(url: string, error: unknown): Error {
  const told = thrownBy(error)
  const reason = told instanceof Error ? told.message : String(told)
  return new Unavailable(`${new URL(url).host} did not give the list: ${reason}.`, { cause: error })
}

interface Request {
  deadline: AbortSignal
  /** Undefined if the source declares none. */
  origins: ReadonlySet<string> | undefined
}

interface Wanted<Format extends FileFormat> extends Request {
  format: Format
  maxBytes: number
}

type Answer = Response & { body: NonNullable<Response['body']> }

/** The publisher's response, if it has a body or says that nothing changed. */
async function ask(url: string, headers: Readonly<Record<string, string>>, request: Request): Promise<Answer> {
  const response = await askPublisher(url, {
    headers: { 'user-agent': 'qingdan-ingest/0.1 (sanctions list refresh)', ...headers },
    signal: request.deadline,
    origins: request.origins,
  })
  if (response.status === 304) return response as Answer
  if (!response.ok || response.body === null) {
    await response.body?.cancel()
    const isWorthAsking = response.status === 429 || response.status >= 500
    throw isWorthAsking ? new Error(`status ${response.status}`) : new FinalAnswer(`status ${response.status}`)
  }
  return response as Answer
}

async function downloadFile<Format extends FileFormat>(
  { url, headers }: FoundAddress,
  file: Wanted<Format>,
  options: FetchOptions,
): Promise<Received<Format> | 'unchanged'> {
  // A validator is only valid for the address that sent it.
  const known = options.known?.url === url ? options.known : null
  const response = await ask(
    url,
    {
      ...headers,
      ...(known?.etag ? { 'if-none-match': known.etag } : {}),
      ...(known?.lastModified ? { 'if-modified-since': known.lastModified } : {}),
    },
    file,
  )
  if (response.status === 304) return 'unchanged'
  const length = Number(response.headers.get('content-length'))
  const total = length > 0 && !response.headers.has('content-encoding') ? length : null
  const path = `${options.target}${extensionOf(file.format)}.zst`
  const tap = createTap(file.maxBytes, (bytes) => options.onBytes(bytes, total))
  await pipeline(Readable.fromWeb(response.body), tap.stream, createZstdCompress(), createWriteStream(path))
  if (total !== null && tap.result().bytes !== total) throw new Error('the connection ended early')
  return {
    format: file.format,
    path,
    // Stored compressed: 121 MB a day would fill a disk, 3 MB do not.
    compression: '.zst',
    ...tap.result(),
    url,
    etag: response.headers.get('etag'),
    lastModified: response.headers.get('last-modified'),
  }
}

/** Hashes and counts the bytes that pass, and refuses more than `maxBytes`. */
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
