import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type FetchOptions, fetchFile } from '../../src/pipeline/receive/fetch.ts'
import { openContent } from '../../src/pipeline/receive/snapshot.ts'
import type { FindStep, Source } from '../../src/source.ts'
import { un } from '../support/editions.ts'

let server: Server
let answers: RequestListener[]
let asked: IncomingHttpHeaders[]
let source: Source
let address: string
let folder: string

beforeEach(async () => {
  answers = []
  asked = []
  server = createServer((request, response) => {
    asked.push(request.headers)
    const answer = answers.shift()
    if (answer) answer(request, response)
    else response.writeHead(500).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  address = `http://127.0.0.1:${port}/list.xml`
  source = { ...un, download: { urls: [address], timeoutMinutes: 1 } }
  folder = await mkdtemp(join(tmpdir(), 'qingdan-fetch-'))
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await rm(folder, { recursive: true })
})

it('says that the mirror is not there, which is no matter of one list', async () => {
  const away = { ...options(), mirror: join(folder, 'away') }
  await expect(fetchFile(source, away)).rejects.toThrow(
    `SOURCE_MIRROR names a folder that is not there: ${folder}/away.`,
  )
})

const options = (known: FetchOptions['known'] = null): FetchOptions => ({
  mirror: undefined,
  date: undefined,
  target: join(folder, 'incoming-1'),
  known,
  downloadRetryDelay: 1,
  onBytes: () => undefined,
})
const ok =
  (body: string, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) =>
    response.writeHead(200, headers).end(body)
const status =
  (code: number): RequestListener =>
  (_request, response) =>
    response.writeHead(code).end()

async function contentOf(received: Awaited<ReturnType<typeof fetchFile>>): Promise<string> {
  if (received === 'unchanged') throw new Error('Nothing was received')
  const chunks: Uint8Array[] = []
  for await (const chunk of openContent(received, 1_000_000).chunks) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

describe('fetching from a publisher', () => {
  it('asks first for the page that leads to the file', async () => {
    const follow: FindStep = ({ url, text }) => [{ url: new URL(text, url).href }]
    source = { ...un, download: { urls: [address], find: { steps: [follow], origins: [] }, timeoutMinutes: 1 } }
    answers = [ok('/2026-07-30/list.xml'), ok('<list/>')]
    const received = await fetchFile(source, options())
    expect(received).toMatchObject({ url: address.replace('/list.xml', '/2026-07-30/list.xml') })
    expect(await contentOf(received)).toBe('<list/>')
  })

  it('refuses a page that is larger than any', async () => {
    const follow: FindStep = () => [{ url: address }]
    source = { ...un, download: { urls: [address], find: { steps: [follow], origins: [] }, timeoutMinutes: 1 } }
    answers = [ok('a'.repeat(5 * 1024 * 1024))]
    await expect(fetchFile(source, options())).rejects.toThrow('larger than 4194304 bytes')
    expect(asked).toHaveLength(1)
  })

  it('refuses a redirect from a page that leads elsewhere, and does not insist', async () => {
    const follow: FindStep = () => [{ url: address }]
    source = { ...un, download: { urls: [address], find: { steps: [follow], origins: [] }, timeoutMinutes: 1 } }
    answers = [(_request, response) => response.writeHead(302, { location: 'https://example.com/list' }).end()]
    await expect(fetchFile(source, options())).rejects.toThrow('it leads to https://example.com')
    expect(asked).toHaveLength(1)
  })

  it('does not follow a redirect to another internal address, and does not insist', async () => {
    answers = [(_request, response) => response.writeHead(302, { location: 'https://169.254.169.254/list' }).end()]
    await expect(fetchFile(source, options())).rejects.toThrow(
      'did not give the list: it redirects to the internal 169',
    )
    expect(asked).toHaveLength(1)
  })

  it('keeps the bytes as received, packed, with their hash and validators', async () => {
    answers = [ok('<list/>', { etag: '"v1"', 'last-modified': 'Wed, 19 Nov 2025 15:00:00 GMT' })]
    const received = await fetchFile(source, options())
    expect(received).toMatchObject({
      bytes: 7,
      compression: '.zst',
      etag: '"v1"',
      lastModified: 'Wed, 19 Nov 2025 15:00:00 GMT',
      receivedSha256: 'a0cd8dbbd84282c585ecd6a809c631f117294f81cf50ad0c4e279e98d573811f',
    })
    expect(await contentOf(received)).toBe('<list/>')
  })

  it('asks only for what is new', async () => {
    answers = [status(304)]
    const known = {
      receivedSha256: 'x',
      url: address,
      etag: '"v1"',
      lastModified: 'Wed, 19 Nov 2025 15:00:00 GMT',
    }
    expect(await fetchFile(source, options(known))).toBe('unchanged')
    expect(asked[0]).toMatchObject({
      'if-none-match': '"v1"',
      'if-modified-since': 'Wed, 19 Nov 2025 15:00:00 GMT',
    })
  })

  it('does not send one address the validators of another', async () => {
    answers = [ok('<list/>')]
    await fetchFile(source, options({ receivedSha256: 'x', url: 'mirror:un-sc/', etag: '"v1"', lastModified: null }))
    expect(asked[0]).not.toHaveProperty('if-none-match')
  })

  it('recognises an unchanged file without validators', async () => {
    answers = [ok('<list/>'), ok('<list/>')]
    const first = await fetchFile(source, options())
    if (first === 'unchanged') throw new Error('Nothing was received')
    expect(await fetchFile(source, options(first))).toBe('unchanged')
  })

  it('tries again after a failure of the server or the connection', async () => {
    answers = [
      status(503),
      (request) => request.socket.destroy(),
      (_request, response) => {
        response.writeHead(200, { 'content-length': '100' })
        response.write('<li')
        setTimeout(() => response.socket?.destroy(), 20)
      },
      ok('<list/>'),
    ]
    expect(await contentOf(await fetchFile(source, options()))).toBe('<list/>')
    expect(asked).toHaveLength(4)
  })

  it('gives up after four attempts and says what the publisher answered', async () => {
    const { host } = new URL(address)
    await expect(fetchFile(source, options())).rejects.toThrow(`${host} did not give the list: status 500.`)
    expect(asked).toHaveLength(4)
  })

  it('says why no connection was made', async () => {
    source = { ...un, download: { urls: ['http://list.invalid/list.xml'], timeoutMinutes: 1 } }
    await expect(fetchFile(source, options())).rejects.toThrow(
      /^list.invalid did not give the list: getaddrinfo E\w+ list.invalid.$/,
    )
  })

  it('does not insist when the file is not there', async () => {
    answers = [status(404)]
    await expect(fetchFile(source, options())).rejects.toThrow('status 404')
    expect(asked).toHaveLength(1)
  })

  it('stops at the size limit', async () => {
    answers = [ok('x'.repeat(5000))]
    await expect(fetchFile({ ...source, maxBytes: 1000 }, options())).rejects.toThrow(
      'The file is larger than 1000 bytes.',
    )
    expect(asked).toHaveLength(1)
    expect(await readdir(folder)).toEqual(['incoming-1.xml.zst'])
  })
})
