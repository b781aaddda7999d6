import { chinaDay, startOfChinaDay } from '@qingdan/database/china-time.ts'
import type { Db } from '@qingdan/database/connection.ts'
import { findQuotasInForce } from '../../../auth/order-repository.ts'
import { quotaOf } from '../../../contract/access-modules.ts'
import type { Mailer } from './mailer.ts'
import { findUnmailed, lockReader, markMailed, wasMailedSince } from './repository.ts'
import { writeDigest } from './write-digest.ts'

/**
 * Sends a user the alerts that are in no message, once a day (Shanghai) at most. Returns whether a message was sent. When the
 * process ends between sending and storing, the message comes again under the same id.
 */
export async function sendDigest(
  { db, mailer, publicUrl }: { db: Db; mailer: Mailer; publicUrl: string },
  userId: string,
  now: Date,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const reader = await lockReader(trx, userId)
    if (!reader) return false
    if (!(await findQuotasInForce(trx, userId, now)).has(quotaOf('screening'))) return false
    const day = chinaDay(now)
    if (await wasMailedSince(trx, userId, startOfChinaDay(day))) return false
    const alerts = await findUnmailed(trx, userId, reader.since)
    const [newest] = alerts
    if (!newest) return false
    await markMailed(
      trx,
      alerts.map(({ id }) => id),
      now,
    )
    const { subject, text } = writeDigest(alerts, reader.language, publicUrl)
    await mailer.send({ to: reader.email, subject, text, id: `alerts-${day}-${newest.id}` })
    return true
  })
}
