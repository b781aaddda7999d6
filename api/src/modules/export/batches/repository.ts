import type { Db } from '@qingdan/database/connection.ts'
import type { GoodNameTerms, ThresholdTerms } from '@qingdan/database/tables/screening-rule-tables.ts'
import { sql } from 'kysely'
import type { Bilingual } from '../../../contract/bilingual.ts'
import type { ReviewState } from '../../../contract/screening/entity.ts'
import type { SourceOfRow } from '../../../contract/subject.ts'
import { judgedCandidates } from '../../screening/entities/judged-candidates.ts'
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
  /** Subjects at or above the alert line; null: not counted. */
  foundCount: number | null
  candidates: {
    name: string
    score: number
    sources: SourceOfRow[]
    /** It was judged in an alert after the screening. */
    isFromAlert: boolean
    verdict: 'match' | 'none' | null
    reason: string | null
    reasonWords: Bilingual | null
    note: string | null
    awaitsRelease: boolean | null
    releasedBy: string | null
    releasedAt: string | null
    decidedAt: string | null
    decidedBy: string | null
    /** The rule of the desk that hides it. */
    ruleId: number | null
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
    select screening_entities.name, row_numbers as "rowNumbers", ${reviewState} as state, found_count as "foundCount",
      coalesce(found.candidates, '[]') as candidates, ${notesOf} as notes, ${attachmentsOf} as attachments
    from screening_entities
    left join lateral (
      select jsonb_agg(
        jsonb_build_object('name', c.facts->>'name', 'score', c.score, 'sources', coalesce(c.facts->'sources', '[]'),
          'isFromAlert', c.rank is null, 'verdict', d.verdict, 'reason', d.reason,
          'reasonWords', d.reason_words, 'note', d.note, 'awaitsRelease', d.awaits_release, 'releasedAt', d.released_at, 'releasedBy', r.user_name,
          'decidedAt', d.decided_at, 'decidedBy', u.user_name, 'ruleId', c.rule_id)
        order by c.rank, c.score desc, c.subject_id
      ) as candidates
      from ${judgedCandidates} c
      left join screening_decisions d on d.id = c.decision_id
      left join users u on u.id = d.decided_by
      left join users r on r.id = d.released_by
    ) found on true
    where batch_id = ${batchId}
    order by ${stateOrder}, top_score desc nulls last, screening_entities.id
    limit ${most}
  `.execute(db)
  return rows
}

/** A rule that applied to a batch, and how many candidates it hides in it. */
export interface AppliedRule {
  id: number
  kind: 'threshold' | 'name'
  terms: ThresholdTerms | GoodNameTerms
  /** Names of the lists that it is limited to. */
  lists: { zh: string; en: string }[]
  reason: string
  author: string
  startedBy: string
  startedAt: Date
  expiresAt: Date | null
  /** Null with `endedAt`: it expired. */
  endedBy: string | null
  endedAt: Date | null
  hidden: number
}

/** The rules that applied to a batch, as they were on the day it was started. */
export async function findAppliedRules(db: Db, batchId: number): Promise<AppliedRule[]> {
  const { rows } = await sql<AppliedRule>`
    select r.id, r.kind, r.terms, r.reason, a.user_name as author, s.user_name as "startedBy",
      r.in_force_at as "startedAt", r.expires_at as "expiresAt",
      e.user_name as "endedBy", r.ended_at as "endedAt", (
        select coalesce(jsonb_agg(jsonb_build_object('zh', l.short_name_cn, 'en', l.short_name) order by l.source_number), '[]')
        from sources l where l.role = 'list' and r.terms->'sourceIds' @> to_jsonb(l.source_number)
      ) as lists, (
        select count(*) from screening_candidates c join screening_entities e on e.id = c.entity_id
        where c.rule_id = r.id and e.batch_id = ${batchId}
      ) as hidden
    from screening_batches b
    join screening_rules r on r.id = any(b.rule_ids) and r.applies_to <> 'alerts'
    join users a on a.id = r.created_by
    join users s on s.id = r.in_force_by
    left join users e on e.id = r.ended_by
    where b.id = ${batchId}
    order by r.id
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
