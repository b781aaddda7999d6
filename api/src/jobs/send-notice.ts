import type { Database } from '@qingdan/database/schema.ts'
import type { Transaction } from 'kysely'
import { z } from 'zod'
import { Notice } from '../modules/accounts/phone-codes/sms-gateway.ts'
import type { Job } from './job.ts'
import { addJob } from './repository.ts'

const Payload = z.object({ phone: z.string(), notice: Notice })
type Payload = z.output<typeof Payload>

/** Tells the holder of a phone what happened to the account. During an outage of the gateway it is tried again for about nine hours. */
export const sendNotice: Job<Payload> = {
  name: 'send-notice',
  payload: Payload,
  // The queue waits e, e², … e¹⁰ seconds between them.
  maxAttempts: 11,
  async run({ phone, notice }, { sms, log }) {
    if (sms) await sms.sendNotice(phone, notice)
    else log?.warn({ notice }, 'no message gateway: nobody is told')
  },
}

/** Queues a notice in the transaction of the change, so that no change goes without one and no outage undoes the change. */
export function queueNotice(trx: Transaction<Database>, payload: Payload): Promise<void> {
  return addJob(trx, { name: sendNotice.name, payload, key: null, maxAttempts: sendNotice.maxAttempts })
}
