import type { Db } from '@qingdan/database/connection.ts'
import type { Database } from '@qingdan/database/schema.ts'
import type { ScreenedType, ScreeningBatchTable } from '@qingdan/database/tables/screening-tables.ts'
import { type Selectable, sql, type Transaction } from 'kysely'
import type { BatchQuery } from '../../../contract/screening/batch.ts'
import type { ReviewState, StateCounts } from '../../../contract/screening/entity.ts'
import { offsetOf } from '../../../http/pagination.ts'
import { reviewState, toStateCounts } from '../entities/review-state.ts'
import type { UploadedEntity, UploadReading } from '../import/read-upload.ts'

export type BatchRow = Omit<Selectable<ScreeningBatchTable>, 'row_errors' | 'user_id'> & { error_count: number }

const batchColumns = [
  'id',
  'batch_no',
  'file_name',
  'type',
  'row_count',
  'entity_count',
  'uploaded_at',
  'imported_at',
  'started_at',
  'finished_at',
  'stopped_at',
  'failure',
  'rule_ids',
] as const

/** Entities of one insertion. */
const chunk = 5000

/** Stores a file that was read; it is a batch when it is imported. Returns its id. */
export async function insertUpload(
  trx: Transaction<Database>,
  { userId, fileName, type }: { userId: string; fileName: string; type: ScreenedType },
  { rowCount, entities, problems }: UploadReading,
  now: Date,
): Promise<number> {
  const { id } = await trx
    .insertInto('screening_batches')
    .values({
      user_id: userId,
      file_name: fileName,
      type,
      row_count: rowCount,
      entity_count: entities.length,
      row_errors: JSON.stringify(problems),
      uploaded_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (let from = 0; from < entities.length; from += chunk) {
    await insertEntities(trx, { userId, batchId: id, type }, entities.slice(from, from + chunk), now)
  }
  return id
}

async function insertEntities(
  trx: Transaction<Database>,
  { userId, batchId, type }: { userId: string; batchId: number; type: ScreenedType },
  entities: readonly UploadedEntity[],
  now: Date,
): Promise<void> {
  await sql`
    insert into screening_entities
      (user_id, batch_id, name, name_key, type, details, details_key, row_numbers, created_at)
    select ${userId}, ${batchId}, r.name, r."nameKey", ${type}, r.details, r."detailsKey",
      array(select jsonb_array_elements_text(r.rows)::int), ${now}
    from jsonb_to_recordset(${JSON.stringify(entities)}::jsonb) as r(name text, "nameKey" text, details jsonb,
      "detailsKey" text, rows jsonb)
  `.execute(trx)
}

/** Names that a user has stored in batches. */
export async function countNames(db: Db, userId: string): Promise<number> {
  const { total } = await db
    .selectFrom('screening_batches')
    .select(({ fn }) => fn.coalesce(fn.sum<number>('entity_count'), sql.lit(0)).as('total'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** The user's batches of these ids, in no order; with `isUpload` also files that are not imported. */
export function findBatches(
  db: Db,
  userId: string,
  ids: readonly number[],
  { isUpload = false } = {},
): Promise<BatchRow[]> {
  const own = batchesOf(db, userId).where('id', 'in', [...ids, 0])
  return (isUpload ? own : own.where('imported_at', 'is not', null)).select(batchColumns).select(errorCount).execute()
}

/** Rows, of which one may be wrong in several cells. */
const errorCount = sql<number>`(
  select count(distinct error->'row')::int from jsonb_array_elements(screening_batches.row_errors) error
)`.as('error_count')

function batchesOf(db: Db, userId: string) {
  return db.selectFrom('screening_batches').where('user_id', '=', userId)
}

/** A page of the user's imported batches, newest first, and how many match. */
export async function findBatchPage(
  db: Db,
  userId: string,
  query: BatchQuery,
): Promise<{ rows: BatchRow[]; total: number }> {
  let matching = batchesOf(db, userId).where('imported_at', 'is not', null)
  if (query.id !== undefined) matching = matching.where('id', '=', query.id)
  if (query.type !== undefined) matching = matching.where('type', '=', query.type)
  if (query.batchNo) matching = matching.where(containing('batch_no', query.batchNo))
  if (query.fileName) matching = matching.where(containing('file_name', query.fileName))
  const { total } = await matching.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await matching
    .select(batchColumns)
    .select(errorCount)
    .orderBy('id', 'desc')
    .limit(query.pageSize)
    .offset(offsetOf(query))
    .execute()
  return { rows, total: Number(total) }
}

/** A column contains a text, in any case. */
export function containing(column: string, text: string) {
  return sql<boolean>`strpos(lower(${sql.ref(column)}), lower(${text})) > 0`
}

/** Names of each batch by state. */
export async function countStates(db: Db, ids: readonly number[]): Promise<Map<number, StateCounts>> {
  const rows = await db
    .selectFrom('screening_entities')
    .select('batch_id')
    .select(reviewState.as('state'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('batch_id', 'in', [...ids, 0])
    .groupBy(['batch_id', sql`2`])
    .execute()
  const ofBatch = (id: number) => rows.filter(({ batch_id }) => batch_id === id)
  const counted = (id: number): { state: ReviewState; count: number }[] =>
    ofBatch(id).map(({ state, count }) => ({ state, count: Number(count) }))
  return new Map(ids.map((id) => [id, toStateCounts(counted(id))]))
}

/** Gives uploaded files their batch numbers. */
export async function importUploads(db: Db, ids: readonly number[], day: string, now: Date): Promise<void> {
  await db
    .updateTable('screening_batches')
    .set({
      imported_at: now,
      // `lpad` cuts what is longer.
      batch_no: sql<string>`${day.replaceAll('-', '')} || '-' || lpad(id::text, greatest(6, length(id::text)), '0')`,
    })
    .where('id', 'in', [...ids, 0])
    .where('imported_at', 'is', null)
    .execute()
}

/** Lets batches be screened, also those that were stopped or failed; the rules of their first start apply to all of it. */
export async function markStarted(
  db: Db,
  ids: readonly number[],
  ruleIds: readonly number[],
  now: Date,
): Promise<void> {
  await db
    .updateTable('screening_batches')
    .set({
      started_at: sql<Date>`coalesce(started_at, ${now})`,
      stopped_at: null,
      failure: null,
      rule_ids: sql<number[]>`coalesce(rule_ids, ${ruleIds}::integer[])`,
    })
    .where('id', 'in', [...ids, 0])
    .where('finished_at', 'is', null)
    .execute()
}

/** Ends batches that are being screened. */
export async function markStopped(db: Db, ids: readonly number[], now: Date): Promise<void> {
  await db
    .updateTable('screening_batches')
    .set({ stopped_at: now })
    .where('id', 'in', [...ids, 0])
    .where('started_at', 'is not', null)
    .where('finished_at', 'is', null)
    .where('stopped_at', 'is', null)
    .execute()
}

/** The names of batches, to be asked for their ids in another query. */
export function namesOf(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('screening_entities')
    .select('id')
    .where('batch_id', 'in', [...ids, 0])
}

/** Deletes batches with their names and candidates; decisions stay. In parts, because a statement may take ten seconds. */
export async function deleteBatches(trx: Transaction<Database>, ids: readonly number[]): Promise<void> {
  const wanted = [...ids, 0]
  for (;;) {
    const { numDeletedRows } = await trx
      .deleteFrom('screening_entities')
      .where('id', 'in', namesOf(trx, ids).limit(chunk))
      .executeTakeFirst()
    if (numDeletedRows < chunk) break
  }
  await trx.deleteFrom('screening_batches').where('id', 'in', wanted).execute()
}

/** Files that nobody imported. */
export async function findOldUploads(db: Db, before: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('screening_batches')
    .select('id')
    .where('imported_at', 'is', null)
    .where('uploaded_at', '<', before)
    .execute()
  return rows.map(({ id }) => id)
}

/** Deletes a file, unless it was imported since it was found. */
export async function deleteUpload(db: Db, id: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // The lock makes an import at the same moment wait, or is given after it.
    const found = await trx
      .selectFrom('screening_batches')
      .select('id')
      .where('id', '=', id)
      .where('imported_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (found) await deleteBatches(trx, [id])
  })
}

/** Every row of a file that was refused or is doubtful. */
export async function findRowErrors(db: Db, userId: string, id: number) {
  const row = await batchesOf(db, userId).select('row_errors').where('id', '=', id).executeTakeFirst()
  return row?.row_errors
}
