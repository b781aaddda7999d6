import type { Db } from '@qingdan/database/connection.ts'
import type { FastifyPluginAsync } from 'fastify'
import { actorOf, sessionOf } from '../../../auth/session.ts'
import { handle } from '../../../plugins/operations.ts'
import { decodePasswords } from '../login/decode-passwords.ts'
import type { PhoneCodes } from '../phone-codes/service.ts'
import { readProfile, updateProfile } from './service.ts'

/** The user's own profile. */
export const profileRoutes: FastifyPluginAsync<{ db: Db; codes: PhoneCodes }> = async (app, { db, codes }) => {
  handle(app, 'account.profile', (request) => {
    return readProfile(db, sessionOf(request), request.query.userId, new Date())
  })

  for (const operation of ['account.updateProfile', 'account.completeProfile'] as const) {
    handle(app, operation, async (request) => {
      const update = decodePasswords(request.body, ['oldPwd'])
      await updateProfile({ db, codes }, sessionOf(request), update, actorOf(request), new Date())
      return null
    })
  }
}
