import type { FastifyPluginAsync } from 'fastify'
import { actorOf } from '../../../auth/session.ts'
import { handle } from '../../../plugins/operations.ts'
import { decodePasswords } from '../login/decode-passwords.ts'
import { type LoginDeps, startSession } from '../login/start-session.ts'
import type { PhoneCodes } from '../phone-codes/service.ts'
import { register } from './service.ts'

interface Options extends LoginDeps {
  codes: PhoneCodes
  registrationReview: boolean
}

export const registrationRoutes: FastifyPluginAsync<Options> = async (app, deps) => {
  handle(app, 'account.register', async (request) => {
    const now = new Date()
    const user = await register(deps, decodePasswords(request.body, ['password']), actorOf(request), now)
    return startSession(deps, user, { way: 'registration' }, actorOf(request), now)
  })
}
