import type { Db } from '@qingdan/database/connection.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { writeAudit } from '../../audit/repository.ts'
import { packages } from '../../auth/packages.ts'
import { actorOf } from '../../auth/session.ts'
import type { Config } from '../../config.ts'
import {
  AdminPackage,
  AdminUserPage,
  AdminUserQuery,
  AuditExportQuery,
  AuditPage,
  AuditQuery,
  OneTimePassword,
  PackageGrant,
  UserChange,
} from '../../contract/admin.ts'
import { Nothing } from '../../contract/envelope.ts'
import { MembershipResult } from '../../contract/mine.ts'
import { fileResponseSchemas, ok, responseSchemas } from '../../http/responses.ts'
import { chinaDay } from '../../time/listing-day.ts'
import { readMembership } from '../usage/order-service.ts'
import { countForExport, streamAuditCsv } from './audit-csv.ts'
import { readAudit } from './audit-log.ts'
import { readUsers } from './user-page.ts'
import { changeState, grantTo, resetPassword, type StateDeed } from './user-service.ts'

const base = '/user-service/api/admin'
const tags = ['admin']
const csv = 'text/csv; charset=utf-8'

const stateDeeds: readonly { deed: StateDeed; summary: string }[] = [
  { deed: 'approve', summary: 'An account under review may begin' },
  { deed: 'close', summary: 'An account may not sign in any more; its sessions end' },
  { deed: 'open', summary: 'A closed account may sign in again' },
]

/** What administrators do; each call is in the audit, those that only read too. */
export const adminRoutes: FastifyPluginAsyncZod<{ db: Db; mode: Config['mode'] }> = async (app, { db, mode }) => {
  app.get(
    `${base}/user/page`,
    {
      config: { operation: 'admin.users', access: 'admin' },
      schema: {
        tags,
        summary: 'Users, newest first, with their packages in force',
        querystring: AdminUserQuery,
        response: responseSchemas(AdminUserPage),
      },
    },
    async (request) => {
      const now = new Date()
      const page = await readUsers(db, request.query, now)
      await writeAudit(
        db,
        actorOf(request),
        { operation: 'admin.users', outcome: 'done', details: { ...request.query, total: page.total } },
        now,
      )
      return ok(request, page)
    },
  )

  for (const { deed, summary } of stateDeeds) {
    app.post(
      `${base}/user/${deed}`,
      {
        config: { operation: `admin.${deed}`, access: 'admin' },
        schema: { tags, summary, body: UserChange, response: responseSchemas(Nothing) },
      },
      async (request) => {
        const change = { deed, userId: request.body.userId, isProduction: mode === 'production' }
        await changeState(db, change, actorOf(request), new Date())
        return ok(request, null)
      },
    )
  }

  app.get(
    `${base}/package/list`,
    {
      config: { operation: 'admin.packages', access: 'admin' },
      schema: { tags, summary: 'Packages that can be granted', response: responseSchemas(z.array(AdminPackage)) },
    },
    async (request) =>
      ok(
        request,
        Object.values(packages).map(({ id, name, days }) => ({
          packageId: id,
          pacakgeName: name.zh,
          pacakgeNameEn: name.en,
          days,
        })),
      ),
  )

  app.post(
    `${base}/package/grant`,
    {
      config: { operation: 'admin.grantPackage', access: 'admin' },
      schema: {
        tags,
        summary: 'Give a user a package from now on',
        body: PackageGrant,
        response: responseSchemas(MembershipResult),
      },
    },
    async (request) => {
      const now = new Date()
      const orderNumber = await grantTo(db, request.body, actorOf(request), now)
      return ok(request, await readMembership(db, request.body.userId, orderNumber, now))
    },
  )

  app.post(
    `${base}/password/reset`,
    {
      config: { operation: 'admin.resetPassword', access: 'admin' },
      schema: {
        tags,
        summary: 'A one-time password for a user, answered once; ends the sessions of the user',
        body: UserChange,
        response: responseSchemas(OneTimePassword),
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const password = await resetPassword(db, request.body.userId, actorOf(request), new Date())
      return ok(request, { password })
    },
  )

  app.get(
    `${base}/audit/page`,
    {
      config: { operation: 'admin.audit', access: 'admin' },
      schema: {
        tags,
        summary: 'Who did what, newest first',
        querystring: AuditQuery,
        response: responseSchemas(AuditPage),
      },
    },
    async (request) => {
      const page = await readAudit(db, request.query)
      const entry = { operation: 'admin.audit', outcome: 'done', details: { ...request.query } } as const
      await writeAudit(db, actorOf(request), entry, new Date())
      return ok(request, page)
    },
  )

  app.get(
    `${base}/audit/export`,
    {
      config: { operation: 'admin.exportAudit', access: 'admin' },
      schema: {
        tags,
        summary: 'The audit as CSV, at most 100,000 rows',
        querystring: AuditExportQuery,
        response: fileResponseSchemas('text/csv'),
      },
    },
    async (request, reply) => {
      const now = new Date()
      const rows = await countForExport(db, request.query)
      const details = { ...request.query, rows }
      await writeAudit(db, actorOf(request), { operation: 'admin.exportAudit', outcome: 'done', details }, now)
      reply.type(csv).header('content-disposition', `attachment; filename="audit-${chinaDay(now)}.csv"`)
      return reply.send(streamAuditCsv(db, request.query, request.language))
    },
  )
}
