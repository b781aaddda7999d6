import type { FastifyPluginAsync } from 'fastify'
import { handle } from '../../../plugins/operations.ts'
import type { PhoneCodes } from './service.ts'

export const phoneCodeRoutes: FastifyPluginAsync<{ codes: PhoneCodes }> = async (app, { codes }) => {
  handle(app, 'account.sendCode', async ({ body, ip }) => {
    await codes.send(body.phoneNum, ip, new Date())
    return null
  })
}
