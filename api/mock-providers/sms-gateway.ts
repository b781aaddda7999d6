import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { Notice } from '../src/modules/accounts/phone-codes/sms-gateway.ts'

const maxMessages = 50
const Message = z.union([
  z.object({ phone: z.string().max(20), code: z.string().max(20) }),
  z.object({ phone: z.string().max(20), notice: Notice }),
])

export type SentMessage = z.output<typeof Message> & {
  /** ISO. */
  sentAt: string
}

/** The last fifty messages sent to phones, in memory. */
export function createPhones() {
  const messages: SentMessage[] = []
  return {
    receive(message: z.output<typeof Message>) {
      messages.unshift({ ...message, sentAt: new Date().toISOString() })
      messages.length = Math.min(messages.length, maxMessages)
    },
    /** Newest first. */
    sent: (): readonly SentMessage[] => messages,
  }
}

/** `POST /sms` accepts a message as the real gateway does; `GET /sms` lists what was sent. */
export const mockSmsGateway: FastifyPluginAsync<{ phones: ReturnType<typeof createPhones>; key: string }> = async (
  app,
  { phones, key },
) => {
  app.post('/sms', (request, reply) => {
    if (request.headers.authorization !== `Bearer ${key}`) return reply.code(401).send()
    phones.receive(Message.parse(request.body))
    return reply.code(202).send()
  })
  app.get('/sms', () => phones.sent())
}
