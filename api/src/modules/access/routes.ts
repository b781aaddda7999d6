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
      const deps = { db, subjectKinds: app.subjectKinds }
      const { readAgain } = await checkAccess(deps, sessionOf(request), request.body, actorOf(request))
      if (readAgain !== null) await app.audit.readAgain(request, readAgain, { module: request.body.module })
      return ok(request, null)
    } catch (error) {
      if (!(error instanceof AccessRefused)) throw error
      // It is the answer here, so it does not reach the handler of failures.
      await app.audit.refused(request, error)
      const { code } = errorCatalogue[error.code]
      return { code, message: say(error.code, request.language), data: AccessRefusal.parse(error.data) }
    }
  })
}
