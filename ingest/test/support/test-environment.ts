import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { Client } from '@elastic/elasticsearch'
import { connect } from '@qingdan/database/connection.ts'
import type { CandidateDocument } from '@qingdan/search-mappings/candidate-query.ts'
import { subjectAlias } from '@qingdan/search-mappings/index-names.ts'
import { sql } from 'kysely'
import type { IngestContext } from '../../src/ingest-context.ts'
import type { Source } from '../../src/source.ts'
import { sources } from '../../src/sources/registry.ts'

/** First line of a file of decisions. */
export const decisionColumns = 'action,record_a,record_b,reason,decided_by,decided_on\n'

/** A database, an index prefix and folders of one test file, all its own. */
export interface TestEnvironment extends IngestContext {
  mirror: string
  /** Nothing decided until a test does. */
  decisionsFile: string
  /** Puts a file where the mirror of a source has its edition of a date, in the place of any other. */
  give(source: Source, date: string, content: string | Uint8Array, extension?: string): Promise<void>
  find(id: string): Promise<CandidateDocument | null>
  countIndexed(): Promise<number>
  close(): Promise<void>
}

function required(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`These tests need ${name}: run them through npm test.`)
  return value
}

export async function openTestEnvironment(): Promise<TestEnvironment> {
  const serverUrl = required('DATABASE_URL')
  const name = `qd_test_${randomBytes(6).toString('hex')}`
  const server = connect(serverUrl, 'qingdan-test', 1)
  await sql`create database ${sql.id(name)} template ${sql.id(required('TEMPLATE_DATABASE'))}`.execute(server)
  const databaseUrl = new URL(serverUrl)
  databaseUrl.pathname = `/${name}`
  const db = connect(databaseUrl.href, 'qingdan-test')
  const engine = new Client({ node: required('ELASTICSEARCH_URL'), requestTimeout: 60_000 })
  const indexPrefix = name.replaceAll('_', '-')
  const folder = await mkdtemp(join(tmpdir(), 'qingdan-ingest-'))
  const mirror = join(folder, 'mirror')
  await mkdir(mirror)
  const decisionsFile = join(folder, 'resolution.csv')
  await writeFile(decisionsFile, decisionColumns)
  const alias = subjectAlias(indexPrefix)
  return {
    db,
    engine,
    sources,
    indexPrefix,
    mirror,
    decisionsFile,
    dataFolder: join(folder, 'data'),
    async give(source, date, content, extension = '') {
      const path = join(mirror, source.id, date, `${basename(source.formats[0].files[0] ?? '')}${extension}`)
      await rm(dirname(path), { recursive: true, force: true })
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, content)
    },
    async find(id) {
      const answer = await engine.search<CandidateDocument>({ index: alias, query: { term: { id } } })
      return answer.hits.hits[0]?._source ?? null
    },
    async countIndexed() {
      return (await engine.count({ index: alias })).count
    },
    async close() {
      const left = await engine.indices.get({
        index: `${indexPrefix}-*`,
        expand_wildcards: 'all',
        allow_no_indices: true,
      })
      const names = Object.keys(left)
      if (names.length > 0) await engine.indices.delete({ index: names })
      await engine.close()
      await db.destroy()
      await sql`drop database ${sql.id(name)} with (force)`.execute(server)
      await server.destroy()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
