import type { Db } from '@qingdan/database/connection.ts'
import type { FastifyPluginAsync } from 'fastify'
import { writeAudit } from '../../audit/repository.ts'
import { actorOf, sessionOf } from '../../auth/session.ts'
import { concerning } from '../../http/app-error.ts'
import { handle } from '../../plugins/operations.ts'
import { addName, changeName, readNames, removeName } from './service.ts'

/** Chinese names of this installation, for administrators. Every call is audited, reads too. */
export const chineseNameRoutes: FastifyPluginAsync<{ db: Db }> = async (app, { db }) => {
  handle(app, 'admin.chineseNames', async (request) => {
    const page = await readNames(db, request.query)
    const details = { ...request.query, total: page.total }
    await writeAudit(db, actorOf(request), { operation: 'admin.chineseNames', outcome: 'done', details }, new Date())
    return page
  })

  handle(app, 'admin.addChineseName', async (request) => {
    const actor = { ...actorOf(request), userId: sessionOf(request).userId }
    return { nameId: await concerning(request.body.subjectId, addName(db, request.body, actor)) }
  })

  handle(app, 'admin.changeChineseName', async (request) => {
    const actor = { ...actorOf(request), userId: sessionOf(request).userId }
    await concerning(String(request.body.nameId), changeName(db, request.body, actor))
    return null
  })

  handle(app, 'admin.removeChineseName', async (request) => {
    const { nameId } = request.body
    await concerning(String(nameId), removeName(db, nameId, actorOf(request)))
    return null
  })
}
