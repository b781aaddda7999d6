import { createHash } from 'node:crypto'
import type { Db } from '@qingdan/database/connection.ts'
import type { Database } from '@qingdan/database/schema.ts'
import type { ScreenedType } from '@qingdan/database/tables/screening-tables.ts'
import type { Transaction } from 'kysely'
import { writeAudit } from '../../../audit/repository.ts'
import type { Acting } from '../../../auth/acting.ts'
import { chargeWithin } from '../../../auth/charge-access.ts'
import type { Language } from '../../../contract/bilingual.ts'
import type { EntityAdded, MonitoringEntity } from '../../../contract/screening/entity.ts'
import { AppError } from '../../../http/app-error.ts'
import { startLanes } from '../../../jobs/screening-lanes.ts'
import { queueWatched } from '../../../jobs/watched-queue.ts'
import { say } from '../../../language/language.ts'
import { detailsKeyOf, nameKeyOf } from '../import/read-upload.ts'
import { takeBackWaiting } from './decision-repository.ts'
import { deleteOpenAlerts, insertWatched, lockName } from './entity-repository.ts'
import { readForm } from './read-form.ts'

/** Makes an entry of the watchlist, which is screened at once. Charges one name. Throws `entity.taken`, and what is wrong by field. */
export async function addEntity(
  db: Db,
  { session, actor, now }: Acting,
  form: MonitoringEntity,
  language: Language,
): Promise<EntityAdded> {
  const { userId } = session
  const { type } = form
  const { name, details, doubtful } = readForm(form)
  const nameKey = nameKeyOf(name)
  const param1 = createHash('sha256').update(`${type}\n${nameKey}`).digest('hex').slice(0, 16)
  const operation = 'screening.add' as const
  const charge = { module: 'screening' as const, param1, param2: null, operation, detail: { name } }
  const detailsKey = detailsKeyOf(details)
  const id = await db.transaction().execute(async (trx) => {
    await endEarlier(trx, { userId, type, nameKey, detailsKey }, now)
    const stored = await insertWatched(trx, {
      user_id: userId,
      name,
      name_key: nameKey,
      type,
      details: JSON.stringify(details),
      details_key: detailsKey,
      created_at: now,
      is_watched: true,
      watched_at: now,
    })
    if (!stored) throw new AppError('entity.taken')
    // What waits for a second person stays; what the lists said since comes as alerts.
    if (stored.screened_at !== null) await queueWatched(trx, [stored.id])
    await chargeWithin(trx, session, [charge], actor, now)
    await writeAudit(trx, actor, { operation, subject: String(stored.id), outcome: 'done' }, now)
    return stored.id
  })
  await startLanes(db, userId)
  return { id: String(id), doubtful: doubtful.map(({ field, code }) => ({ field, message: say(code, language) })) }
}

/**
 * What waits of an earlier entry was about the details of then: with other ones its match is taken back, and its alerts
 * are raised anew, if at all, with what the new details say.
 */
async function endEarlier(
  trx: Transaction<Database>,
  entry: { userId: string; type: ScreenedType; nameKey: string; detailsKey: string },
  now: Date,
): Promise<void> {
  const { userId, type, nameKey, detailsKey } = entry
  const names = trx
    .selectFrom('screening_entities')
    .select('id')
    .where('user_id', '=', userId)
    .where('type', '=', type)
    .where('name_key', '=', nameKey)
    .where('details_key', '!=', detailsKey)
    .where('batch_id', 'is', null)
    .where('project_id', 'is', null)
    .where('is_watched', '=', false)
  const earlier = await names.executeTakeFirst()
  if (!earlier) return
  await lockName(trx, earlier.id)
  await takeBackWaiting(trx, names, userId, now)
  await deleteOpenAlerts(trx, earlier.id)
}
