import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'

export interface SentCode {
  phone: string
  code: string
  /** ISO. */
  sentAt: string
}

const remembered = 50
const Message = z.object({ phone: z.string().max(20), code: z.string().max(20) })

/** What arrived on the phones of whoever asked for a code; the last fifty, in memory. */
export function createPhones() {
  const messages: SentCode[] = []
  return {
    receive(message: z.output<typeof Message>) {
      messages.unshift({ ...message, sentAt: new Date().toISOString() })
      messages.length = Math.min(messages.length, remembered)
    },
    /** Newest first. */
    sent: (): readonly SentCode[] => messages,
  }
}

/** `POST /sms` as the gateway takes it; `GET /sms` is what the phones show. */
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
