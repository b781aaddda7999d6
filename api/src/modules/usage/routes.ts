import type { Db } from '@qingdan/database/connection.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { sessionOf } from '../../auth/session.ts'
import {
  LogDetail,
  LogDetailQuery,
  LogExportQuery,
  LogQuery,
  LogRecord,
  MembershipQuery,
  MembershipResult,
  ModuleUsage,
  Order,
  OrderQuery,
  pageOf,
  UsageModule,
  UsageQuery,
} from '../../contract/mine.ts'
import { fileResponseSchemas, ok, responseSchemas } from '../../http/responses.ts'
import type { JobFiles } from '../../jobs/job-files.ts'
import { chinaDay } from '../../time/listing-day.ts'
import { exportLog } from './log-export.ts'
import { readLog, readLogDetail } from './log-service.ts'
import { moduleOrder } from './module-names.ts'
import { nameModule, readMembership, readOrders, readUsage } from './order-service.ts'

const base = '/payment-service/api'
const tags = ['account']
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export const usageRoutes: FastifyPluginAsyncZod<{ db: Db; files: JobFiles }> = async (app, { db, files }) => {
  app.get(
    `${base}/my/order/page`,
    {
      config: { operation: 'usage.orders', access: 'session' },
      schema: {
        tags,
        summary: 'Packages of the caller',
        querystring: OrderQuery,
        response: responseSchemas(pageOf(Order)),
      },
    },
    async (request) => ok(request, await readOrders(db, sessionOf(request).userId, request.query, new Date())),
  )

  app.get(
    `${base}/my/sum/page`,
    {
      config: { operation: 'usage.sums', access: 'session' },
      schema: {
        tags,
        summary: 'What an order includes and how far it is used',
        querystring: UsageQuery,
        response: responseSchemas(pageOf(ModuleUsage)),
      },
    },
    async (request) => {
      const { userId } = sessionOf(request)
      return ok(request, await readUsage(db, userId, request.query.orderNumber, request.query, new Date()))
    },
  )

  app.get(
    `${base}/my/record/page`,
    {
      config: { operation: 'usage.log', access: 'session' },
      schema: {
        tags,
        summary: 'What the caller was charged for, newest first',
        querystring: LogQuery,
        response: responseSchemas(pageOf(LogRecord)),
      },
    },
    async (request) => ok(request, await readLog(db, sessionOf(request).userId, request.query)),
  )

  app.get(
    `${base}/my/record/detail`,
    {
      config: { operation: 'usage.logDetail', access: 'session' },
      schema: { tags, summary: 'One charge', querystring: LogDetailQuery, response: responseSchemas(LogDetail) },
    },
    async (request) => ok(request, await readLogDetail(db, sessionOf(request).userId, request.query.id)),
  )

  app.get(
    `${base}/my/record/export`,
    {
      config: { operation: 'usage.exportLog', access: 'session' },
      schema: {
        tags,
        summary: 'The log as a workbook, at most 50,000 rows',
        querystring: LogExportQuery,
        response: fileResponseSchemas(xlsx),
      },
    },
    async (request, reply) => {
      const now = new Date()
      const file = await exportLog({ db, files }, sessionOf(request).userId, request.query, request.language)
      reply.type(xlsx).header('content-disposition', `attachment; filename="usage-${chinaDay(now)}.xlsx"`)
      return reply.send(file)
    },
  )

  app.get(
    `${base}/module/list`,
    {
      config: { operation: 'usage.modules', access: 'session' },
      schema: { tags, summary: 'What is counted on its own', response: responseSchemas(z.array(UsageModule)) },
    },
    async (request) => ok(request, moduleOrder.map(nameModule)),
  )

  app.get(
    `${base}/my/get/result`,
    {
      config: { operation: 'usage.membership', access: 'session' },
      schema: {
        tags,
        summary: 'What the caller got by an order',
        querystring: MembershipQuery,
        response: responseSchemas(MembershipResult),
      },
    },
    async (request) => {
      const { userId } = sessionOf(request)
      return ok(request, await readMembership(db, userId, request.query.orderNumber, new Date()))
    },
  )
}
