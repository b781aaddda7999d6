import type { ScreenedDetails, ScreenedType } from '@qingdan/database/tables/screening-tables.ts'
import { detailsKeyOf, nameKeyOf } from '../../src/modules/screening/import/read-upload.ts'
import type { TestEnvironment } from './test-environment.ts'

/** A watched name of a user, as if it had been screened with the live index. Returns its id. */
export async function watch(
  { db }: TestEnvironment,
  userId: string,
  { name, type, details = {} }: { name: string; type: ScreenedType; details?: ScreenedDetails },
): Promise<number> {
  const live = await db
    .selectFrom('index_builds')
    .select('index_name')
    .where('state', '=', 'live')
    .executeTakeFirstOrThrow()
  const now = new Date()
  const { id } = await db
    .insertInto('screening_entities')
    .values({
      user_id: userId,
      name,
      name_key: nameKeyOf(name),
      type,
      details: JSON.stringify(details),
      details_key: detailsKeyOf(details),
      created_at: now,
      screened_at: now,
      index_name: live.index_name,
      is_watched: true,
      watched_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
