import type { Db } from '@qingdan/database/connection.ts'
import type { HiddenBy } from '../../../contract/screening/entity.ts'

/** The rules that hide candidates, by their ids, as a candidate names them. */
export async function findHiddenBy(db: Db, ids: readonly (number | null)[]): Promise<Map<number, HiddenBy>> {
  const wanted = [...new Set(ids)].filter((id) => id !== null)
  if (wanted.length === 0) return new Map()
  const rows = await db
    .selectFrom('screening_rules')
    .innerJoin('users', 'users.id', 'screening_rules.created_by')
    .select(['screening_rules.id', 'kind', 'terms', 'reason', 'user_name'])
    .where('screening_rules.id', 'in', wanted)
    .execute()
  return new Map(
    rows.map(({ id, kind, terms, reason, user_name }) => [
      id,
      {
        ruleId: String(id),
        kind,
        minScore: 'minScore' in terms ? terms.minScore : null,
        reason,
        createdBy: user_name,
      },
    ]),
  )
}
