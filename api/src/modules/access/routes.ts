import type { Db } from '@qingdan/database/connection.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { AccessRefused, isOpen, takeGrants } from '../../auth/grants.ts'
import { actorOf, sessionOf } from '../../auth/session.ts'
import { AccessRefusal } from '../../contract/account.ts'
import { AccessRequest } from '../../contract/account-requests.ts'
import { envelopeOf } from '../../contract/envelope.ts'
import { errorCatalogue } from '../../contract/error-codes.ts'
import { invalidInput } from '../../http/app-error.ts'
import { ok, responseSchemas } from '../../http/responses.ts'
import { say } from '../../language/language.ts'
import { accessSubjects } from './subjects.ts'

export const accessRoutes: FastifyPluginAsyncZod<{ db: Db }> = async (app, { db }) => {
  app.post(
    '/payment-service/access/getAccess',
    {
      config: { operation: 'access.check', access: 'session' },
      schema: {
        tags: ['account'],
        summary: 'May I read this today? Charges it once a day; the answer is the check, always under HTTP 200',
        body: AccessRequest,
        response: { ...responseSchemas(AccessRefusal.nullable()), 200: envelopeOf(AccessRefusal.nullable()) },
      },
    },
    async (request) => {
      const { module, p1, p2 = null } = request.body
      const session = sessionOf(request)
      const now = new Date()
      if (await isOpen(db, session, { module, param1: p1, param2: p2 }, now)) return ok(request, null)
      const subject = await accessSubjects[module]?.find(db, p1, p2)
      if (!subject) throw invalidInput([{ field: 'p1', code: 'access.nothing' }])
      const detail = { name: subject.name }
      const wish = { module, param1: subject.id, param2: p2, operation: 'access.check', detail } as const
      try {
        await takeGrants(db, session, [wish], actorOf(request), now)
        return ok(request, null)
      } catch (error) {
        if (!(error instanceof AccessRefused)) throw error
        const { code } = errorCatalogue[error.code]
        return { code, message: say(error.code, request.language), data: AccessRefusal.parse(error.data) }
      }
    },
  )
}
