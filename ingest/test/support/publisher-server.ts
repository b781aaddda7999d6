import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { fetchFile } from '../../src/pipeline/receive/fetch.ts'
import { foundOn } from '../../src/pipeline/receive/found-on.ts'
import type { Received } from '../../src/pipeline/receive/received.ts'
import { openContent } from '../../src/pipeline/receive/snapshot.ts'
import type { Source } from '../../src/source.ts'
import { type ReadEdition, readChunks } from './read-edition.ts'

export interface PublisherServer<Served = Source> {
  /** The source, downloaded from the servers on loopback. */
  source: Served
  /** Addresses requested so far, as the publisher has them. */
  requested: string[]
  /** The headers of each of these requests. */
  headers: IncomingHttpHeaders[]
}

/**
 * Serves the pages of a publisher, by address, on loopback: one server for each origin, and every address of one of
 * these origins is exchanged, in the pages and in the source. Other addresses answer 404.
 */
export async function servePublisher<Served extends Pick<Source, 'id' | 'download'>>(
  source: Served,
  pages: Readonly<Record<string, string | Uint8Array>>,
): Promise<PublisherServer<Served>> {
  const { download } = source
  if (download === null) throw new Error(`${source.id} is not downloaded`)
  const requested: string[] = []
  const headers: IncomingHttpHeaders[] = []
  const declared = [...download.urls, ...(download.find?.origins ?? [])].map((url) => new URL(url).origin)
  const local = new Map<string, string>()
  const toLocal = (text: string) =>
    [...local].reduce((changed, [origin, address]) => changed.replaceAll(origin, address), text)
  for (const origin of new Set(declared)) {
    const server = createServer((request, response) => {
      const address = `${origin}${request.url}`
      requested.push(address)
      headers.push(request.headers)
      const page = pages[address]
      if (page === undefined) response.writeHead(404).end()
      else response.writeHead(200).end(typeof page === 'string' ? toLocal(page) : page)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => {
      server.closeAllConnections()
      server.close()
    })
    local.set(origin, `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  }
  const find = download.find && { ...download.find, origins: download.find.origins.map(toLocal) }
  return {
    source: { ...source, download: { ...download, urls: download.urls.map(toLocal), ...(find && { find }) } },
    requested,
    headers,
  }
}

/** Downloads a source from where it says, without a mirror. */
async function receive(source: Source): Promise<Received> {
  const folder = await mkdtemp(join(tmpdir(), 'qingdan-fetch-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const received = await fetchFile(source, {
    mirror: undefined,
    date: undefined,
    target: join(folder, 'incoming-1'),
    known: null,
    downloadRetryDelay: 1,
    onBytes: () => undefined,
  })
  if (received === 'unchanged') throw new Error('Nothing was received')
  return received
}

/** Downloads a source and reads it, as an ingest does. */
export async function receiveEdition(source: Source): Promise<ReadEdition> {
  const received = await receive(source)
  return readChunks(received.format, openContent(received, source.maxBytes).chunks, foundOn(received))
}
