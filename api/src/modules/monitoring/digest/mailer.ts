import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { MailSettings } from '../../../config.ts'

export interface Mail {
  to: string
  subject: string
  text: string
  /** Of the message; the same for the same message sent again. */
  id: string
}

/** Sends messages; rejects when one is not accepted, without its address in the error. */
export interface Mailer {
  send(mail: Mail): Promise<void>
}

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** Sends through the mail server, or writes each message as a file into the outbox. */
export function createMailer({ from, via }: MailSettings): Mailer {
  const domain = from.replace(/^.*@|>.*$/g, '')
  const messageOf = ({ to, subject, text, id }: Mail) => ({
    from,
    to,
    subject,
    text,
    messageId: `<${id}@${domain}>`,
    // No answers of machines.
    headers: { 'Auto-Submitted': 'auto-generated' },
  })
  if ('outbox' in via) {
    const composer = createTransport({ streamTransport: true, buffer: true })
    return {
      async send(mail) {
        const { message } = await composer.sendMail(messageOf(mail))
        await mkdir(via.outbox, { recursive: true })
        await writeFile(join(via.outbox, `${Date.now()}-${randomUUID()}.eml`), message as Buffer)
      },
    }
  }
  const server = createTransport({ url: via.smtpUrl, ...timeouts })
  return {
    async send(mail) {
      try {
        await server.sendMail(messageOf(mail))
      } catch (error) {
        // What the server answers may repeat the address.
        const { code, responseCode } = error as { code?: string; responseCode?: number }
        throw new Error(`the mail server did not accept a message: ${responseCode ?? code ?? 'unknown'}`)
      }
    },
  }
}
