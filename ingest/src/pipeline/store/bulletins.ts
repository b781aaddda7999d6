import type { Notice, SourceRecord, Suspension } from '@qingdan/database/record.ts'
import type { BulletinContent, BulletinEntityContent, Database } from '@qingdan/database/schema.ts'
import { sql, type Transaction } from 'kysely'
import { noticeKey, toBulletinEntity } from './bulletin-content.ts'
import type { EditionToStore } from './store.ts'

type DataStatus = 0 | 1 | 2 | 3

interface DraftEntity {
  publisherId: string
  dataStatus: DataStatus
  content: BulletinEntityContent
}

interface Draft {
  key: string
  dataType: '0' | '1'
  postedOn: string
  content: Omit<BulletinContent, 'counts'>
  entities: DraftEntity[]
}

/**
 * Without an earlier edition the newest listings are shown, by the publisher's dates: up to this many days before its
 * date, …
 */
const baselineReach = 180
/** … and up to this many days with listings. */
const baselineDays = 12

const nothing = { en: null, zh: null }
const noNotice = { title: nothing, department: nothing, documentNumber: nothing, url: null }

/**
 * Writes the bulletins of an edition: its notices and its changes. A first edition has no changes, so its newest
 * listings by date are shown. A bulletin with the same key is replaced.
 */
export async function writeBulletins(
  trx: Transaction<Database>,
  edition: EditionToStore,
  isBaseline: boolean,
): Promise<void> {
  const drafts = [
    ...(await draftNotices(trx, edition)),
    ...(isBaseline ? await draftListingDays(trx, edition) : await draftChanges(trx, edition)),
  ]
  for (const draft of drafts) await save(trx, edition.sourceId, draft)
}

/** Every notice with its parties, and every suspension with its parties. */
async function draftNotices(trx: Transaction<Database>, { sourceId }: EditionToStore): Promise<Draft[]> {
  const found = await sql<{ publisher_id: string; record: SourceRecord }>`
    select publisher_id, record from source_records
    where source_id = ${sourceId} and valid_to is null and record @? '$.listings[*].notice'
    order by publisher_id
  `.execute(trx)
  const drafts = new Map<string, Draft>()
  const add = (draft: Omit<Draft, 'entities' | 'dataType'>, entity: DraftEntity) => {
    const held = drafts.get(draft.key) ?? { ...draft, dataType: '0', entities: [] }
    if (!held.entities.some(({ publisherId }) => publisherId === entity.publisherId)) held.entities.push(entity)
    drafts.set(draft.key, held)
  }
  for (const { publisher_id: publisherId, record } of found.rows) {
    for (const { notice, listedOn, suspensions = [] } of record.listings) {
      if (notice === undefined || listedOn === null) continue
      add(toNoticeDraft(notice, listedOn), {
        publisherId,
        dataStatus: 1,
        content: toBulletinEntity(record, notice.measures),
      })
      for (const suspension of suspensions) {
        if (suspension.from === null) continue
        add(toSuspensionDraft(suspension, suspension.from, notice), {
          publisherId,
          dataStatus: 2,
          content: toBulletinEntity(record, [suspension.note]),
        })
      }
    }
  }
  return [...drafts.values()]
}

function toNoticeDraft(notice: Notice, listedOn: string): Omit<Draft, 'entities' | 'dataType'> {
  const { title, number, authority, url } = notice
  return {
    key: noticeKey(notice, listedOn),
    postedOn: listedOn,
    content: { title, department: authority, documentNumber: number, url },
  }
}

function toSuspensionDraft(
  { reference, note, url }: Suspension,
  from: string,
  notice: Notice,
): Omit<Draft, 'entities' | 'dataType'> {
  return {
    key: `suspension:${from} ${reference ?? note.zh ?? note.en ?? ''}`,
    postedOn: from,
    content: {
      title: note,
      department: notice.authority,
      documentNumber: { zh: reference ?? null, en: null },
      url: url ?? null,
    },
  }
}

/**
 * What the edition changed, one entry per party: removal from all lists takes precedence over removal from this list.
 */
async function draftChanges(trx: Transaction<Database>, edition: EditionToStore): Promise<Draft[]> {
  const found = await sql<{ publisher_id: string; data_status: DataStatus; record: SourceRecord }>`
    select c.publisher_id, c.data_status, v.record
    from (
      select distinct on (publisher_id) publisher_id, data_status from subject_changes
      where source_id = ${edition.sourceId} and snapshot_id = ${edition.snapshotId}
      order by publisher_id, array_position(array[0, 3, 1, 2], data_status::integer)
    ) c
    cross join lateral (
      select record from source_records v
      where v.source_id = ${edition.sourceId} and v.publisher_id = c.publisher_id
      order by valid_from desc, id desc limit 1
    ) v
    where not (c.data_status = 1 and v.record @? '$.listings[*].notice')
    order by array_position(array[1, 0, 3, 2], c.data_status::integer), v.record#>>'{names,0,value}', c.publisher_id
  `.execute(trx)
  if (found.rows.length === 0) return []
  return [toChangeDraft(`snapshot:${edition.snapshotId}`, edition.publishedOn, found.rows)]
}

async function draftListingDays(trx: Transaction<Database>, edition: EditionToStore): Promise<Draft[]> {
  const found = await sql<{ publisher_id: string; record: SourceRecord; listed_on: string }>`
    with listed as (
      select publisher_id, record, min(l->>'listedOn') as listed_on
      from source_records, jsonb_array_elements(record->'listings') l
      where source_id = ${edition.sourceId} and valid_to is null and not record @? '$.listings[*].notice'
      group by id
    ),
    ranked as (
      select *, dense_rank() over (order by listed_on desc) as day from listed
      where listed_on <= ${edition.publishedOn}
        and listed_on > (${edition.publishedOn}::date - ${baselineReach}::integer)::text
    )
    select publisher_id, record, listed_on from ranked where day <= ${baselineDays}
    order by listed_on, record#>>'{names,0,value}', publisher_id
  `.execute(trx)
  const byDay = Map.groupBy(found.rows, (row) => row.listed_on)
  return [...byDay].map(([day, rows]) =>
    toChangeDraft(
      `listed:${day}`,
      day,
      rows.map((row) => ({ ...row, data_status: 1 })),
    ),
  )
}

function toChangeDraft(
  key: string,
  postedOn: string,
  rows: { publisher_id: string; data_status: DataStatus; record: SourceRecord }[],
): Draft {
  return {
    key,
    dataType: '1',
    postedOn,
    content: noNotice,
    entities: rows.map((row) => ({
      publisherId: row.publisher_id,
      dataStatus: row.data_status,
      content: toBulletinEntity(row.record, []),
    })),
  }
}

async function save(trx: Transaction<Database>, sourceId: string, draft: Draft): Promise<void> {
  const counts: BulletinContent['counts'] = {}
  for (const { dataStatus } of draft.entities) counts[dataStatus] = (counts[dataStatus] ?? 0) + 1
  const row = {
    data_type: draft.dataType,
    posted_on: draft.postedOn,
    content: JSON.stringify({ ...draft.content, counts } satisfies BulletinContent),
  }
  const { id } = await trx
    .insertInto('bulletins')
    .values({ source_id: sourceId, key: draft.key, ...row })
    .onConflict((conflict) => conflict.columns(['source_id', 'key']).doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx.deleteFrom('bulletin_entities').where('bulletin_id', '=', id).execute()
  await sql`
    insert into bulletin_entities (bulletin_id, position, publisher_id, data_status, content)
    select ${id}, at, e->>'publisherId', (e->>'dataStatus')::smallint, e->'content'
    from jsonb_array_elements(${JSON.stringify(draft.entities)}::jsonb) with ordinality as r (e, at)
  `.execute(trx)
}
