import type { Db } from '@qingdan/database/connection.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { answers, fileAnswers, success } from '../../answer.ts'
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
import { chinaDay } from '../../listing-day.ts'
import { sessionOf } from '../../plugins/session.ts'
import { readLog, readLogDetail } from './log.ts'
import { exportLog } from './log-export.ts'
import { moduleOrder } from './module-names.ts'
import { nameModule, readMembership, readOrders, readUsage } from './orders.ts'

const base = '/payment-service/api'
const tags = ['account']
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export const usageRoutes: FastifyPluginAsyncZod<{ db: Db }> = async (app, { db }) => {
  app.get(
    `${base}/my/order/page`,
    {
      config: { operation: 'usage.orders', access: 'session' },
      schema: { tags, summary: 'Packages of the caller', querystring: OrderQuery, response: answers(pageOf(Order)) },
    },
    async (request) => success(request, await readOrders(db, sessionOf(request).userId, request.query, new Date())),
  )

  app.get(
    `${base}/my/sum/page`,
    {
      config: { operation: 'usage.sums', access: 'session' },
      schema: {
        tags,
        summary: 'What an order includes and how far it is used',
        querystring: UsageQuery,
        response: answers(pageOf(ModuleUsage)),
      },
    },
    async (request) => {
      const { userId } = sessionOf(request)
      return success(request, await readUsage(db, userId, request.query.orderNumber, request.query, new Date()))
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
        response: answers(pageOf(LogRecord)),
      },
    },
    async (request) => success(request, await readLog(db, sessionOf(request).userId, request.query)),
  )

  app.get(
    `${base}/my/record/detail`,
    {
      config: { operation: 'usage.logDetail', access: 'session' },
      schema: { tags, summary: 'One charge', querystring: LogDetailQuery, response: answers(LogDetail) },
    },
    async (request) => success(request, await readLogDetail(db, sessionOf(request).userId, request.query.id)),
  )

  app.get(
    `${base}/my/record/export`,
    {
      config: { operation: 'usage.exportLog', access: 'session' },
      schema: {
        tags,
        summary: 'The log as a workbook, at most 50,000 rows',
        querystring: LogExportQuery,
        response: fileAnswers(xlsx),
      },
    },
    async (request, reply) => {
      const now = new Date()
      const file = await exportLog(db, sessionOf(request).userId, request.query, request.language)
      reply.type(xlsx).header('content-disposition', `attachment; filename="usage-${chinaDay(now)}.xlsx"`)
      return reply.send(file)
    },
  )

  app.get(
    `${base}/module/list`,
    {
      config: { operation: 'usage.modules', access: 'session' },
      schema: { tags, summary: 'What is counted on its own', response: answers(z.array(UsageModule)) },
    },
    async (request) => success(request, moduleOrder.map(nameModule)),
  )

  app.get(
    `${base}/my/get/result`,
    {
      config: { operation: 'usage.membership', access: 'session' },
      schema: {
        tags,
        summary: 'What the caller got by an order',
        querystring: MembershipQuery,
        response: answers(MembershipResult),
      },
    },
    async (request) => {
      const { userId } = sessionOf(request)
      return success(request, await readMembership(db, userId, request.query.orderNumber, new Date()))
    },
  )
}
