import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTurn, withAdvisoryLock } from '../src/advisory-lock.ts'
import { connect, type Db } from '../src/connection.ts'
import { migrateDown, migrateToLatest } from '../src/migrate.ts'

const serverUrl = process.env['DATABASE_URL']
if (!serverUrl) throw new Error('These tests need DATABASE_URL: run them through npm test.')
const name = `qd_test_${randomBytes(6).toString('hex')}`
const server = connect(serverUrl, 'qingdan-test', 1)
let db: Db

beforeAll(async () => {
  await sql`create database ${sql.id(name)}`.execute(server)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  db = connect(url.href, 'qingdan-test')
})
afterAll(async () => {
  await db.destroy()
  await sql`drop database ${sql.id(name)} with (force)`.execute(server)
  await server.destroy()
})

/** Everything of the schema that could differ between two databases, as text. */
async function describeSchema(): Promise<string[]> {
  const lines = await sql<{ line: string }>`
    select format('column %s.%s %s %s %s', table_name, column_name, data_type, is_nullable, column_default) as line
      from information_schema.columns where table_schema = 'public' and table_name not like 'kysely%'
    union all
    select format('constraint %s %s', conname, pg_get_constraintdef(oid)) from pg_constraint
      where connamespace = 'public'::regnamespace and conrelid::regclass::text not like 'kysely%'
    union all
    select indexdef from pg_indexes where schemaname = 'public' and tablename not like 'kysely%'
    order by 1
  `.execute(db)
  return lines.rows.map((row) => row.line)
}

/** Columns of every table as declared by the types: nullable, and optional in an insert. */
async function readDeclaredColumns(): Promise<Map<string, { isNullable: boolean }>> {
  const folder = new URL('../src/tables/', import.meta.url)
  const files = [new URL('../schema.ts', folder), ...(await readdir(folder)).map((file) => new URL(file, folder))]
  const text = (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n')
  const tables = new Map(
    [...text.matchAll(/^ {2}(\w+): (\w+Table)$/gm)].map(([, table, type]) => [type ?? '', table ?? '']),
  )
  const columns = new Map<string, { isNullable: boolean }>()
  for (const [, type, body] of text.matchAll(/^export interface (\w+Table) \{\n([\s\S]*?)^\}/gm)) {
    const table = tables.get(type ?? '')
    expect(table, `${type} is not in Database`).toBeDefined()
    for (const [, column, declared] of (body ?? '').matchAll(/^ {2}(\w+): (.+)$/gm)) {
      columns.set(`${table}.${column}`, { isNullable: /\| null\b/.test(declared ?? '') })
    }
  }
  return columns
}

describe('the schema', () => {
  it('migrates from an empty database, and is the same after down and up again', async () => {
    const names = await migrateToLatest(db)
    expect(names.length).toBeGreaterThan(0)
    const fresh = await describeSchema()
    expect(fresh.some((line) => line.startsWith('column source_records.record jsonb'))).toBe(true)

    for (const _name of names) await migrateDown(db)
    expect(await describeSchema()).toEqual([])

    expect(await migrateToLatest(db)).toEqual(names)
    expect(await describeSchema()).toEqual(fresh)
  })

  it('has nothing to do the second time', async () => {
    expect(await migrateToLatest(db)).toEqual([])
  })

  it('survives several processes that migrate at once', async () => {
    const answers = await Promise.all([migrateToLatest(db), migrateToLatest(db), migrateToLatest(db)])
    expect(answers).toEqual([[], [], []])
  })

  it('equals schema.ts', async () => {
    const rows = await sql<{ path: string; is_nullable: boolean }>`
      select table_name || '.' || column_name as path, is_nullable = 'YES' as is_nullable
      from information_schema.columns where table_schema = 'public' and table_name not like 'kysely%'
    `.execute(db)
    const real = Object.fromEntries(rows.rows.map((row) => [row.path, { isNullable: row.is_nullable }]))
    expect(Object.fromEntries(await readDeclaredColumns())).toEqual(real)
  })

  it('names every constraint explicitly', async () => {
    const rows = await sql<{ conname: string }>`
      select conname from pg_constraint
      where connamespace = 'public'::regnamespace and contype <> 'n' and conrelid::regclass::text not like 'kysely%'
        and conname not like '%\\_\\_%'
    `.execute(db)
    expect(rows.rows).toEqual([])
  })

  it('returns dates as ISO days and large numbers as numbers', async () => {
    const row = await sql<{
      day: string
      big: number
    }>`select date '2025-11-19' as day, 121000000000::bigint as big`.execute(db)
    expect(row.rows).toEqual([{ day: '2025-11-19', big: 121_000_000_000 }])
  })
})

describe('the migration to safer accounts', () => {
  it('keeps every account: names that look alike, one-time passwords, identities', async () => {
    let [undone] = await migrateDown(db)
    while (undone !== '2026-12-01-account-safety') [undone] = await migrateDown(db)
    await sql`
      insert into users (id, user_name, must_change_password, created_at) values
        ('u1', 'anna', false, '2026-01-01'), ('u2', 'ａｎｎａ', true, '2026-01-02'), ('u3', 'аnna', false, '2026-01-03');
    `.execute(db)
    await sql`insert into user_identities (provider, subject, user_id) values ('oidc', 's', 'u1'), ('wechat', 's', 'u2')`.execute(
      db,
    )
    await migrateToLatest(db)
    const users = await sql`
      select id, user_name_key, round(extract(epoch from password_expires_at - now()) / 3600)::int as hours
      from users order by id
    `.execute(db)
    expect(users.rows).toEqual([
      { id: 'u1', user_name_key: 'anna', hours: null },
      { id: 'u2', user_name_key: null, hours: 72 },
      { id: 'u3', user_name_key: null, hours: null },
    ])
    const identities = await sql`select provider, issuer, user_id from user_identities order by provider`.execute(db)
    expect(identities.rows).toEqual([
      { provider: 'oidc', issuer: '', user_id: 'u1' },
      { provider: 'wechat', issuer: '', user_id: 'u2' },
    ])
    await sql`delete from user_identities`.execute(db)
    await sql`delete from users`.execute(db)
  })
})

describe('advisory locks', () => {
  it('refuse a second holder and are free afterwards, also after a failure', async () => {
    const inner = await withAdvisoryLock(db, 'a', () => withAdvisoryLock(db, 'a', async () => 'in'))
    expect(inner).toBe('busy')
    await expect(withAdvisoryLock(db, 'a', () => Promise.reject(new Error('work failed')))).rejects.toThrow(
      'work failed',
    )
    expect(await withAdvisoryLock(db, 'a', async () => 'in')).toBe('in')
  })

  it('with other names are independent', async () => {
    expect(await withAdvisoryLock(db, 'a', () => withAdvisoryLock(db, 'b', async () => 'in'))).toBe('in')
  })

  it('that wait let one process work after the other', async () => {
    const log: string[] = []
    let waited = 0
    const work = async (id: string) => {
      log.push(`${id} begins`)
      await new Promise((resolve) => setTimeout(resolve, 20))
      log.push(`${id} ends`)
    }
    await Promise.all(
      ['x', 'y'].map((id) =>
        inTurn(
          db,
          'c',
          () => work(id),
          () => waited++,
        ),
      ),
    )
    expect(log.map((line) => line.split(' ')[1])).toEqual(['begins', 'ends', 'begins', 'ends'])
    expect(waited).toBe(1)
  })
})
