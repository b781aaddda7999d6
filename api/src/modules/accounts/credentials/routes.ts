import type { FastifyPluginAsync } from 'fastify'
import { actorOf, sessionOf } from '../../../auth/session.ts'
import type { Config } from '../../../config.ts'
import { handle } from '../../../plugins/operations.ts'
import { decodePasswords } from '../login/decode-passwords.ts'
import type { LoginDeps } from '../login/start-session.ts'
import type { PhoneCodes } from '../phone-codes/service.ts'
import { changePassword, resetPassword } from './password-service.ts'
import { signInWithPassword, signOut } from './sign-in-service.ts'

interface Options extends LoginDeps {
  codes: PhoneCodes
  mode: Config['mode']
}

/** Signing in and out with a password, and changing it. */
export const credentialRoutes: FastifyPluginAsync<Options> = async (app, deps) => {
  handle(app, 'account.signIn', (request) => {
    const login = decodePasswords(request.body, ['password'])
    return signInWithPassword(deps, login, actorOf(request), new Date())
  })

  handle(app, 'account.resetPassword', async (request) => {
    const reset = decodePasswords(request.body, ['newPwd', 'confirmNewPwd'])
    await resetPassword(deps, reset, actorOf(request), new Date())
    return null
  })

  handle(app, 'account.signOut', async (request) => {
    await signOut(deps.db, sessionOf(request), actorOf(request), new Date())
    return null
  })

  handle(app, 'account.changePassword', async (request) => {
    const change = decodePasswords(request.body, ['oldPwd', 'newPwd', 'confirmNewPwd'])
    await changePassword(deps, sessionOf(request), change, actorOf(request), new Date())
    return null
  })
}
