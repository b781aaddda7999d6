import { randomBytes } from 'node:crypto'
import { connect, type Db } from '@qingdan/database/connection.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addJob } from '../../src/jobs/repository.ts'
import { setUpDatabase } from '../../src/set-up-database.ts'

const serverUrl = process.env['DATABASE_URL']
if (!serverUrl) throw new Error('These tests need DATABASE_URL: run them through npm test.')
const name = `qd_role_${randomBytes(6).toString('hex')}`
const server = connect(serverUrl, 'qingdan-test', 1)
let api: Db

beforeAll(async () => {
  await sql`create database ${sql.id(name)}`.execute(server)
  const { ownerUrl, apiUrl } = addresses()
  await setUpDatabase(ownerUrl, apiUrl)
  // A second start changes nothing.
  expect(await setUpDatabase(ownerUrl, apiUrl)).toEqual([])
  api = connect(apiUrl, 'qingdan-test', 2)
})
afterAll(async () => {
  await api.destroy()
  await sql`drop database ${sql.id(name)} with (force)`.execute(server)
  await sql`drop role ${sql.id(name)}`.execute(server)
  await server.destroy()
})

function addresses() {
  const owner = new URL(serverUrl ?? '')
  owner.pathname = `/${name}`
  const role = new URL(owner)
  role.username = name
  role.password = 'p4ss:w/rd'
  return { ownerUrl: owner.href, apiUrl: role.href }
}

const entry = {
  happened_at: new Date(),
  operation: 'login.pwd',
  outcome: 'done',
  address: '127.0.0.1',
  details: '{}',
} as const

test('the API adds to the audit, and can neither change nor remove an entry', async () => {
  await api.insertInto('audit_entries').values(entry).execute()
  expect(await api.selectFrom('audit_entries').select('operation').execute()).toEqual([{ operation: 'login.pwd' }])
  for (const statement of [
    sql`update audit_entries set operation = ''`,
    sql`delete from audit_entries`,
    sql`truncate audit_entries`,
    sql`alter table audit_entries disable trigger audit_entries__only_grow`,
    sql`alter role ${sql.id(name)} superuser`,
  ])
    await expect(statement.execute(api)).rejects.toThrow(/permission denied|must be owner/)
})

test('the API writes accounts and reads lists', async () => {
  await api.deleteFrom('sessions').execute()
  expect(await api.selectFrom('subjects').select('id').execute()).toEqual([])
  await expect(api.deleteFrom('subjects').execute()).rejects.toThrow('permission denied')
  await expect(sql`create table more (id int)`.execute(api)).rejects.toThrow('permission denied')
  await expect(sql`create schema more`.execute(api)).rejects.toThrow('permission denied')
})

test('the API puts jobs into the queue', async () => {
  await addJob(api, { name: 'renderPdf', payload: {}, key: 'k', maxAttempts: 1 })
  const { rows } = await sql`select key from graphile_worker.jobs`.execute(api)
  expect(rows).toEqual([{ key: 'k' }])
})

test('the owner of the database is no role for the API', async () => {
  const { ownerUrl } = addresses()
  await expect(setUpDatabase(ownerUrl, ownerUrl)).rejects.toThrow('the API needs another')
})
