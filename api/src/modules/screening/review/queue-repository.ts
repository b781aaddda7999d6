import type { Db } from '@qingdan/database/connection.ts'
import type { ScreenedType } from '@qingdan/database/tables/screening-tables.ts'
import { type RawBuilder, sql } from 'kysely'
import type { QueueKind, QueuePart, QueueScope } from '../../../contract/screening/review.ts'

/** A name or an alert that waits. */
export interface QueueRow {
  kind: QueueKind
  entity_id: number
  alert_id: number | null
  name: string
  type: ScreenedType
  batch_id: number | null
  batch_no: string | null
  owner: string
  open_count: number
  /** Subjects that were found, when not all of them are kept. */
  found_count: number | null
  top_score: number | null
  mapped_name: string | null
  arrived_at: Date
  due_at: Date
  is_overdue: boolean
  claimed_by: string | null
  claimed_by_name: string | null
  claimed_since: Date | null
  claimed_until: Date | null
  decided_by: string | null
  decided_by_name: string | null
}

/** Whose queue, and when. */
export interface Viewer {
  userId: string
  /** Users whose names the viewer works on. */
  colleagues: readonly string[]
  dueHours: number
  now: Date
}

export interface QueueCounts {
  mine: number
  team: number
  overdue: number
  alerts: number
  toRelease: number
}

/**
 * Everything that waits at the desk, without what rules hide. A watched name with an open alert is there once, as the
 * alert; partners of a risk project are judged there, and only their release is everybody's.
 */
function waiting({ colleagues, dueHours, now }: Viewer): RawBuilder<unknown> {
  return sql`
    select w.*, e.name, e.type, e.batch_id, b.batch_no, owner.user_name as owner, e.user_id as owner_id, e.mapped_name,
      w.arrived_at + ${dueHours} * interval '1 hour' as due_at,
      w.arrived_at + ${dueHours} * interval '1 hour' < ${now} as is_overdue,
      c.user_id as claimed_by, claimer.user_name as claimed_by_name, c.claimed_at as claimed_since,
      c.expires_at as claimed_until,
      decider.user_name as decided_by_name
    from (
      select 'release' as kind, 0 as rank, id as entity_id, null::bigint as alert_id, open_count, null::int as found_count,
        top_score, operated_at as arrived_at, operated_by as decided_by
      from screening_entities where user_id = any(${colleagues}) and awaits_release
      union all
      select 'alert', 1, a.entity_id, a.id, kept.open, case when a.found_count > kept.count then a.found_count end,
        kept.score, least(a.raised_at, since.screened_at), null
      from watch_alerts a
      cross join lateral (
        select count(*)::int as count, (count(*) filter (where rule_id is null))::int as open,
          max(score) filter (where rule_id is null) as score
        from watch_alert_candidates where alert_id = a.id
      ) kept
      -- Whoever begins to monitor a name that waits has no longer to decide about the same candidates.
      left join lateral (
        select n.screened_at from screening_entities n
        where n.id = a.entity_id and n.operate_status = '0' and exists (
          select from screening_candidates s join watch_alert_candidates k on k.subject_id = s.subject_id
          where s.entity_id = n.id and k.alert_id = a.id and s.decision_id is null and s.rule_id is null
        )
      ) since on true
      where a.user_id = any(${colleagues}) and a.operate_status = '0' and not a.is_hidden
      union all
      select 'name', 2, n.id, null, n.open_count,
        case when n.found_count > n.candidate_count then n.found_count end, n.top_score, n.screened_at, null
      from screening_entities n
      where n.user_id = any(${colleagues}) and n.operate_status = '0' and n.open_count > 0
        and n.screened_at is not null and n.project_id is null
        and not exists (
          select from watch_alerts o where o.entity_id = n.id and o.operate_status = '0' and not o.is_hidden
        )
    ) w
    join screening_entities e on e.id = w.entity_id
    join users owner on owner.id = e.user_id
    left join screening_batches b on b.id = e.batch_id
    left join screening_claims c on c.entity_id = w.entity_id and c.expires_at > ${now}
    left join users claimer on claimer.id = c.user_id
    left join users decider on decider.id = w.decided_by
  `
}

/** The most urgent first: overdue, then matches to be released, alerts and names, each by score. */
const order = sql`is_overdue desc, rank, top_score desc nulls last, arrived_at, entity_id`

/** What the viewer may decide and nobody else works on. */
function isMine({ userId }: Viewer): RawBuilder<boolean> {
  return sql<boolean>`(
    claimed_by = ${userId}
    or claimed_by is null and case kind when 'release' then decided_by <> ${userId} else owner_id = ${userId} end
  )`
}

function inPart({ userId }: Viewer, part: QueuePart): RawBuilder<boolean> {
  if (part === 'overdue') return sql<boolean>`is_overdue`
  if (part === 'alerts') return sql<boolean>`kind = 'alert'`
  if (part === 'toRelease') return sql<boolean>`(kind = 'release' and decided_by <> ${userId})`
  return sql<boolean>`true`
}

function wanted(viewer: Viewer, scope: QueueScope, part: QueuePart): RawBuilder<boolean> {
  const own = scope === 'mine' ? isMine(viewer) : sql<boolean>`true`
  return sql<boolean>`${own} and ${inPart(viewer, part)}`
}

/** A page of the queue, and how many match. */
export async function findQueuePage(
  db: Db,
  viewer: Viewer,
  { scope, part, limit, offset }: { scope: QueueScope; part: QueuePart; limit: number; offset: number },
): Promise<{ rows: QueueRow[]; total: number }> {
  const where = wanted(viewer, scope, part)
  const [counted, found] = await Promise.all([
    sql<{ count: number }>`select count(*)::int as count from (${waiting(viewer)}) q where ${where}`.execute(db),
    sql<QueueRow>`
      select * from (${waiting(viewer)}) q where ${where} order by ${order} limit ${limit} offset ${offset}
    `.execute(db),
  ])
  return { rows: found.rows, total: counted.rows[0]?.count ?? 0 }
}

/** How many wait in each part of a scope. */
export async function countQueue(db: Db, viewer: Viewer, scope: QueueScope): Promise<QueueCounts> {
  const count = (where: RawBuilder<boolean>) => sql`(count(*) filter (where ${where}))::int`
  const within = (part: QueuePart) => count(wanted(viewer, scope, part))
  const { rows } = await sql<QueueCounts>`
    select ${count(isMine(viewer))} as mine, count(*)::int as team, ${within('overdue')} as overdue,
      ${within('alerts')} as alerts, ${within('toRelease')} as "toRelease"
    from (${waiting(viewer)}) q
  `.execute(db)
  return rows[0] as QueueCounts
}

/** The next one that the viewer may decide and nobody else works on: after the one that is left, or else from the top. */
export async function findNext(
  db: Db,
  viewer: Viewer,
  { scope, part, after }: { scope: QueueScope; part: QueuePart; after: string | undefined },
): Promise<QueueRow | undefined> {
  const key = after ?? ''
  const { rows } = await sql<QueueRow>`
    with places as (
      select q.*, row_number() over (order by ${order}) as place from (${waiting(viewer)}) q
      where ${wanted(viewer, scope, part)} and (claimed_by is null or claimed_by = ${viewer.userId})
        and (kind <> 'release' or decided_by <> ${viewer.userId})
    ), left_place as (
      select coalesce(max(place), 0) as place from places where ${keyOfRow} = ${key}
    )
    select places.* from places, left_place
    where ${keyOfRow} <> ${key}
    order by places.place <= left_place.place, places.place limit 1
  `.execute(db)
  return rows[0]
}

const keyOfRow = sql`kind || '-' || coalesce(alert_id, entity_id)`
