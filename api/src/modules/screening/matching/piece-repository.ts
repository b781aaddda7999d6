import type { Db } from '@qingdan/database/connection.ts'
import type { Database } from '@qingdan/database/schema.ts'
import type { RecordFacts, ScreeningEntityTable } from '@qingdan/database/tables/screening-tables.ts'
import { type Selectable, sql, type Transaction } from 'kysely'
import { isRunning } from '../batches/batch-states.ts'

export type EntityRow = Selectable<ScreeningEntityTable>

/** Names of a user that nobody else is screening, and locks them until the transaction ends: entries of the watchlist, then the oldest batch. */
export async function takePiece(trx: Transaction<Database>, userId: string, size: number): Promise<EntityRow[]> {
  const unscreened = () =>
    trx.selectFrom('screening_entities').selectAll('screening_entities').where('screened_at', 'is', null)
  const watched = await unscreened()
    .where('batch_id', 'is', null)
    .where('user_id', '=', userId)
    // It is screened once it was released or sent back.
    .where('awaits_release', '=', false)
    .orderBy('id')
    .limit(size)
    .forUpdate()
    .skipLocked()
    .execute()
  if (watched.length > 0) return watched
  const batches = await trx
    .selectFrom('screening_batches')
    .select('id')
    .where('user_id', '=', userId)
    .where(isRunning)
    .orderBy('started_at')
    .orderBy('id')
    .execute()
  for (const { id } of batches) {
    const found = await unscreened()
      .where('batch_id', '=', id)
      .orderBy('id')
      .limit(size)
      .forUpdate()
      .skipLocked()
      .execute()
    if (found.length > 0) return found
  }
  return []
}

/** Users with names that wait to be screened. */
export async function findUsersWithUnscreened(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('screening_entities')
    .leftJoin('screening_batches', 'screening_batches.id', 'screening_entities.batch_id')
    .select('screening_entities.user_id')
    .distinct()
    .where('screening_entities.screened_at', 'is', null)
    .where(({ eb, or }) => or([eb('screening_entities.batch_id', 'is', null), isRunning]))
    .execute()
  return rows.map(({ user_id }) => user_id)
}

/** What was found for a name. */
export interface ScreenedName {
  entityId: number
  indexName: string | null
  methodVersion: string
  candidates: StoredCandidate[]
  /** Subjects at or above the alert line, of which the candidates are the best. */
  foundCount: number
  /** Candidates that no decision settles and no rule hides. */
  openCount: number
  hiddenCount: number
  /** The subject that an earlier decision says it is. */
  mapped: { id: string; name: string } | null
}

export interface StoredCandidate {
  subjectId: string
  score: number
  facts: Record<string, unknown>
  recordFacts: RecordFacts
  decisionId: number | null
  reopened: string[] | null
  /** The rule of the desk that hides it. */
  ruleId: number | null
}

/** Stores what was found, in place of what was found before. */
export async function storeScreened(
  trx: Transaction<Database>,
  names: readonly ScreenedName[],
  now: Date,
): Promise<void> {
  const ids = names.map(({ entityId }) => entityId)
  await trx.deleteFrom('screening_candidates').where('entity_id', 'in', ids).execute()
  await insertCandidates(trx, names)
  const rows = names.map((name) => ({
    id: name.entityId,
    index_name: name.indexName,
    method_version: name.methodVersion,
    candidate_count: name.candidates.length,
    found_count: name.foundCount,
    open_count: name.openCount,
    hidden_count: name.hiddenCount,
    top_score: name.candidates[0]?.score ?? null,
    mapped_id: name.mapped?.id ?? null,
    mapped_name: name.mapped?.name ?? null,
  }))
  await sql`
    update screening_entities e set screened_at = ${now}, index_name = r.index_name, method_version = r.method_version,
      candidate_count = r.candidate_count, found_count = r.found_count, open_count = r.open_count,
      hidden_count = r.hidden_count, top_score = r.top_score, mapped_id = r.mapped_id, mapped_name = r.mapped_name,
      mapped_flag = case when r.mapped_id is null then null else '1' end,
      operate_status = case when r.mapped_id is null then '0' else '1' end,
      operated_at = case when r.mapped_id is null then null else ${now}::timestamptz end,
      operated_by = null, awaits_release = false
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id bigint, index_name text, method_version text,
      candidate_count int, found_count int, open_count int, hidden_count int, top_score real, mapped_id text, mapped_name text)
    where e.id = r.id
  `.execute(trx)
}

async function insertCandidates(trx: Transaction<Database>, names: readonly ScreenedName[]): Promise<void> {
  const rows = names.flatMap(({ entityId, candidates }) =>
    candidates.map((one, at) => ({
      entity_id: entityId,
      subject_id: one.subjectId,
      rank: at + 1,
      score: one.score,
      facts: one.facts,
      record_facts: one.recordFacts,
      decision_id: one.decisionId,
      reopened: one.reopened,
      rule_id: one.ruleId,
    })),
  )
  if (rows.length === 0) return
  await sql`
    insert into screening_candidates (entity_id, subject_id, rank, score, facts, record_facts, decision_id, reopened, rule_id)
    select entity_id, subject_id, rank, score, facts, record_facts, decision_id,
      case when reopened = 'null'::jsonb then null else reopened end, rule_id
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(entity_id bigint, subject_id text, rank smallint,
      score real, facts jsonb, record_facts jsonb, decision_id bigint, reopened jsonb, rule_id bigint)
  `.execute(trx)
}
