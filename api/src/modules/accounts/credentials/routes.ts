import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { decodePassword } from '../../../auth/passwords.ts'
import { actorOf, sessionOf } from '../../../auth/session.ts'
import type { Config } from '../../../config.ts'
import { LoginAnswer } from '../../../contract/account.ts'
import {
  PasswordChange,
  PasswordLogin,
  PasswordReset,
  PhoneCodeRequest,
  Registration,
} from '../../../contract/account-requests.ts'
import { envelopeOf, InputErrors, Nothing } from '../../../contract/envelope.ts'
import { invalidInput } from '../../../http/app-error.ts'
import { ok, responseSchemas } from '../../../http/responses.ts'
import type { PhoneCodes } from '../phone-codes/service.ts'
import { register } from '../registration/service.ts'
import { changePassword } from './password-change.ts'
import { resetPassword } from './password-reset.ts'
import { type AccountDeps, enter, signInWithPassword, signOut } from './sign-in.ts'

const base = '/user-service/api'
const tags = ['account']

interface Options extends AccountDeps {
  codes: PhoneCodes
  registrationReview: boolean
  mode: Config['mode']
}

/** Becoming a user, and signing in and out with a password. */
export const accountRoutes: FastifyPluginAsyncZod<Options> = async (app, deps) => {
  app.post(
    `${base}/login/pwd`,
    {
      config: { operation: 'account.signIn', access: 'open' },
      schema: {
        tags,
        summary: 'Sign in by user name or phone, and password',
        body: PasswordLogin,
        response: responseSchemas(LoginAnswer),
      },
    },
    async (request) => {
      const login = withPasswords(request.body, ['password'])
      return ok(request, await signInWithPassword(deps, login, actorOf(request), new Date()))
    },
  )

  app.post(
    `${base}/phone/code`,
    {
      config: { operation: 'account.sendCode', access: 'open' },
      schema: {
        tags,
        summary: 'Send a verification code to a phone; the answer is the same whether it has an account or not',
        body: PhoneCodeRequest,
        response: responseSchemas(Nothing),
      },
    },
    async (request) => {
      await deps.codes.send(request.body.phoneNum, request.ip, new Date())
      return ok(request, null)
    },
  )

  app.post(
    `${base}/register`,
    {
      config: { operation: 'account.register', access: 'open' },
      schema: {
        tags,
        summary: 'Make an account with the 30-day trial, and sign in',
        body: Registration,
        response: { ...responseSchemas(LoginAnswer), 409: envelopeOf(InputErrors) },
      },
    },
    async (request) => {
      const now = new Date()
      const user = await register(deps, withPasswords(request.body, ['password']), actorOf(request), now)
      return ok(request, await enter(deps, user, { way: 'registration' }, actorOf(request), now))
    },
  )

  app.post(
    `${base}/login/reset/pwd`,
    {
      config: { operation: 'account.resetPassword', access: 'open' },
      schema: {
        tags,
        summary:
          'Set a password, the first or another, by the code sent to the account’s phone; ends every session of the user',
        body: PasswordReset,
        response: responseSchemas(Nothing),
      },
    },
    async (request) => {
      const reset = withPasswords(request.body, ['newPwd', 'confirmNewPwd'])
      await resetPassword(deps, reset, actorOf(request), new Date())
      return ok(request, null)
    },
  )

  app.post(
    `${base}/login/logout`,
    {
      config: { operation: 'account.signOut', access: 'session' },
      schema: { tags, summary: 'End this session', response: responseSchemas(Nothing) },
    },
    async (request) => {
      await signOut(deps.db, sessionOf(request), actorOf(request), new Date())
      return ok(request, null)
    },
  )

  app.post(
    `${base}/info/update/pwd`,
    {
      config: { operation: 'account.changePassword', access: 'session' },
      schema: {
        tags,
        summary: 'Change the password; ends every session of the user, this one too',
        body: PasswordChange,
        response: responseSchemas(Nothing),
      },
    },
    async (request) => {
      const change = withPasswords(request.body, ['oldPwd', 'newPwd', 'confirmNewPwd'])
      await changePassword(deps.db, sessionOf(request), change, actorOf(request), new Date())
      return ok(request, null)
    },
  )
}

/** The call with its passwords as they were typed. Throws for what is no base64 of text. */
function withPasswords<
  Field extends string,
  Call extends Record<Field, string> & { passwordEncoding: 'base64' | 'plain' },
>(call: Call, fields: readonly Field[]): Call {
  const decoded = fields.map((field) => [field, decodePassword(call[field], call.passwordEncoding)] as const)
  const refused = decoded.filter(([, text]) => text === null)
  if (refused.length > 0) throw invalidInput(refused.map(([field]) => ({ field, code: 'input.invalid' })))
  return { ...call, ...Object.fromEntries(decoded) }
}
