import type { Db } from '@qingdan/database/connection.ts'
import type { WatchAlertFacts } from '@qingdan/database/tables/screening-tables.ts'
import { sql } from 'kysely'
import type { FoundSubject } from '../../../contract/screening/entity.ts'

export interface DigestAlert {
  id: number
  name: string
  facts: WatchAlertFacts
  /** Subjects that the name may be, of which the first candidates are named. */
  foundCount: number
  candidates: Pick<FoundSubject, 'name' | 'sources'>[]
}

/** A project whose conclusion changed since its user looked at it. */
export interface DigestProject {
  id: number
  name: string
  /** Runs of the changed conclusions. */
  runIds: number[]
}

/** An alert that waits for nobody's decision any more is no news: somebody dealt with it on the page. */
const isNews = sql`a.mailed_at is null and not a.is_hidden and (a.msg_type = '0' or a.operate_status = '0')`

/** Users who asked for messages and have an alert, or a changed project, that is in none. */
export async function findDigestUsers(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select u.id from users u
    where u.alert_mail_language is not null and u.email is not null and u.state = '1' and (
      exists (
        select from watch_alerts a where a.user_id = u.id and ${isNews} and a.raised_at >= u.alert_mail_since
      ) or exists (
        select from guided_runs r join risk_conclusions c on c.run_id = r.id
        where r.user_id = u.id and c.read_at is null and c.mailed_at is null and r.begun_at >= u.alert_mail_since
      )
    )
  `.execute(db)
  return rows.map(({ id }) => id)
}

/** A user who asked for messages; undefined if nobody is told now. */
export async function findReader(db: Db, userId: string) {
  const row = await db
    .selectFrom('users')
    .select(['email', 'alert_mail_language', 'alert_mail_since'])
    .where('id', '=', userId)
    .where('state', '=', '1')
    .executeTakeFirst()
  if (!row?.email || row.alert_mail_language === null || row.alert_mail_since === null) return undefined
  return { email: row.email, language: row.alert_mail_language, since: row.alert_mail_since }
}

/** Whether a message was sent since a time. */
export async function wasMailedSince(trx: Db, userId: string, since: Date): Promise<boolean> {
  const { rows } = await sql<{ was: boolean }>`
    select exists (select from watch_alerts where user_id = ${userId} and mailed_at >= ${since})
      or exists (
        select from guided_runs r join risk_conclusions c on c.run_id = r.id
        where r.user_id = ${userId} and c.mailed_at >= ${since}
      ) as was
  `.execute(trx)
  return rows[0]?.was ?? false
}

/** Projects of a user with changed conclusions that are in no message and were not seen. */
export async function findChangedProjects(db: Db, userId: string, since: Date): Promise<DigestProject[]> {
  const { rows } = await sql<DigestProject>`
    select p.id, p.name, array_agg(r.id) as "runIds"
    from risk_projects p
    join guided_runs r on r.project_id = p.id
    join risk_conclusions c on c.run_id = r.id
    where r.user_id = ${userId} and c.read_at is null and c.mailed_at is null and r.begun_at >= ${since}
    group by p.id order by p.id desc
  `.execute(db)
  return rows
}

/** The alerts of a user that are in no message and not decided, newest first, each with its first candidates. */
export async function findUnmailed(trx: Db, userId: string, since: Date): Promise<DigestAlert[]> {
  const { rows } = await sql<DigestAlert>`
    select a.id, e.name, a.facts, (
      select (coalesce(a.found_count, count(*)) - count(*) filter (where c.rule_id is not null))::int
      from watch_alert_candidates c where c.alert_id = a.id
    ) as "foundCount", (
      select coalesce(jsonb_agg(jsonb_build_object('name', c.facts->'name', 'sources', c.facts->'sources') order by c.rank), '[]')
      from watch_alert_candidates c where c.alert_id = a.id and c.rule_id is null and c.rank <= 3
    ) as candidates
    from watch_alerts a join screening_entities e on e.id = a.entity_id
    where a.user_id = ${userId} and ${isNews} and a.raised_at >= ${since}
    order by a.id desc
  `.execute(trx)
  return rows
}

/** Marks what a message told. */
export async function markMailed(
  trx: Db,
  { alertIds, runIds }: { alertIds: readonly number[]; runIds: readonly number[] },
  now: Date,
): Promise<void> {
  await sql`update watch_alerts set mailed_at = ${now} where id = any(${alertIds})`.execute(trx)
  await sql`update risk_conclusions set mailed_at = ${now} where run_id = any(${runIds})`.execute(trx)
}
