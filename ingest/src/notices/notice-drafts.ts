import { createHash } from 'node:crypto'
import type { Db } from '@qingdan/database/connection.ts'
import type { NoticeReading } from '@qingdan/database/notice-reading.ts'
import type { SourceRecord } from '@qingdan/database/record.ts'
import { sql } from 'kysely'
import type { ConfirmedNotice } from './apply-notice.ts'
import type { NoticePage, ReadPage } from './reader/read-notice.ts'

export interface KnownDraft {
  id: number
  url: string
  state: 'unfetched' | 'listed' | 'waiting' | 'settled'
  text_sha256: string | null
}

/** The notices that were seen before, by address. */
export async function findDrafts(db: Db): Promise<Map<string, KnownDraft>> {
  const rows = await db.selectFrom('notice_drafts').select(['id', 'url', 'state', 'text_sha256']).execute()
  return new Map(rows.map((row) => [row.url, row]))
}

/** Stores what a page names but could not be fetched; it is fetched again at the next look. */
export async function saveUnfetched(
  db: Db,
  page: string,
  link: { url: string; title: string; announcedOn: string | null },
  failure: string,
): Promise<void> {
  await db
    .insertInto('notice_drafts')
    .values({ page, url: link.url, title: link.title, announced_on: link.announcedOn, state: 'unfetched', failure })
    .onConflict((conflict) => conflict.column('url').doUpdateSet({ failure }))
    .execute()
}

/** Stores a notice as fetched and read; one whose text changed waits again. Returns its id. */
export async function saveDraft(
  db: Db,
  page: string,
  notice: NoticePage,
  { reading, doubts }: ReadPage,
  state: 'listed' | 'waiting',
): Promise<number> {
  const values = {
    title: reading.title === '' ? notice.title : reading.title,
    announced_on: notice.announcedOn,
    state,
    text: notice.text,
    text_sha256: hashOf(notice.text),
    reading: JSON.stringify(reading),
    doubts: JSON.stringify(doubts),
    failure: null,
    failed_version: null,
    fetched_at: sql<Date>`now()`,
    settled_at: null,
  }
  const { id } = await db
    .insertInto('notice_drafts')
    .values({ page, url: notice.url, ...values })
    .onConflict((conflict) => conflict.column('url').doUpdateSet(values))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** Whether a notice with the same reading waits already: ministries publish one notice at two addresses. */
export async function isWaitingElsewhere(db: Db, url: string, reading: NoticeReading): Promise<boolean> {
  const found = await sql`
    select from notice_drafts
    where state = 'waiting' and url <> ${url} and reading->>'number' is not distinct from ${reading.number}::text
      and reading->'parties' = ${JSON.stringify(reading.parties)}::jsonb
      and reading->'changes' = ${JSON.stringify(reading.changes)}::jsonb
    limit 1
  `.execute(db)
  return found.rows.length > 0
}

/** The records of a list as published now, in the order of their numbers. */
export async function currentRecords(db: Db, sourceId: string): Promise<SourceRecord[]> {
  const rows = await db
    .selectFrom('source_records')
    .select('record')
    .where('source_id', '=', sourceId)
    .where('valid_to', 'is', null)
    .orderBy('publisher_id')
    .execute()
  return rows.map(({ record }) => record)
}

/** Tells every administrator that a notice waits; one unread alert per notice and administrator. */
export async function alertAdministrators(db: Db, noticeId: number): Promise<void> {
  await sql`
    insert into alerts (user_id, raised_at, notice_id)
    select id, now(), ${noticeId} from users
    where role = 'admin' and state = '1' and not exists (
      select from alerts a where a.user_id = users.id and a.notice_id = ${noticeId} and a.read_at is null
    )
  `.execute(db)
}

/** An alert about a notice that waits no more is read. */
export async function closeAlerts(db: Db): Promise<void> {
  await sql`
    update alerts a set read_at = now()
    from notice_drafts d left join notice_verdicts v on v.notice_id = d.id and v.text_sha256 = d.text_sha256
    where a.notice_id = d.id and a.read_at is null and (d.state <> 'waiting' or v.verdict = 'refused')
  `.execute(db)
}

interface ConfirmedRow {
  id: number
  version: number
  url: string
  text: string
  reading: NoticeReading
}

/** Notices that a person confirmed and that are in no list yet; one that failed waits until the person decides again. */
export async function findConfirmed(db: Db): Promise<ConfirmedNotice[]> {
  const { rows } = await sql<ConfirmedRow>`
    select d.id, v.version, d.url, d.text, coalesce(v.reading, d.reading) as reading
    from notice_drafts d join notice_verdicts v on v.notice_id = d.id and v.text_sha256 = d.text_sha256
    where d.state = 'waiting' and v.verdict = 'confirmed' and d.failed_version is distinct from v.version
    order by v.decided_at
  `.execute(db)
  return rows.map(toConfirmed)
}

/** Notices that were published into a list, in the order of their publication; without those of editions that were taken back. */
export async function findPublishedNotices(db: Db, sourceId: string): Promise<ConfirmedNotice[]> {
  const { rows } = await sql<ConfirmedRow>`
    select d.id, v.version, d.url, d.text, coalesce(v.reading, d.reading) as reading
    from notice_drafts d join notice_verdicts v on v.notice_id = d.id
    join snapshots s on s.id = d.published_snapshot_id and s.rolled_back_at is null
    where d.published_source_id = ${sourceId} and d.state = 'settled'
    order by d.settled_at
  `.execute(db)
  return rows.map(toConfirmed)
}

function toConfirmed({ id, ...row }: ConfirmedRow): ConfirmedNotice {
  return { noticeId: id, ...row }
}

export async function markPublished(db: Db, noticeId: number, sourceId: string): Promise<void> {
  await sql`
    update notice_drafts set state = 'settled', settled_at = now(), failure = null, failed_version = null,
      published_source_id = ${sourceId},
      published_snapshot_id = (select published_snapshot_id from sources where id = ${sourceId})
    where id = ${noticeId}
  `.execute(db)
}

export async function markFailed(db: Db, { noticeId, version }: ConfirmedNotice, failure: string): Promise<void> {
  await db.updateTable('notice_drafts').set({ failure, failed_version: version }).where('id', '=', noticeId).execute()
}
