import type { Db } from '@qingdan/database/connection.ts'
import type { SubjectType } from '@qingdan/database/record.ts'
import type { PossibleMatchTable } from '@qingdan/database/schema.ts'
import type { MatchDecisionTable } from '@qingdan/database/tables/account-tables.ts'
import { type Selectable, sql } from 'kysely'
import type { MatchVerdict } from '../../contract/matches/match-decisions.ts'

interface Made {
  verdict: MatchVerdict
  note: string | null
  userId: string
  now: Date
}

/** Stores a decision with what was seen, and returns its id; undefined when the pair is decided already. */
export async function insertDecision(
  db: Db,
  pair: Selectable<PossibleMatchTable>,
  { verdict, note, userId, now }: Made,
): Promise<number | undefined> {
  const { found_at, evidence, ...rest } = pair
  const row = await db
    .insertInto('match_decisions')
    .values({ ...rest, evidence: JSON.stringify(evidence), verdict, note, user_id: userId, decided_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Locks a decision until the transaction ends. */
export function lockDecision(db: Db, id: number) {
  return db.selectFrom('match_decisions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function markUndone(db: Db, id: number, userId: string, now: Date): Promise<void> {
  await db.updateTable('match_decisions').set({ undone_by: userId, undone_at: now }).where('id', '=', id).execute()
}

export interface DecisionRow extends Selectable<MatchDecisionTable> {
  user_name: string
  undone_name: string | null
  a_subject_id: string | null
  a_name: string | null
  a_type: SubjectType | null
  b_subject_id: string | null
  b_name: string | null
  b_type: SubjectType | null
  /** What the rules for subjects were told about the pair, and by whom; null while they were told nothing. */
  action: 'join' | 'apart' | null
  origin: 'file' | 'person' | null
}

/** Decisions, newest first; the names are those of the records now. */
export async function findDecisions(
  db: Db,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<DecisionRow[]> {
  const { rows } = await sql<DecisionRow>`
    select d.*, u.user_name, n.user_name as undone_name,
      a.subject_id as a_subject_id, a.name as a_name, a.type as a_type,
      b.subject_id as b_subject_id, b.name as b_name, b.type as b_type, f.action, f.origin
    from match_decisions d
    join users u on u.id = d.user_id
    left join users n on n.id = d.undone_by
    left join lateral (
      select r.subject_id, o.name, o.type from subject_records r join subjects o on o.id = r.own_subject_id
      where r.source_id = d.a_source_id and r.publisher_id = d.a_publisher_id
    ) a on true
    left join lateral (
      select r.subject_id, o.name, o.type from subject_records r join subjects o on o.id = r.own_subject_id
      where r.source_id = d.b_source_id and r.publisher_id = d.b_publisher_id
    ) b on true
    left join resolution_decisions f on (f.a_source_id, f.a_publisher_id, f.b_source_id, f.b_publisher_id) in (
      (d.a_source_id, d.a_publisher_id, d.b_source_id, d.b_publisher_id),
      (d.b_source_id, d.b_publisher_id, d.a_source_id, d.a_publisher_id)
    )
    where ${before === undefined ? sql`true` : sql`d.id < ${before}`}
    order by d.id desc
    limit ${limit}
  `.execute(db)
  return rows
}
