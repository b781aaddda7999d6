import type { Db } from '@qingdan/database/connection.ts'
import type { FastifyPluginAsync } from 'fastify'
import type { AccountSettings, Config } from '../../config.ts'
import { credentialRoutes } from './credentials/routes.ts'
import { experienceRoutes } from './experience/routes.ts'
import { federatedLoginRoutes } from './federated-login/routes.ts'
import { phoneCodeRoutes } from './phone-codes/routes.ts'
import { createPhoneCodes } from './phone-codes/service.ts'
import { createSmsGateway } from './phone-codes/sms-gateway.ts'
import { fileRoutes } from './profile/file-routes.ts'
import { profileRoutes } from './profile/routes.ts'
import { registrationRoutes } from './registration/routes.ts'

interface Options {
  db: Db
  settings: AccountSettings
  mode: Config['mode']
  /** Secret for the hashes of phone codes and for login states. */
  secret: string
}

/** Registration, sign-in, and the user's own profile. */
export const accountRoutes: FastifyPluginAsync<Options> = async (app, { db, settings, mode, secret }) => {
  const { registrationReview, smsGateway, phoneCodeFixed } = settings
  const sendCode = smsGateway && createSmsGateway(smsGateway).sendCode
  const codes = createPhoneCodes({ db, sendCode, fixed: phoneCodeFixed, secret })
  const login = { db, tokens: app.tokens }
  await app.register(phoneCodeRoutes, { db, codes })
  await app.register(registrationRoutes, { ...login, codes, registrationReview })
  await app.register(credentialRoutes, { ...login, codes, mode })
  await app.register(federatedLoginRoutes, { ...login, registrationReview, settings, secret })
  await app.register(profileRoutes, { db, codes })
  await app.register(fileRoutes, { db })
  await app.register(experienceRoutes, { db })
}
