import { chinaTime } from '@qingdan/database/china-time.ts'
import type { Db } from '@qingdan/database/connection.ts'
import type { Database } from '@qingdan/database/schema.ts'
import { sql, type Transaction } from 'kysely'
import type { ErrorCode } from '../../../contract/error-codes.ts'
import type { ConfirmedBefore } from '../../../contract/screening/entity.ts'
import { AppError } from '../../../http/app-error.ts'
import { colleaguesOf } from '../../desks/service.ts'
import type { EntityRow } from './entity-repository.ts'
import type { Operated } from './operated.ts'

/** What decisions about the same name have in common, beside the subject. */
type NameKey = Pick<EntityRow, 'user_id' | 'type' | 'name_key' | 'details_key'>

/** A true match that nobody took back, and that waits for nobody. */
export interface MatchInForce {
  id: number
  /** The owner of the name. */
  user_id: string
  subject_id: string
  subject_name: string
  /** The subject, or the one that it was merged into. */
  party: string
  decided_by_name: string
  decided_at: Date
  released_by_name: string | null
  place: ConfirmedBefore['place']
  batch_no: string | null
}

/** The matches in force of a name with its details, at the desk of its owner. */
export async function findMatchesInForce(db: Db, name: NameKey): Promise<MatchInForce[]> {
  const colleagues = await colleaguesOf(db, name.user_id)
  const { rows } = await sql<MatchInForce>`
    select d.id, d.user_id, d.subject_id, d.subject_name, coalesce(s.merged_into, d.subject_id) as party,
      decider.user_name as decided_by_name, d.decided_at, releaser.user_name as released_by_name, b.batch_no,
      case
        when e.id is null then 'deleted'
        when e.batch_id is not null then 'batch'
        when e.project_id is not null then 'project'
        else 'watch'
      end as place
    from screening_decisions d
    join users decider on decider.id = d.decided_by
    left join users releaser on releaser.id = d.released_by
    left join subjects s on s.id = d.subject_id
    left join screening_entities e on e.id = d.entity_id
    left join screening_batches b on b.id = e.batch_id
    where d.user_id = any(${colleagues}) and d.type = ${name.type} and d.name_key = ${name.name_key}
      and d.details_key = ${name.details_key} and d.verdict = 'match' and d.undone_at is null and not d.awaits_release
    order by d.id
  `.execute(db)
  return rows
}

/** What a name is when nothing of it is open: its match in force by its own user, or none of its candidates. */
export async function settledAs(db: Db, name: NameKey): Promise<Pick<Operated, 'status' | 'mapped'>> {
  const match = (await findMatchesInForce(db, name)).findLast(({ user_id }) => user_id === name.user_id)
  if (!match) return { status: '2' }
  return { status: '1', mapped: { id: match.subject_id, name: match.subject_name, flag: '1' } }
}

/** Subjects with the one that each was merged into, or itself. */
export async function partiesOf(db: Db, subjectIds: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; party: string }>`
    select id, merged_into as party from subjects where id = any(${subjectIds}) and merged_into is not null
  `.execute(db)
  const merged = new Map(rows.map(({ id, party }) => [id, party]))
  return new Map(subjectIds.map((id) => [id, merged.get(id) ?? id]))
}

/**
 * Refuses what contradicts a match in force: that the name is another subject, or none of these. Such a match is changed
 * by taking it back, which opens its own row again and so hides nothing. Throws `entity.confirmed…`, with who, when and where.
 */
export async function requireNoContradiction(
  trx: Transaction<Database>,
  name: NameKey & Pick<EntityRow, 'id'>,
  verdict: 'match' | 'none',
  subjectIds: readonly string[],
): Promise<void> {
  const matches = await findMatchesInForce(trx, name)
  if (matches.length === 0) return
  const parties = new Set((await partiesOf(trx, subjectIds)).values())
  const contradicted = matches.find(({ party }) => parties.has(party) === (verdict === 'none'))
  if (contradicted) throw confirmedBefore(contradicted, name.id)
}

/** Who confirmed a name before, when and where. */
export function toConfirmedBefore(match: MatchInForce): ConfirmedBefore {
  return {
    decisionId: String(match.id),
    decidedBy: match.decided_by_name,
    decidedTime: match.decided_at.toISOString(),
    releasedBy: match.released_by_name,
    place: match.place,
    batchNo: match.batch_no,
  }
}

const codes = {
  batch: 'entity.confirmedInBatch',
  watch: 'entity.confirmedOnWatch',
  project: 'entity.confirmedInProject',
  deleted: 'entity.confirmedBefore',
} as const satisfies Record<ConfirmedBefore['place'], ErrorCode>

function confirmedBefore(match: MatchInForce, entityId: number): AppError {
  const { decided_by_name: name, decided_at, subject_name: subject, subject_id: subjectId, batch_no } = match
  const params = { name, time: chinaTime(decided_at), subject, batch: batch_no ?? '' }
  const data = { ...toConfirmedBefore(match), subjectId }
  return new AppError(codes[match.place], { subject: String(entityId), params, data })
}
