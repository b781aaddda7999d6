import type { Db } from '@qingdan/database/connection.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { actorOf, sessionOf } from '../../../auth/session.ts'
import { TakenPackage, UserInfo } from '../../../contract/account.ts'
import { ProfileUpdate, UserQuery } from '../../../contract/account-requests.ts'
import { envelopeOf, InputErrors, Nothing } from '../../../contract/envelope.ts'
import { ok, responseSchemas } from '../../../http/responses.ts'
import { takeExperience } from '../experience/service.ts'
import type { PhoneCodes } from '../phone-codes/service.ts'
import { readProfile, updateProfile } from './service.ts'

const base = '/user-service/api'
const tags = ['account']

/** One's own profile, and the offer to whoever is new. */
export const profileRoutes: FastifyPluginAsyncZod<{ db: Db; codes: PhoneCodes }> = async (app, { db, codes }) => {
  app.get(
    `${base}/info/detail`,
    {
      config: { operation: 'account.profile', access: 'session' },
      schema: { tags, summary: 'One’s own profile', querystring: UserQuery, response: responseSchemas(UserInfo) },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      return ok(request, await readProfile(db, sessionOf(request), request.query.userId, new Date()))
    },
  )

  for (const [path, operation] of [
    ['info/update/user', 'account.updateProfile'],
    ['login/update/user', 'account.completeProfile'],
  ] as const) {
    app.post(
      `${base}/${path}`,
      {
        config: { operation, access: 'session' },
        schema: {
          tags,
          summary: 'Change one’s own profile; a new phone needs its code',
          body: ProfileUpdate,
          response: { ...responseSchemas(Nothing), 409: envelopeOf(InputErrors.nullable()) },
        },
      },
      async (request) => {
        await updateProfile({ db, codes }, sessionOf(request), request.body, actorOf(request), new Date())
        return ok(request, null)
      },
    )
  }

  app.post(
    `${base}/info/experience`,
    {
      config: { operation: 'account.takeExperience', access: 'session' },
      schema: {
        tags,
        summary: 'Take the 7-day package; once, while it is offered (`experienceOffer`)',
        response: { ...responseSchemas(TakenPackage), 409: envelopeOf(Nothing) },
      },
    },
    async (request) => {
      const taken = await takeExperience(db, sessionOf(request).userId, actorOf(request), new Date())
      return ok(request, taken)
    },
  )
}
