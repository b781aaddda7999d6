import type { FavouriteKind } from '@qingdan/database/account-tables.ts'
import type { Db } from '@qingdan/database/connection.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { sessionOf } from '../../auth/session.ts'
import { Nothing } from '../../contract/envelope.ts'
import {
  ChinaEccnFavourite,
  ChinaEccnFavouriteChange,
  EccnFavourite,
  EccnFavouriteChange,
  EntityFavourite,
  EntityFavouriteChange,
  FavouriteQuery,
  pageOf,
} from '../../contract/mine.ts'
import { ok, responseSchemas } from '../../http/responses.ts'
import { addFavourite, type NamedItem, readFavourites, removeFavourite } from './service.ts'

interface Section {
  kind: FavouriteKind
  path: string
  /** Ends the operation names. */
  noun: string
  title: string
  Change: z.ZodType<NamedItem>
  Row: z.ZodType
}

const sections: readonly Section[] = [
  {
    kind: 'entity',
    path: 'entity',
    noun: 'Entity',
    title: 'listed subject',
    Change: EntityFavouriteChange.transform(({ id, type, s }) => ({
      id: s === '1' ? id : '',
      version: '',
      param2: type ?? null,
    })),
    Row: EntityFavourite,
  },
  {
    kind: 'eccn',
    path: 'eccn',
    noun: 'Eccn',
    title: 'US item',
    Change: EccnFavouriteChange.transform(({ eccn }) => ({ id: eccn, version: '', param2: null })),
    Row: EccnFavourite,
  },
  {
    kind: 'chinaEccn',
    path: 'china/eccn',
    noun: 'ChinaEccn',
    title: 'Chinese item',
    Change: ChinaEccnFavouriteChange.transform(({ eccn, version = '' }) => ({
      id: eccn,
      version,
      param2: version || null,
    })),
    Row: ChinaEccnFavourite,
  },
]

export const favouriteRoutes: FastifyPluginAsyncZod<{ db: Db }> = async (app, { db }) => {
  for (const { kind, path, noun, title, Change, Row } of sections) {
    const url = `/open-api/api/user/collect/${path}`
    const tags = ['account']

    app.post(
      `${url}/add`,
      {
        config: { operation: `favourite.add${noun}`, access: 'session' },
        schema: { tags, summary: `Mark a ${title}; once is enough`, body: Change, response: responseSchemas(Nothing) },
      },
      async (request) => {
        await addFavourite(db, sessionOf(request).userId, kind, request.body, new Date())
        return ok(request, null)
      },
    )

    app.post(
      `${url}/del`,
      {
        config: { operation: `favourite.remove${noun}`, access: 'session' },
        schema: { tags, summary: `Take the mark off a ${title}`, body: Change, response: responseSchemas(Nothing) },
      },
      async (request) => {
        await removeFavourite(db, sessionOf(request).userId, kind, request.body)
        return ok(request, null)
      },
    )

    app.get(
      `${url}/page`,
      {
        config: { operation: `favourite.page${noun}`, access: 'session' },
        schema: {
          tags,
          summary: `Every ${title} the caller marked, newest first`,
          querystring: FavouriteQuery,
          response: responseSchemas(pageOf(Row)),
        },
      },
      async (request) => ok(request, await readFavourites(db, sessionOf(request).userId, kind, request.query)),
    )
  }
}
