import type { Database } from '@qingdan/database/schema.ts'
import { pairOf } from '@qingdan/resolution/cluster.ts'
import { sql, type Transaction } from 'kysely'
import type { Pair } from './candidate-pairs.ts'

/** What people decided about pairs of records. */
export interface DecidedPairs {
  joined: Set<string>
  apart: Set<string>
  /** Joined pairs whose records still have two subjects. */
  waiting: Pair[]
}

/** Reads all decisions; keys as `pairOf`. */
export async function readDecidedPairs(trx: Transaction<Database>): Promise<DecidedPairs> {
  const { rows } = await sql<{ action: 'join' | 'apart'; a: string; b: string; pair: Pair | null }>`
    select d.action, d.a_source_id || '/' || d.a_publisher_id as a, d.b_source_id || '/' || d.b_publisher_id as b,
      case when d.action = 'join' and a.subject_id <> b.subject_id then jsonb_build_object(
        'a', jsonb_build_object('sourceId', a.source_id, 'publisherId', a.publisher_id, 'subjectId', a.subject_id),
        'b', jsonb_build_object('sourceId', b.source_id, 'publisherId', b.publisher_id, 'subjectId', b.subject_id)
      ) end as pair
    from resolution_decisions d
    left join subject_records a on a.source_id = d.a_source_id and a.publisher_id = d.a_publisher_id
    left join subject_records b on b.source_id = d.b_source_id and b.publisher_id = d.b_publisher_id
  `.execute(trx)
  const pairsOf = (action: 'join' | 'apart') =>
    new Set(rows.filter((row) => row.action === action).map(({ a, b }) => pairOf(a, b)))
  return { joined: pairsOf('join'), apart: pairsOf('apart'), waiting: rows.flatMap(({ pair }) => pair ?? []) }
}
