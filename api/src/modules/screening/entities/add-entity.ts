import { createHash } from 'node:crypto'
import type { Db } from '@qingdan/database/connection.ts'
import { writeAudit } from '../../../audit/repository.ts'
import type { Acting } from '../../../auth/acting.ts'
import { chargeWithin } from '../../../auth/charge-access.ts'
import type { Language } from '../../../contract/bilingual.ts'
import type { EntityAdded, MonitoringEntity } from '../../../contract/screening/entity.ts'
import { AppError } from '../../../http/app-error.ts'
import { startLanes } from '../../../jobs/screening-lanes.ts'
import { say } from '../../../language/language.ts'
import { detailsKeyOf, nameKeyOf } from '../import/read-upload.ts'
import { insertWatched } from './entity-repository.ts'
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
  const id = await db.transaction().execute(async (trx) => {
    const stored = await insertWatched(trx, {
      user_id: userId,
      name,
      name_key: nameKey,
      type,
      details: JSON.stringify(details),
      details_key: detailsKeyOf(details),
      created_at: now,
      is_watched: true,
      watched_at: now,
    })
    if (!stored) throw new AppError('entity.taken')
    await chargeWithin(trx, session, [charge], actor, now)
    await writeAudit(trx, actor, { operation, subject: String(stored.id), outcome: 'done' }, now)
    return stored.id
  })
  await startLanes(db, userId)
  return { id: String(id), doubtful: doubtful.map(({ field, code }) => ({ field, message: say(code, language) })) }
}
