import type { Db } from '@qingdan/database/connection.ts'
import { type RawBuilder, sql } from 'kysely'

/** Batches that are being screened, as a condition on `screening_batches`. */
export const isRunning: RawBuilder<boolean> = sql<boolean>`
  screening_batches.started_at is not null and screening_batches.finished_at is null
  and screening_batches.stopped_at is null and screening_batches.failure is null
`

/** Marks batches of a user as finished when every name is screened. */
export async function finishBatches(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('screening_batches')
    .set({ finished_at: now })
    .where('user_id', '=', userId)
    .where(isRunning)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('screening_entities')
            .select('id')
            .whereRef('batch_id', '=', 'screening_batches.id')
            .where('screened_at', 'is', null),
        ),
      ),
    )
    .execute()
}

/** Ends the running batches of a user whose names cannot be screened. */
export async function failBatches(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('screening_batches')
    .set({ failure: 'unexpected', stopped_at: now })
    .where('user_id', '=', userId)
    .where(isRunning)
    .execute()
}
