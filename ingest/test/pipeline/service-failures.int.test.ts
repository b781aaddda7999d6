import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { createServer, connect as openSocket, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import { Client } from '@elastic/elasticsearch'
import { createScreener } from '@qingdan/screening/screener.ts'
import { subjectAlias } from '@qingdan/search-mappings/index-names.ts'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildIndex, ingestSource, refreshIndex } from '../../src/pipeline/run.ts'
import { unDocument } from '../fixtures/un-document.ts'
import { unFixture } from '../fixtures/un-fixture.ts'
import { firstOfacText, ofac, secondOfacText, un } from '../support/editions.ts'
import { runSource } from '../support/run-source.ts'
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts'

let environment: TestEnvironment
beforeEach(async () => {
  environment = await openTestEnvironment()
  await environment.give(ofac, '2025-11-01', firstOfacText)
  await runSource(environment, ofac)
})
afterEach(() => environment.close())

const served = async () =>
  Object.keys(await environment.engine.indices.getAlias({ name: subjectAlias(environment.indexPrefix) }))

/** The way to the engine, cut for good when a request holds `words`. */
async function engineUntil(words: string) {
  const target = new URL(process.env['ELASTICSEARCH_URL'] ?? '')
  const sockets = new Set<Socket>()
  let isDead = false
  const server: Server = createServer((visitor) => {
    const service = openSocket(Number(target.port), target.hostname)
    for (const socket of [visitor, service]) {
      sockets.add(socket)
      socket.on('error', () => socket.destroy())
    }
    visitor.on('data', (chunk) => {
      isDead ||= chunk.includes(words)
      if (isDead) for (const socket of sockets) socket.destroy()
      else service.write(chunk)
    })
    service.pipe(visitor)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const client = new Client({ node: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, maxRetries: 0 })
  return {
    client,
    async close() {
      await client.close()
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

describe('an engine that dies', () => {
  it.each(['_bulk', '_clone', '_aliases'])('at %s leaves the old index, and the next run heals', async (request) => {
    const before = await served()
    await environment.give(ofac, '2025-11-10', secondOfacText)
    const { client, close } = await engineUntil(request)
    const report = await runSource({ ...environment, engine: client }, ofac)
    await close()
    expect(report).toMatchObject({ outcome: 'failed', reason: expect.stringMatching(/^Stored, but the search index/) })
    expect(await served()).toEqual(before)
    expect((await environment.engine.count({ index: subjectAlias(environment.indexPrefix) })).count).toBe(32)
    const events = await environment.db.selectFrom('ingest_events').select('kind').orderBy('id').execute()
    expect(events.at(-1)?.kind).toBe('index.failed')

    expect(await runSource(environment, ofac)).toMatchObject({ outcome: 'unchanged', counts: { documents: 33 } })
    expect(await environment.find('ofac-60001')).not.toBeNull()
    // What the dead one left is swept.
    expect(Object.keys(await environment.engine.indices.get({ index: `${environment.indexPrefix}-*` }))).toHaveLength(2)
  })
})

describe('a full disk', () => {
  it('is reported as such, and leaves the published edition and no partial file', async () => {
    const found = await sql<{ name: string }>`select current_database() as name`.execute(environment.db)
    const url = new URL(process.env['DATABASE_URL'] ?? '')
    url.pathname = `/${found.rows[0]?.name}`
    await environment.give(un, '2025-11-01', unDocument(unFixture))
    const cli = new URL('../../src/cli.ts', import.meta.url).pathname
    // A file may have at most 4 kB: the system then refuses as with a full disk.
    const child = spawn('bash', ['-c', `ulimit -f 4; exec "${process.execPath}" "${cli}" un-sc`], {
      env: {
        ...process.env,
        DATABASE_URL: url.href,
        INDEX_PREFIX: environment.indexPrefix,
        DATA_DIR: environment.dataFolder,
        SOURCE_MIRROR: environment.mirror,
      },
      stdio: 'ignore',
    })
    const [code] = await once(child, 'exit')
    expect(code).toBe(1)
    const run = await environment.db
      .selectFrom('ingest_runs')
      .selectAll()
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(run).toMatchObject({ source_id: 'un-sc', outcome: 'failed', reason_code: 'disk.full' })
    expect(run.reason).toMatch(/^The disk is full: EFBIG/)
    expect(await readdir(join(environment.dataFolder, 'snapshots', 'un-sc'))).toEqual([])
    expect(await environment.countIndexed()).toBe(32)
  })
})

describe('searches', () => {
  it('are answered, every one, while indexes are built, copied and swapped', { timeout: 120_000 }, async () => {
    const screener = createScreener({ engine: environment.engine, alias: subjectAlias(environment.indexPrefix) }, 1)
    const closing = new AbortController()
    screener.keepWarm(closing.signal)
    let isOver = false
    let asked = 0
    const search = async () => {
      while (!isOver) {
        const {
          rows: [first],
        } = await screener.screen({ name: 'Vladimir Putin', type: null })
        expect(first?.id).toBe('ofac-35096')
        asked++
      }
    }
    const searching = Promise.all([search(), search()])
    const change = async () => {
      await buildIndex(environment)
      await environment.give(ofac, '2025-11-10', secondOfacText)
      await ingestSource(environment, ofac)
      expect(await refreshIndex(environment)).toMatchObject({ outcome: 'published', changed: 3 })
      await sql`update subjects set updated_at = clock_timestamp() where id = 'ofac-35096'`.execute(environment.db)
      expect(await refreshIndex(environment)).toMatchObject({ outcome: 'published', changed: 1 })
      await buildIndex(environment)
    }
    await Promise.race([searching, change()])
    isOver = true
    await searching
    closing.abort()
    await screener.end()
    expect(asked).toBeGreaterThan(20)
  })
})
