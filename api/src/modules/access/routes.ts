import type { Db } from '@qingdan/database/connection.ts'
import type { FastifyPluginAsync } from 'fastify'
import { AccessRefused, chargeAccess, hasGrant } from '../../auth/charge-access.ts'
import { actorOf, sessionOf } from '../../auth/session.ts'
import { AccessRefusal } from '../../contract/account.ts'
import { errorCatalogue } from '../../contract/error-codes.ts'
import { invalidInput } from '../../http/app-error.ts'
import { ok } from '../../http/responses.ts'
import { say } from '../../language/language.ts'
import { handle } from '../../plugins/operations.ts'

export const accessRoutes: FastifyPluginAsync<{ db: Db }> = async (app, { db }) => {
  handle(app, 'access.check', async (request) => {
    const { module, p1, p2 = null } = request.body
    const session = sessionOf(request)
    const now = new Date()
    if (await hasGrant(db, session, { module, param1: p1, param2: p2 }, now)) return ok(request, null)
    const subject = await app.subjectKinds.get(module)?.find(db, p1, p2)
    if (!subject) throw invalidInput([{ field: 'p1', code: 'access.nothing' }])
    const detail = { name: subject.name }
    const asked = { module, param1: subject.id, param2: p2, operation: 'access.check', detail } as const
    try {
      await chargeAccess(db, session, [asked], actorOf(request), now)
      return ok(request, null)
    } catch (error) {
      if (!(error instanceof AccessRefused)) throw error
      const { code } = errorCatalogue[error.code]
      return { code, message: say(error.code, request.language), data: AccessRefusal.parse(error.data) }
    }
  })
}
