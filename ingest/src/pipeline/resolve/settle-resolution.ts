import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Db } from '@qingdan/database/connection.ts'
import type { Database } from '@qingdan/database/schema.ts'
import { profileVersion } from '@qingdan/resolution/profile-version.ts'
import { parse } from 'csv-parse/sync'
import { sql, type Transaction } from 'kysely'
import { withRoom } from '../../heap-limits.ts'
import type { Source } from '../../source.ts'
import { createWarnings, type Warnings } from '../../warnings.ts'
import { type Decision, readDecisionRows } from './decisions.ts'
import { addPersonDecisions, hasNewDecisions } from './person-decisions.ts'
import { describeRecords } from './record-profiles.ts'
import { refreshSubjects } from './refresh-subjects.ts'
import { createToResolve, lockResolution } from './resolve.ts'
import { settleSubjects } from './settle-subjects.ts'

const decisionsFile: string = fileURLToPath(new URL('../../../decisions/resolution.csv', import.meta.url))

/**
 * Applies what persons decided on the page since the last time; fast when they decided nothing. The next run of any
 * source reports the warnings.
 */
export async function settleNewDecisions(db: Db, sources: readonly Source[], file?: string): Promise<void> {
  if (await hasNewDecisions(db)) await settleResolution(db, sources, createWarnings(), file)
}

/**
 * Applies changes of the decisions, of the file and of persons, and resolves all records again if an older version of
 * the rules profiled them. Fast when there is neither. Wrong lines are reported every time. Returns the number of changed subjects.
 */
export async function settleResolution(
  db: Db,
  sources: readonly Source[],
  warnings: Warnings,
  file: string = decisionsFile,
): Promise<number> {
  const text = await readFile(file, 'utf8')
  return db.transaction().execute(async (trx) => {
    await lockResolution(trx)
    const known = await trx.selectFrom('sources').select('id').execute()
    const { decisions, problems } = readDecisionRows(readRows(text), new Set(known.map(({ id }) => id)))
    for (const problem of problems) warnings.add('decision-wrong-line', problem)
    await createToResolve(trx)
    await readDecided(trx, decisions)
    await replaceDecisions(trx)
    await reportUnusable(trx, warnings)
    let changed = await settleWaiting(trx, sources, warnings)
    const outdated = await forgetOldProfiles(trx)
    if (outdated.length > 0) {
      changed += await withRoom(() => settleAll(trx, sources, outdated, warnings))
    }
    return changed
  })
}

/** Describes and resolves all records of these lists anew. */
async function settleAll(
  trx: Transaction<Database>,
  sources: readonly Source[],
  lists: readonly string[],
  warnings: Warnings,
): Promise<number> {
  await sql`
    insert into to_resolve
    select r.source_id, r.publisher_id from subject_records r
    join source_records c on c.source_id = r.source_id and c.publisher_id = r.publisher_id and c.valid_to is null
    where r.source_id = any(${lists})
  `.execute(trx)
  await describeRecords(trx, sources)
  return settleWaiting(trx, sources, warnings, { isProofNeeded: true })
}

/**
 * Deletes profiles made by an older version of the rules, so that they are never compared with present ones. Returns
 * the lists whose current records need a new profile, by list number.
 */
async function forgetOldProfiles(trx: Transaction<Database>): Promise<string[]> {
  const rows = await sql<{ id: string }>`
    select s.id from sources s where exists (
      select from subject_records r
      join source_records c on c.source_id = r.source_id and c.publisher_id = r.publisher_id and c.valid_to is null
      where r.source_id = s.id and r.profile_version is distinct from ${profileVersion}
    )
    order by s.source_number
  `.execute(trx)
  const ids = rows.rows.map(({ id }) => id)
  if (ids.length === 0) return []
  await sql`delete from record_keys where source_id = any(${ids})`.execute(trx)
  await sql`
    update subject_records set profile = null, profile_version = null
    where source_id = any(${ids}) and profile is not null
  `.execute(trx)
  return ids
}

async function settleWaiting(
  trx: Transaction<Database>,
  sources: readonly Source[],
  warnings: Warnings,
  options: { isProofNeeded: boolean } = { isProofNeeded: false },
): Promise<number> {
  const waiting = await sql<{ count: number }>`select count(*)::int as count from to_resolve`.execute(trx)
  if (waiting.rows[0]?.count === 0) return 0
  const { changed } = await settleSubjects(trx, sources, warnings, options)
  await refreshSubjects(trx, changed)
  await sql`delete from to_resolve`.execute(trx)
  return changed.length
}

/** Rows of the file; none if it cannot be read. */
function readRows(text: string): string[][] {
  try {
    return parse(text, { relax_column_count: true, skip_empty_lines: true, bom: true })
  } catch {
    return []
  }
}

/**
 * Makes the table `decided` of the decisions of the file and of persons. If the file cannot be read, its earlier
 * decisions stay in force.
 */
async function readDecided(trx: Transaction<Database>, decisions: readonly Decision[] | null): Promise<void> {
  await sql`
    create temporary table decided on commit drop as
    select * from resolution_decisions where origin = 'file' and ${decisions === null}
    union all
    select d->>'action' as action, d#>>'{a,sourceId}' as a_source_id, d#>>'{a,publisherId}' as a_publisher_id,
      d#>>'{b,sourceId}' as b_source_id, d#>>'{b,publisherId}' as b_publisher_id, d->>'reason' as reason,
      d->>'decidedBy' as decided_by, (d->>'decidedOn')::date as decided_on, 'file' as origin
    from jsonb_array_elements(${JSON.stringify(decisions ?? [])}::jsonb) d
  `.execute(trx)
  await addPersonDecisions(trx)
}

/** Replaces the stored decisions by the table `decided`, and puts the records of changed ones into `to_resolve`. */
async function replaceDecisions(trx: Transaction<Database>): Promise<void> {
  const changed = await sql<{ change: string; action: string; a: string; b: string }>`
    select 'added' as change, n.* from (select * from decided except select * from resolution_decisions) n
    union all
    select 'removed', o.* from (select * from resolution_decisions except select * from decided) o
  `.execute(trx)
  if (changed.rows.length === 0) return
  await sql`
    insert into to_resolve
    select r.source_id, r.publisher_id from subject_records r
    join (
      (select * from decided except select * from resolution_decisions)
      union (select * from resolution_decisions except select * from decided)
    ) d on (r.source_id, r.publisher_id) in ((d.a_source_id, d.a_publisher_id), (d.b_source_id, d.b_publisher_id))
    on conflict do nothing
  `.execute(trx)
  await sql`delete from resolution_decisions`.execute(trx)
  await sql`insert into resolution_decisions select * from decided`.execute(trx)
  await trx
    .insertInto('ingest_events')
    .values({
      kind: 'resolution.decided',
      message: `${changed.rows.length} decisions on who is who changed`,
      details: JSON.stringify({ count: changed.rows.length, changes: changed.rows }),
    })
    .execute()
}

/** A decision names a record that its list never had, or two records with one number. */
async function reportUnusable(trx: Transaction<Database>, warnings: Warnings): Promise<void> {
  const unknown = await sql<{ ref: string }>`
    select x.source_id || '/' || x.publisher_id as ref
    from resolution_decisions d
    cross join lateral (values (d.a_source_id, d.a_publisher_id), (d.b_source_id, d.b_publisher_id)) x (source_id, publisher_id)
    join sources s on s.id = x.source_id and s.published_snapshot_id is not null and not s.is_demo
    where not exists (
      select from subject_records r where r.source_id = x.source_id and r.publisher_id = x.publisher_id
    )
  `.execute(trx)
  for (const { ref } of unknown.rows) warnings.add('decision-unknown-record', ref)
  const inseparable = await sql<{ pair: string }>`
    select a.source_id || '/' || a.publisher_id || ' and ' || b.source_id || '/' || b.publisher_id as pair
    from resolution_decisions d
    join subject_records a on a.source_id = d.a_source_id and a.publisher_id = d.a_publisher_id
    join subject_records b on b.source_id = d.b_source_id and b.publisher_id = d.b_publisher_id
    where d.action = 'apart' and a.own_subject_id = b.own_subject_id
  `.execute(trx)
  for (const { pair } of inseparable.rows) warnings.add('decision-wrong-line', `${pair} stand under one number`)
}
