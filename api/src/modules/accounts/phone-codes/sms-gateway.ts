import { z } from 'zod'

/** What the holder of a phone is told without a code. The gateway has the approved text of each. */
export const Notice = z.enum(['phoneChanged', 'passwordChanged'])
export type Notice = z.infer<typeof Notice>

/** Sends messages to phones; rejects when the gateway does not accept one. */
export interface SmsGateway {
  sendCode(phone: string, code: string): Promise<void>
  sendNotice(phone: string, notice: Notice): Promise<void>
}

const timeoutMillis = 5000

/**
 * A gateway that accepts `POST {"phone", "code"}` or `{"phone", "notice"}` with the key as bearer token and answers 2xx when the message is sent. Errors
 * contain only the status, because the answer may repeat the number.
 */
export function createSmsGateway({ url, key }: { url: string; key: string }): SmsGateway {
  async function send(message: { phone: string; code: string } | { phone: string; notice: Notice }): Promise<void> {
    const response = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(message),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMillis),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`the message gateway answered ${response.status}`)
  }
  return {
    sendCode: (phone, code) => send({ phone, code }),
    sendNotice: (phone, notice) => send({ phone, notice }),
  }
}
