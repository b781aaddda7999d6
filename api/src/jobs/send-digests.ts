import { z } from 'zod'
import { findDigestUsers } from '../modules/monitoring/digest/repository.ts'
import { sendDigest } from '../modules/monitoring/digest/send-digest.ts'
import type { Job } from './job.ts'
import { addJob } from './repository.ts'

/** Tells a user by e-mail of new alerts. During an outage of the mail server it is tried again for about an hour. */
export const sendAlertMail: Job<{ userId: string }> = {
  name: 'send-alert-mail',
  payload: z.object({ userId: z.string() }),
  maxAttempts: 8,
  async run({ userId }, { db, mail: { mailer, publicUrl } }) {
    if (mailer) await sendDigest({ db, mailer, publicUrl }, userId, new Date())
  },
}

/** Queues the messages about new alerts at 08:30 in Shanghai, after the lists of the night. */
export const sendDigests: Job<Record<string, unknown>> = {
  name: 'send-digests',
  payload: z.record(z.string(), z.unknown()),
  maxAttempts: 3,
  cron: '30 0 * * *',
  async run(_payload, { db, mail: { mailer } }) {
    if (!mailer) return
    for (const userId of await findDigestUsers(db)) {
      const { name, maxAttempts } = sendAlertMail
      // One after the other: a mail server that hangs must not hold all connections of the worker.
      await addJob(db, { name, payload: { userId }, key: `${name}:${userId}`, maxAttempts, queue: 'mail' })
    }
  },
}
