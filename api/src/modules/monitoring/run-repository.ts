import { namedRecords } from '@qingdan/chinese-names/record-names.ts'
import type { Db } from '@qingdan/database/connection.ts'
import type { DataStatus } from '@qingdan/database/tables/bulletin-tables.ts'
import { sql } from 'kysely'
import type { ConfirmedChange } from './raise-alerts.ts'

/** Whether the changes of this version of the index were matched. */
export async function isMatched(db: Db, index: string): Promise<boolean> {
  const run = await db.selectFrom('monitoring_runs').select('id').where('index_name', '=', index).executeTakeFirst()
  return run !== undefined
}

/**
 * Until when every change was matched: the start of the last version that was, or before the first run of the oldest
 * version that a watched name was screened with. Null if there is nothing to compare with.
 */
export async function findMatchedUntil(db: Db): Promise<Date | null> {
  const { rows } = await sql<{ until: Date | null }>`
    select coalesce(
      (select max(b.started_at) from monitoring_runs r join index_builds b on b.index_name = r.index_name),
      (select min(b.started_at) from index_builds b where exists (
        select from screening_entities e where e.is_watched and e.index_name = b.index_name
      ))
    ) as until
  `.execute(db)
  return rows[0]?.until ?? null
}

/**
 * Subjects that may have another Chinese name of ours in this version of the index than in the last that was matched:
 * all that have one, when the tables of names differ. Names of this installation count among the changes of subjects.
 */
export async function findRenamed(db: Db, index: string): Promise<string[]> {
  const { rows } = await sql<{ is_other: boolean }>`
    select (
      select b.names_version from monitoring_runs r join index_builds b on b.index_name = r.index_name
      order by b.started_at desc limit 1
    ) is distinct from names_version as is_other
    from index_builds where index_name = ${index}
  `.execute(db)
  if (rows[0]?.is_other !== true) return []
  const found = await sql<{ id: string }>`
    select distinct r.subject_id as id from subject_records r
    join unnest(${namedRecords()}::text[]) named on named = r.source_id || '/' || r.publisher_id
    order by id
  `.execute(db)
  return found.rows.map(({ id }) => id)
}

export async function storeRun(
  db: Db,
  { index, changed, alerts }: { index: string; changed: number; alerts: number },
): Promise<void> {
  await db
    .insertInto('monitoring_runs')
    .values({ index_name: index, changed_count: changed, alert_count: alerts, finished_at: new Date() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

interface ConfirmedChangeRow {
  entity_id: number
  subject_id: string
  source_id: string
  publisher_id: string
  short_name: string
  short_name_cn: string
  changed_on: string
  data_status: DataStatus
}

/**
 * What lists did since a time to the subjects that watched names are confirmed to be. An entry that left its list and
 * with it the last one is one change.
 */
export async function findConfirmedChanges(
  db: Db,
  subjectIds: readonly string[],
  since: Date,
): Promise<(ConfirmedChange & { subjectId: string })[]> {
  const { rows } = await sql<ConfirmedChangeRow>`
    select distinct on (e.id, c.source_id, c.publisher_id, c.changed_on)
      e.id as entity_id, r.subject_id, c.source_id, c.publisher_id, o.short_name, o.short_name_cn, c.changed_on,
      c.data_status
    from screening_entities e
    join subjects m on m.id = e.mapped_id
    join subject_records r on r.subject_id = coalesce(m.merged_into, m.id)
    join subject_changes c on c.subject_id = r.own_subject_id and c.source_id = r.source_id
      and c.publisher_id = r.publisher_id
    join sources o on o.id = c.source_id and o.role = 'list'
    where e.is_watched and coalesce(m.merged_into, m.id) = any(${subjectIds}) and exists (
      select from ingest_runs i where i.snapshot_id = c.snapshot_id and i.outcome in ('running', 'published')
        and coalesce(i.finished_at, 'infinity') >= ${since}
    )
    order by e.id, c.source_id, c.publisher_id, c.changed_on,
      array_position(array[0, 3, 1, 2]::smallint[], c.data_status)
  `.execute(db)
  return rows.map((row) => ({
    entityId: row.entity_id,
    subjectId: row.subject_id,
    fact: [row.source_id, row.publisher_id, row.changed_on, row.data_status],
    facts: {
      dataStatus: row.data_status,
      listName: row.short_name,
      listNameCn: row.short_name_cn,
      changedOn: row.changed_on,
    },
  }))
}
