import { listingEvents, listingsBefore, listsChanged, listsOf } from '@qingdan/database/listing-events.ts'
import type { Notice, SourceRecord, Suspension } from '@qingdan/database/record.ts'
import type { Database, FieldChange } from '@qingdan/database/schema.ts'
import type { BulletinContent, BulletinEntityContent } from '@qingdan/database/tables/bulletin-tables.ts'
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

/** Raise it when the rules change: the stored bulletins are then written again. */
export const bulletinFormat = 2

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
    ...(isBaseline ? await draftListingDays(trx, edition) : []),
    ...(await draftChanges(trx, edition)),
  ]
  for (const draft of drafts) await save(trx, edition.sourceId, draft)
  await trx.updateTable('sources').set({ bulletin_format: bulletinFormat }).where('id', '=', edition.sourceId).execute()
}

/** Writes the bulletins of all stored editions again; those of days that no longer have one are deleted. */
export async function rewriteBulletins(trx: Transaction<Database>, sourceId: string): Promise<void> {
  // A starter edition has bulletins only until it is replaced.
  const editions = await sql<EditionToStore & { isBaseline: boolean }>`
    with editions as (
      select n.source_id, n.id, n.published_on, n.rolled_back_at from snapshots n join sources s on s.id = n.source_id
      where n.source_id = ${sourceId} and (n.origin <> 'starter' or n.id = s.published_snapshot_id)
    )
    select source_id as "sourceId", id as "snapshotId", published_on as "publishedOn",
      id = (
        select min(snapshot_id) from source_records
        where source_id = ${sourceId} and snapshot_id in (select id from editions)
      ) as "isBaseline"
    from editions where rolled_back_at is null order by id
  `.execute(trx)
  await sql`delete from bulletins where source_id = ${sourceId} and key like 'listed:%'`.execute(trx)
  for (const { isBaseline, ...edition } of editions.rows) await writeBulletins(trx, edition, isBaseline)
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
    for (const { list, notice, listedOn, suspensions = [] } of record.listings) {
      if (notice === undefined || listedOn === null) continue
      add(toNoticeDraft(notice, listedOn), {
        publisherId,
        dataStatus: 1,
        content: toBulletinEntity(record, notice.measures, [list]),
      })
      for (const suspension of suspensions) {
        if (suspension.from === null) continue
        add(toSuspensionDraft(suspension, suspension.from, notice), {
          publisherId,
          dataStatus: 2,
          content: toBulletinEntity(record, [suspension.note], [list]),
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
 * What the edition changed, one entry per party and status: removal from all lists takes precedence over removal from
 * this source. A change of a record is an addition to the lists that the party joined and a removal from those it left.
 */
async function draftChanges(trx: Transaction<Database>, edition: EditionToStore): Promise<Draft[]> {
  const found = await sql<{
    publisher_id: string
    data_status: DataStatus
    changes: FieldChange[]
    record: SourceRecord
  }>`
    select c.publisher_id, c.data_status, c.changes, v.record
    from (
      select distinct on (publisher_id) publisher_id, data_status, changes from subject_changes
      where source_id = ${edition.sourceId} and snapshot_id = ${edition.snapshotId}
      order by publisher_id, array_position(array[0, 3, 1, 2], data_status::integer)
    ) c
    cross join lateral (
      select record from source_records v
      where v.source_id = ${edition.sourceId} and v.publisher_id = c.publisher_id
        and v.valid_from <= ${edition.publishedOn}
      order by valid_from desc, id desc limit 1
    ) v
    where not (c.data_status = 1 and v.record @? '$.listings[*].notice')
    order by v.record#>>'{names,0,value}', c.publisher_id
  `.execute(trx)
  if (found.rows.length === 0) return []
  const entities = found.rows.flatMap((row) =>
    effectsOf(row).map(({ status, lists }) => toChangedEntity(row.publisher_id, status, row.record, lists)),
  )
  return [toChangeDraft(`snapshot:${edition.snapshotId}`, edition.publishedOn, entities)]
}

type Effect = { status: DataStatus; lists: string[] }

/** What a change did on which lists; `record` is as after it, or the last one of a party that was withdrawn. */
function effectsOf({
  data_status: status,
  changes,
  record: { listings },
}: {
  data_status: DataStatus
  changes: FieldChange[]
  record: SourceRecord
}): Effect[] {
  if (status !== 2) return [{ status, lists: listsOf(listings) }]
  const { joined, left } = listsChanged(listingsBefore(listings, changes), listings)
  const moves: Effect[] = [
    { status: 1, lists: joined },
    { status: 3, lists: left },
  ]
  const made = moves.filter(({ lists }) => lists.length > 0)
  return made.length > 0 ? made : [{ status, lists: [] }]
}

/** Additions to a list are one bulletin per day, by the publisher's own dates; a party joins each list on its own day. */
async function draftListingDays(trx: Transaction<Database>, edition: EditionToStore): Promise<Draft[]> {
  const found = await sql<{ publisher_id: string; record: SourceRecord; since: string }>`
    select distinct on (publisher_id) publisher_id, record, (${edition.publishedOn}::date - ${baselineReach}::integer)::text as since
    from source_records
    where source_id = ${edition.sourceId} and snapshot_id = ${edition.snapshotId}
      and not record @? '$.listings[*].notice' and exists (
        select from jsonb_array_elements(record->'listings') l
        where l->>'listedOn' > (${edition.publishedOn}::date - ${baselineReach}::integer)::text
      )
    order by publisher_id, id desc
  `.execute(trx)
  const listed = found.rows.toSorted(byName).flatMap(({ publisher_id, record, since }) => {
    const events = listingEvents(record.listings).filter(
      ({ kind, date }) => kind === 'listed' && date > since && date <= edition.publishedOn,
    )
    return [...Map.groupBy(events, ({ date }) => date)].map(([day, ofDay]) => ({
      day,
      entity: toChangedEntity(publisher_id, 1, record, listsOf(ofDay)),
    }))
  })
  const byDay = [...Map.groupBy(listed, ({ day }) => day)].sort(([a], [b]) => a.localeCompare(b)).slice(-baselineDays)
  return byDay.map(([day, ofDay]) =>
    toChangeDraft(
      `listed:${day}`,
      day,
      ofDay.map(({ entity }) => entity),
    ),
  )
}

function byName(a: { record: SourceRecord }, b: { record: SourceRecord }): number {
  const nameOf = ({ names }: SourceRecord) => names[0]?.value ?? ''
  return nameOf(a.record).localeCompare(nameOf(b.record), 'en')
}

function toChangedEntity(
  publisherId: string,
  dataStatus: DataStatus,
  record: SourceRecord,
  lists: string[],
): DraftEntity {
  return { publisherId, dataStatus, content: toBulletinEntity(record, [], lists) }
}

/** Order of importance for a reader: additions, removals, modifications. */
const statusOrder: readonly DataStatus[] = [1, 0, 3, 2]

function toChangeDraft(key: string, postedOn: string, entities: DraftEntity[]): Draft {
  const placeOf = ({ dataStatus }: DraftEntity) => statusOrder.indexOf(dataStatus)
  return {
    key,
    dataType: '1',
    postedOn,
    content: noNotice,
    entities: entities.toSorted((a, b) => placeOf(a) - placeOf(b)),
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
