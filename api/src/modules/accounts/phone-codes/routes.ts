import type { Db } from '@qingdan/database/connection.ts'
import type { FastifyPluginAsync } from 'fastify'
import { writeAudit } from '../../../audit/repository.ts'
import { actorOf } from '../../../auth/session.ts'
import { findUserByPhone } from '../../../auth/user-repository.ts'
import { concerning } from '../../../http/app-error.ts'
import { handle } from '../../../plugins/operations.ts'
import type { PhoneCodes } from './service.ts'

interface Options {
  db: Db
  codes: PhoneCodes
}

export const phoneCodeRoutes: FastifyPluginAsync<Options> = async (app, { db, codes }) => {
  handle(app, 'account.sendCode', async (request) => {
    const now = new Date()
    const actor = actorOf(request)
    const phone = request.body.phoneNum
    // The audit names the account, never the number.
    const subject = (await findUserByPhone(db, phone))?.id
    await concerning(subject, codes.send(phone, actor.address, now))
    await writeAudit(db, actor, { operation: 'account.sendCode', subject, outcome: 'done' }, now)
    return null
  })
}
