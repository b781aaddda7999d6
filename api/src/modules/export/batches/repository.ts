import type { Db } from '@qingdan/database/connection.ts'
import { sql } from 'kysely'
import type { Bilingual } from '../../../contract/bilingual.ts'
import type { ReviewState } from '../../../contract/screening/entity.ts'
import { attachmentsOf, notesOf } from '../../screening/entities/notes-of.ts'
import { reviewState, stateOrder } from '../../screening/entities/review-state.ts'

/** A name of a batch, with its candidates, best first. */
export interface ScreenedName {
  name: string
  rowNumbers: number[]
  /** What was written about it, a line each. */
  notes: string | null
  /** Names of the files attached to it. */
  attachments: string | null
  state: ReviewState
  candidates: {
    name: string
    score: number
    verdict: 'match' | 'none' | null
    reason: string | null
    reasonWords: Bilingual | null
    note: string | null
    awaitsRelease: boolean | null
    releasedBy: string | null
    releasedAt: string | null
    decidedAt: string | null
    decidedBy: string | null
  }[]
}

/** An index that was searched: its lists with the dates they had, and for how many names. */
export interface SearchedEdition {
  indexName: string
  count: number
  methods: string[]
  lists: { sourceId: number; shortName: string; shortNameCn: string; date: string | null }[]
}

/** Names of a batch as its page orders them; at most `most`. */
export async function findNames(db: Db, batchId: number, most: number): Promise<ScreenedName[]> {
  const { rows } = await sql<ScreenedName>`
    select screening_entities.name, row_numbers as "rowNumbers", ${reviewState} as state,
      coalesce(found.candidates, '[]') as candidates, ${notesOf} as notes, ${attachmentsOf} as attachments
    from screening_entities
    left join lateral (
      select jsonb_agg(
        jsonb_build_object('name', c.facts->>'name', 'score', c.score, 'verdict', d.verdict, 'reason', d.reason,
          'reasonWords', d.reason_words, 'note', d.note, 'awaitsRelease', d.awaits_release, 'releasedAt', d.released_at, 'releasedBy', r.user_name,
          'decidedAt', d.decided_at, 'decidedBy', u.user_name)
        order by c.rank
      ) as candidates
      from screening_candidates c
      left join screening_decisions d on d.id = c.decision_id
      left join users u on u.id = d.decided_by
      left join users r on r.id = d.released_by
      where c.entity_id = screening_entities.id
    ) found on true
    where batch_id = ${batchId}
    order by ${stateOrder}, top_score desc nulls last, screening_entities.id
    limit ${most}
  `.execute(db)
  return rows
}

/** The indexes that the names of a batch were screened with. A list has the date of the edition that was published before the index was built. */
export async function findEditions(db: Db, batchId: number): Promise<SearchedEdition[]> {
  const { rows } = await sql<SearchedEdition>`
    select used.index_name as "indexName", used.count, used.methods,
      coalesce(jsonb_agg(
        jsonb_build_object('sourceId', s.source_number, 'shortName', s.short_name, 'shortNameCn', s.short_name_cn,
          'date', edition.published_on)
        order by s.source_number
      ) filter (where edition.id is not null), '[]') as lists
    from (
      select index_name, count(*)::int as count, array_agg(distinct method_version) as methods
      from screening_entities where batch_id = ${batchId} and index_name is not null group by index_name
    ) used
    left join index_builds b on b.index_name = used.index_name
    left join sources s on s.role = 'list'
    left join lateral (
      select snapshots.id, snapshots.published_on
      from ingest_runs r join snapshots on snapshots.id = r.snapshot_id
      where r.source_id = s.id and r.outcome = 'published' and r.started_at <= b.started_at
      order by r.id desc limit 1
    ) edition on true
    group by used.index_name, used.count, used.methods
    order by used.index_name
  `.execute(db)
  return rows
}
