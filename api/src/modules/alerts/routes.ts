import type { Db } from '@qingdan/database/connection.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { sessionOf } from '../../auth/session.ts'
import { UnreadCount } from '../../contract/mine.ts'
import { ok, responseSchemas } from '../../http/responses.ts'

export const alertRoutes: FastifyPluginAsyncZod<{ db: Db }> = async (app, { db }) => {
  app.get(
    '/open-api/api/user/unread/count',
    {
      config: { operation: 'alert.unread', access: 'session' },
      schema: { tags: ['account'], summary: 'How many alerts are unread', response: responseSchemas(UnreadCount) },
    },
    async (request) => ok(request, { count: await countUnread(db, sessionOf(request).userId) }),
  )
}

async function countUnread(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('alerts')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}
