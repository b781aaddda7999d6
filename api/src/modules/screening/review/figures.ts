import { chinaDay, startOfChinaDay } from '@qingdan/database/china-time.ts'
import type { Db } from '@qingdan/database/connection.ts'
import { sql } from 'kysely'
import type { Figures, FiguresQuery } from '../../../contract/screening/review.ts'
import { colleaguesOf, deskSettings } from '../../desks/service.ts'
import { countQueue } from './queue-repository.ts'

const dayMillis = 24 * 60 * 60 * 1000

/**
 * Figures of the caller or the desk. An arrival is a name or alert that a person had to judge; what earlier decisions
 * settled is none. Names of deleted batches are not counted, the decisions about them are.
 */
export async function readFigures(db: Db, userId: string, { scope, weeks }: FiguresQuery, now: Date): Promise<Figures> {
  const users = scope === 'team' ? await colleaguesOf(db, userId) : [userId]
  const { dueHours } = await deskSettings(db, userId)
  const from = firstMonday(now, weeks)
  const [byWeek, lists, counts] = await Promise.all([
    findWeeks(db, users, from, now),
    findLists(db, users, from),
    countQueue(db, { userId, colleagues: users, dueHours, now }, 'team'),
  ])
  return { weeks: byWeek, lists, now: { open: counts.team, overdue: counts.overdue, toRelease: counts.toRelease } }
}

/** The Monday, Beijing, with which that many weeks begin. */
function firstMonday(now: Date, weeks: number): Date {
  const today = startOfChinaDay(chinaDay(now))
  const sinceMonday = (new Date(`${chinaDay(now)}T00:00:00Z`).getUTCDay() + 6) % 7
  return new Date(today.getTime() - (sinceMonday + 7 * (weeks - 1)) * dayMillis)
}

/** A name with an alert is judged as that alert; what was decided about it before the first one came counts too. */
async function findWeeks(db: Db, users: readonly string[], from: Date, now: Date): Promise<Figures['weeks']> {
  const { rows } = await sql<Figures['weeks'][number]>`
    with judged as (
      select screened_at as arrived_at, case when operated_by is not null then operated_at end as decided_at
      from screening_entities
      where user_id = any(${users}) and screened_at is not null and (open_count > 0 or operated_by is not null)
        and greatest(screened_at, operated_at) >= ${from} and project_id is null
        and not exists (
          select from watch_alerts a where a.entity_id = screening_entities.id and a.msg_type = '1' and not a.is_hidden
        )
      union all
      select e.screened_at, own.decided_at
      from (
        select entity_id, min(raised_at) as raised_at from watch_alerts
        where user_id = any(${users}) and msg_type = '1' and not is_hidden group by entity_id
      ) alerted
      join screening_entities e on e.id = alerted.entity_id and e.project_id is null
      cross join lateral (
        select max(d.decided_at) as decided_at from screening_decisions d
        where d.entity_id = e.id and d.decided_at >= e.screened_at and d.decided_at < alerted.raised_at
          and (d.undone_at is null or d.undone_at >= alerted.raised_at)
      ) own
      where own.decided_at >= ${from}
      union all
      select raised_at, operated_at from watch_alerts
      where user_id = any(${users}) and msg_type = '1' and (not is_hidden or operated_by is not null)
        and greatest(raised_at, operated_at) >= ${from}
    ), weeks as (
      select start, start + interval '7 days' as until
      from generate_series(${from}::timestamptz, ${now}::timestamptz, interval '7 days') start
    )
    select to_char(start at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as week,
      (select count(*)::int from judged where arrived_at >= start and arrived_at < until) as arrived,
      done.count as decided, done.median as "medianHours", done.slow as "slowHours"
    from weeks
    cross join lateral (
      select count(*)::int as count,
        percentile_cont(0.5) within group (order by extract(epoch from decided_at - arrived_at) / 3600)::float8 as median,
        percentile_cont(0.9) within group (order by extract(epoch from decided_at - arrived_at) / 3600)::float8 as slow
      from judged where decided_at >= start and decided_at < until
    ) done
    order by start
  `.execute(db)
  return rows
}

/** A decision counts for every list that its subject was on then. Decisions that wait or were taken back do not count. */
async function findLists(db: Db, users: readonly string[], from: Date): Promise<Figures['lists']> {
  const { rows } = await sql<Figures['lists'][number]>`
    select list as "shortName", coalesce(min(s.short_name_cn), list) as "shortNameCn", count(*)::int as judged,
      (count(*) filter (where verdict = 'none'))::int as "falseMatches"
    from screening_decisions d
    cross join lateral (select distinct jsonb_array_elements_text(d.record_facts->'lists') as list) l
    left join sources s on s.short_name = list
    where d.user_id = any(${users}) and d.decided_at >= ${from} and d.undone_at is null and not d.awaits_release
    group by list order by judged desc, list limit 60
  `.execute(db)
  return rows
}
