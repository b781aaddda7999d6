import type { Db } from '@qingdan/database/connection.ts'
import type { NoticeDoubt, NoticeReading } from '@qingdan/database/notice-reading.ts'
import type { SourceRecord } from '@qingdan/database/record.ts'
import type { Database } from '@qingdan/database/schema.ts'
import type { NoticeDraftState } from '@qingdan/database/tables/notice-tables.ts'
import { sql, type Transaction } from 'kysely'

/** A draft with what was decided about its present text. */
export interface NoticeRow {
  id: number
  url: string
  title: string
  state: NoticeDraftState
  text: string | null
  text_sha256: string | null
  reading: NoticeReading | null
  doubts: NoticeDoubt[]
  failure: string | null
  failed_version: number | null
  found_at: Date
  settled_at: Date | null
  is_taken_back: boolean
  short_name: string | null
  short_name_cn: string | null
  version: number
  corrected: NoticeReading | null
  verdict: 'confirmed' | 'refused' | null
  reason: string | null
  decided_by: string | null
  decided_at: Date | null
}

/** With these parts a query gives `NoticeRow`: a verdict on another text counts only for its version. */
const columns = sql`
  d.id, d.url, d.title, d.state, d.text, d.text_sha256, d.reading, d.doubts, d.failure, d.failed_version, d.found_at, d.settled_at,
  (p.rolled_back_at is not null) as is_taken_back, s.short_name, s.short_name_cn, coalesce(v.version, 0) as version,
  c.reading as corrected, c.verdict, c.reason, u.user_name as decided_by, c.decided_at
`
const tables = sql`
  notice_drafts d
  left join notice_verdicts v on v.notice_id = d.id
  left join notice_verdicts c on c.notice_id = d.id and c.text_sha256 = d.text_sha256
  left join users u on u.id = c.decided_by
  left join snapshots p on p.id = d.published_snapshot_id
  left join sources s on s.id = coalesce(c.reading, d.reading)->>'sourceId'
`

const mostShown = 200

/** Notices that wait for a person or for the lists' process, oldest first; or those decided, newest first. */
export async function findNotices(db: Db, which: 'open' | 'decided'): Promise<NoticeRow[]> {
  const isOpen = sql`d.state in ('waiting', 'unfetched') and c.verdict is distinct from 'refused'`
  const isDecided = sql`d.state = 'settled' or (d.state = 'waiting' and c.verdict = 'refused')`
  const { rows } = await sql<NoticeRow>`
    select ${columns} from ${tables} where ${which === 'open' ? isOpen : isDecided}
    order by ${which === 'open' ? sql`d.found_at, d.id` : sql`coalesce(d.settled_at, c.decided_at) desc, d.id desc`}
    limit ${mostShown}
  `.execute(db)
  return rows
}

/** A notice that was fetched; undefined if there is none by that number. */
export async function findNotice(db: Db, id: number): Promise<NoticeRow | undefined> {
  const { rows } = await sql<NoticeRow>`
    select ${columns} from ${tables} where d.id = ${id} and d.state in ('waiting', 'settled') and d.reading is not null
  `.execute(db)
  return rows[0]
}

export async function findPages(db: Db) {
  return db.selectFrom('notice_pages').select(['page', 'url', 'read_at', 'failure']).orderBy('page').execute()
}

/** The published records of a list, without the texts of their notices, which nobody needs here. */
export async function findListed(db: Db, sourceId: string): Promise<SourceRecord[]> {
  const { rows } = await sql<{ record: SourceRecord }>`
    select record #- '{listings,0,notice,text}' as record from source_records
    where source_id = ${sourceId} and valid_to is null order by publisher_id
  `.execute(db)
  return rows.map(({ record }) => record)
}

/** The subjects of records of a list, by the records' numbers. */
export async function findSubjectIds(db: Db, sourceId: string, publisherIds: string[]): Promise<Map<string, string>> {
  if (publisherIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('subject_records')
    .select(['publisher_id', 'subject_id'])
    .where('source_id', '=', sourceId)
    .where('publisher_id', 'in', publisherIds)
    .execute()
  return new Map(rows.map((row) => [row.publisher_id, row.subject_id]))
}

export interface NewVerdict {
  noticeId: number
  /** The version that it replaces. */
  seen: number
  textSha256: string
  reading: NoticeReading | null
  verdict: 'confirmed' | 'refused' | null
  reason: string | null
  userId: string | null
}

/** Stores a verdict as the version after the one that the person saw; false if another was stored meanwhile. */
export async function saveVerdict(trx: Transaction<Database>, verdict: NewVerdict, now: Date): Promise<boolean> {
  const { noticeId, seen, textSha256, reading, userId } = verdict
  const json = reading === null ? null : JSON.stringify(reading)
  const { numAffectedRows } = await sql`
    insert into notice_verdicts (notice_id, version, text_sha256, reading, verdict, reason, decided_by, decided_at)
    values (${noticeId}, ${seen + 1}, ${textSha256}, ${json}::jsonb, ${verdict.verdict}, ${verdict.reason}, ${userId}, ${now})
    on conflict (notice_id) do update set version = excluded.version, text_sha256 = excluded.text_sha256,
      reading = excluded.reading, verdict = excluded.verdict, reason = excluded.reason, decided_by = excluded.decided_by,
      decided_at = excluded.decided_at
    where notice_verdicts.version = ${seen}
  `.execute(trx)
  return numAffectedRows === 1n
}
