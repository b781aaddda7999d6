import { withAdvisoryLock } from '@qingdan/database/advisory-lock.ts'
import { chinaDay, startOfChinaDay } from '@qingdan/database/china-time.ts'
import type { Db } from '@qingdan/database/connection.ts'
import { findQuotasInForce } from '../../../auth/order-repository.ts'
import { quotaOf } from '../../../contract/access-modules.ts'
import type { Mailer } from './mailer.ts'
import { findChangedProjects, findReader, findUnmailed, markMailed, wasMailedSince } from './repository.ts'
import { writeDigest } from './write-digest.ts'

interface Tools {
  db: Db
  mailer: Mailer
  publicUrl: string
}

/**
 * Sends a user the alerts and changed projects that are in no message, once a day (Shanghai) at most. Returns whether
 * a message was sent. When the process ends between sending and storing, the message comes again under the same id.
 */
export async function sendDigest(tools: Tools, userId: string, now: Date): Promise<boolean> {
  // No row is locked: a mail server may take a minute.
  const sent = await withAdvisoryLock(tools.db, `digest:${userId}`, () => sendInTurn(tools, userId, now))
  return sent === true
}

async function sendInTurn({ db, mailer, publicUrl }: Tools, userId: string, now: Date): Promise<boolean> {
  const reader = await findReader(db, userId)
  if (!reader) return false
  const { since } = reader
  const quotas = await findQuotasInForce(db, userId, now)
  const day = chinaDay(now)
  if (await wasMailedSince(db, userId, startOfChinaDay(day))) return false
  const alerts = quotas.has(quotaOf('screening')) ? await findUnmailed(db, userId, since) : []
  const projects = quotas.has(quotaOf('risk')) ? await findChangedProjects(db, userId, since) : []
  if (alerts.length + projects.length === 0) return false
  const { subject, text } = writeDigest({ alerts, projects }, reader.language, publicUrl)
  const id = `alerts-${day}-${alerts[0]?.id ?? `project-${projects[0]?.id}`}`
  await mailer.send({ to: reader.email, subject, text, id })
  const told = { alertIds: alerts.map((one) => one.id), runIds: projects.flatMap(({ runIds }) => runIds) }
  await db.transaction().execute((trx) => markMailed(trx, told, now))
  return true
}
