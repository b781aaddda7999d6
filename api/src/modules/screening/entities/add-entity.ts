import { createHash } from 'node:crypto'
import type { Db } from '@qingdan/database/connection.ts'
import { writeAudit } from '../../../audit/repository.ts'
import type { Acting } from '../../../auth/acting.ts'
import { chargeAccess } from '../../../auth/charge-access.ts'
import { MonitoringDetails, type MonitoringEntity } from '../../../contract/screening/entity.ts'
import { AppError, invalidInput } from '../../../http/app-error.ts'
import { startLanes } from '../../../jobs/screening-lanes.ts'
import { queueWatched } from '../../../jobs/watched-queue.ts'
import { columnsOf } from '../import/fields.ts'
import { type GivenField, readEntity } from '../import/read-entity.ts'
import { detailsKeyOf, nameKeyOf } from '../import/read-upload.ts'
import { insertWatched } from './entity-repository.ts'

/** Values that are doubtful and still taken: a wrong check digit. */
const doubtful = new Set(['row.imo', 'row.creditCode'])

/** Makes an entry of the watchlist, which is screened at once. Charges one name. Throws `entity.taken`, and what is wrong by field. */
export async function addEntity(db: Db, { session, actor, now }: Acting, form: MonitoringEntity) {
  const { userId } = session
  const { type } = form
  const { name, details } = readForm(form)
  const nameKey = nameKeyOf(name)
  const { id, isNew } = await db.transaction().execute(async (trx) => {
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
    await writeAudit(trx, actor, { operation: 'screening.add', subject: String(stored.id), outcome: 'done' }, now)
    return stored
  })
  try {
    const param1 = createHash('sha256').update(`${type}\n${nameKey}`).digest('hex').slice(0, 16)
    const charge = { module: 'screening' as const, param1, param2: null, operation: 'screening.add' as const }
    await chargeAccess(db, session, [charge], actor, now)
  } catch (error) {
    if (isNew) await db.deleteFrom('screening_entities').where('id', '=', id).execute()
    else await db.updateTable('screening_entities').set({ is_watched: false }).where('id', '=', id).execute()
    throw error
  }
  await startLanes(db, userId)
  await queueWatched(db, [id])
  return { id: String(id) }
}

/** The party of the form, read as a row of a file is. */
function readForm(form: MonitoringEntity) {
  const columns = columnsOf[form.type]
  const own = new Set<string>(columns.map(({ field }) => field))
  const foreign = MonitoringDetails.keyof().options.filter((field) => form[field] && !own.has(field))
  if (foreign.length > 0) throw invalidInput(foreign.map((field) => ({ field, code: 'input.invalid' as const })))
  const fields = columns.map((column): GivenField => {
    const text = form[column.field]
    return { column, cell: text ? { text, kind: 'text' } : undefined }
  })
  const { name, details, problems } = readEntity(fields)
  const refused = problems.filter(({ code }) => !doubtful.has(code))
  if (name === null || refused.length > 0) throw invalidInput(refused)
  return { name, details }
}
