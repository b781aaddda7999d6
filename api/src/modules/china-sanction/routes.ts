import type { Db } from '@qingdan/database/connection.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { GrantedRead } from '../../auth/access.ts'
import { sessionOf } from '../../auth/session.ts'
import { ChinaDetail, ChinaLabel, ChinaLatestAnswer, ChinaSearchAnswer } from '../../contract/china.ts'
import { ChinaDetailQuery, ChinaLatestQuery, ChinaSearchQuery } from '../../contract/requests.ts'
import { ok, responseSchemas } from '../../http/responses.ts'
import { chinaDay } from '../../time/listing-day.ts'
import { isFavourite } from '../favourites/service.ts'
import type { ChinaService } from './service.ts'

const detailAccess: GrantedRead = {
  module: 'chinaSanction',
  of: (request) => ({ param1: (request.query as ChinaDetailQuery).id }),
}
const base = '/open-api/api/sanction/china'
const tags = ['china']

export const chinaSanctionRoutes: FastifyPluginAsyncZod<{ china: ChinaService; db: Db }> = async (
  app,
  { china, db },
) => {
  app.get(
    `${base}/latest/label`,
    {
      config: { operation: 'china.latest', access: 'open' },
      schema: {
        tags,
        summary: 'The newest decision of each of China’s lists; pages cycle',
        querystring: ChinaLatestQuery,
        response: responseSchemas(ChinaLatestAnswer),
      },
    },
    async (request) => ok(request, await china.latest(request.query, chinaDay(new Date()))),
  )

  app.get(
    `${base}/search`,
    {
      config: { operation: 'china.search', access: 'open' },
      schema: {
        tags,
        summary: 'China’s lists: one row per party and decision, newest first',
        querystring: ChinaSearchQuery,
        response: responseSchemas(ChinaSearchAnswer),
      },
    },
    async (request) => ok(request, await china.search(request.query, chinaDay(new Date()))),
  )

  app.get(
    `${base}/detail`,
    {
      config: { operation: 'china.detail', access: detailAccess },
      schema: {
        tags,
        summary: 'One party of one decision',
        querystring: ChinaDetailQuery,
        response: responseSchemas(ChinaDetail),
      },
    },
    async (request) => {
      const record = await china.detail(request.query.id, chinaDay(new Date()))
      const hasCollection = await isFavourite(db, sessionOf(request).userId, 'entity', record.subject.id)
      return ok(request, { ...record, hasCollection })
    },
  )

  app.get(
    `${base}/lable/list`,
    {
      config: { operation: 'china.labels', access: 'open' },
      schema: { tags, summary: 'The labels of China’s lists', response: responseSchemas(z.array(ChinaLabel)) },
    },
    async (request) => ok(request, china.labels()),
  )
}
