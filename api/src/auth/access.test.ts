import { connect } from '@qingdan/database/connection.ts'
import fastify from 'fastify'
import fp from 'fastify-plugin'
import { afterAll, expect, test } from 'vitest'
import type { OperationAccess } from '../contract/operations/operation.ts'
import { auditPlugin } from '../plugins/audit.ts'
import { accessPlugin } from './access.ts'
import type { SubjectKind } from './subject-kinds.ts'

// These tests need no database.
const db = connect('postgres://nobody@127.0.0.1:1/none', 'access-test')
const kind: SubjectKind = { find: async () => null, unknown: 'subject.unknown' }
const close: (() => Promise<void>)[] = []

afterAll(async () => {
  for (const end of close) await end()
  await db.destroy()
})

async function appWith(access: OperationAccess | undefined, operation = 'sanction.detail') {
  const app = fastify()
  close.push(() => app.close())
  await app.register(fp(async () => {}, { name: 'session' }))
  await app.register(auditPlugin, { db })
  await app.register(accessPlugin, { db, foreignRoutes: {} })
  app.get('/read', { config: { operation, ...(access && { access }) } }, async () => null)
  return app
}
const granted: OperationAccess = { module: 'sanction', onTop: 'export', idField: 'id' }

test('a route without declared access cannot be registered', async () => {
  await expect(appWith(undefined)).rejects.toThrow('Route GET /read declares no operation and access')
})

test('a charged route needs an audit name', async () => {
  await expect(appWith(granted, 'sanction.secret')).rejects.toThrow('has no name in the audit')
})

test('the start fails when a route charges for subjects that no module registered', async () => {
  const app = await appWith(granted)
  app.subjectKinds.register('sanction', kind)
  await expect(app.ready()).rejects.toThrow('Route /read is charged to export, whose subjects nobody registered')
})

test('the start succeeds when the subjects are registered', async () => {
  const app = await appWith(granted)
  app.subjectKinds.register('sanction', kind)
  app.subjectKinds.register('export', kind)
  await expect(app.ready()).resolves.toBeTruthy()
})
