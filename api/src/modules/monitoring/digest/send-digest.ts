import { chinaDay, startOfChinaDay } from '@qingdan/database/china-time.ts'
import type { Db } from '@qingdan/database/connection.ts'
import { findQuotasInForce } from '../../../auth/order-repository.ts'
import { quotaOf } from '../../../contract/access-modules.ts'
import type { Mailer } from './mailer.ts'
import { findUnmailed, lockReader, markMailed, takeChangedProjects, wasMailedSince } from './repository.ts'
import { writeDigest } from './write-digest.ts'

/**
 * Sends a user the alerts and changed projects that are in no message, once a day (Shanghai) at most. Returns whether
 * a message was sent. When the process ends between sending and storing, the message comes again under the same id.
 */
export async function sendDigest(
  { db, mailer, publicUrl }: { db: Db; mailer: Mailer; publicUrl: string },
  userId: string,
  now: Date,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const reader = await lockReader(trx, userId)
    if (!reader) return false
    const quotas = await findQuotasInForce(trx, userId, now)
    const day = chinaDay(now)
    if (await wasMailedSince(trx, userId, startOfChinaDay(day))) return false
    const alerts = quotas.has(quotaOf('screening')) ? await findUnmailed(trx, userId, reader.since) : []
    const { since } = reader
    const projects = quotas.has(quotaOf('risk')) ? await takeChangedProjects(trx, { userId, since, now }) : []
    if (alerts.length + projects.length === 0) return false
    await markMailed(
      trx,
      alerts.map(({ id }) => id),
      now,
    )
    const { subject, text } = writeDigest({ alerts, projects }, reader.language, publicUrl)
    const id = `alerts-${day}-${alerts[0]?.id ?? `project-${projects[0]?.id}`}`
    await mailer.send({ to: reader.email, subject, text, id })
    return true
  })
}
