import type { Database } from '@qingdan/database/schema.ts'
import { sql, type Transaction } from 'kysely'
import type { PossibleMatch } from './compare-pairs.ts'

/** Deletes the possible matches of the records in `to_resolve`, which are compared again. */
export async function forgetPossibleMatches(trx: Transaction<Database>): Promise<void> {
  await sql`
    delete from possible_matches p using to_resolve t
    where (t.source_id, t.publisher_id) in ((p.a_source_id, p.a_publisher_id), (p.b_source_id, p.b_publisher_id))
  `.execute(trx)
}

/** Stores pairs of records whose subjects are possibly one. */
export async function storePossibleMatches(
  trx: Transaction<Database>,
  matches: readonly PossibleMatch[],
): Promise<void> {
  const rows = matches.map(({ a, b, probability, evidence }) => ({
    a_source_id: a.sourceId,
    a_publisher_id: a.publisherId,
    b_source_id: b.sourceId,
    b_publisher_id: b.publisherId,
    probability,
    evidence,
  }))
  await sql`
    insert into possible_matches (a_source_id, a_publisher_id, b_source_id, b_publisher_id, probability, evidence)
    select a_source_id, a_publisher_id, b_source_id, b_publisher_id, probability, evidence
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x (
      a_source_id text, a_publisher_id text, b_source_id text, b_publisher_id text, probability real, evidence jsonb
    )
    on conflict (a_source_id, a_publisher_id, b_source_id, b_publisher_id)
    do update set probability = excluded.probability, evidence = excluded.evidence
  `.execute(trx)
}
