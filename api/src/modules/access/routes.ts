import type { Db } from '@qingdan/database/connection.ts'
import type { FastifyPluginAsync } from 'fastify'
import { AccessRefused } from '../../auth/charge-access.ts'
import { actorOf, sessionOf } from '../../auth/session.ts'
import { AccessRefusal } from '../../contract/account.ts'
import { errorCatalogue } from '../../contract/error-codes.ts'
import { ok } from '../../http/responses.ts'
import { say } from '../../language/language.ts'
import { handle } from '../../plugins/operations.ts'
import { checkAccess } from './service.ts'

export const accessRoutes: FastifyPluginAsync<{ db: Db }> = async (app, { db }) => {
  handle(app, 'access.check', async (request) => {
    try {
      await checkAccess({ db, subjectKinds: app.subjectKinds }, sessionOf(request), request.body, actorOf(request))
      return ok(request, null)
    } catch (error) {
      if (!(error instanceof AccessRefused)) throw error
      const { code } = errorCatalogue[error.code]
      return { code, message: say(error.code, request.language), data: AccessRefusal.parse(error.data) }
    }
  })
}
