import type { Db } from '@qingdan/database/connection.ts'
import type { Database } from '@qingdan/database/schema.ts'
import type { ProjectPartner, RiskConclusionTable, RiskProjectTable } from '@qingdan/database/tables/guided-tables.ts'
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { ProjectPageRequest } from '../../../contract/guided/risk-project.ts'
import { offsetOf } from '../../../http/pagination.ts'
import { containing } from '../../screening/batches/batch-repository.ts'
import { takeBackWaiting } from '../../screening/entities/decision-repository.ts'
import { type EntityRow, type ListedEntity, pendingAlerts } from '../../screening/entities/entity-repository.ts'
import { reviewState } from '../../screening/entities/review-state.ts'
import { requeueOthers } from '../../screening/entities/watched-twice.ts'
import type { RunRow } from '../run-repository.ts'

export type ProjectRow = Selectable<RiskProjectTable>
export type Trx = Transaction<Database>
export type ConclusionRow = RunRow & Pick<Selectable<RiskConclusionTable>, 'cause' | 'read_at' | 'snapshot'>

/** A user's project; undefined for another's. */
export async function findProject(db: Kysely<Database>, userId: string, id: number): Promise<ProjectRow | undefined> {
  return await db
    .selectFrom('risk_projects')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** As `findProject`; nobody else changes it until the transaction ends. */
export async function lockProject(trx: Trx, userId: string, id: number): Promise<ProjectRow | undefined> {
  return await trx
    .selectFrom('risk_projects')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function countProjects(trx: Trx, userId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('risk_projects')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** A page of a user's projects, the one changed last first, and how many match. */
export async function findProjectPage(db: Db, userId: string, query: ProjectPageRequest) {
  const isWanted = query.name
    ? sql<boolean>`(${containing('risk_projects.name', query.name)} or ${containing('risk_projects.item', query.name)})`
    : sql<boolean>`true`
  const mine = () => db.selectFrom('risk_projects').where('user_id', '=', userId).where(isWanted)
  const { total } = await mine()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await mine()
    .selectAll()
    .select([
      sql<number>`(
        select count(*)::int from screening_entities e
        where e.project_id = risk_projects.id
          and (e.open_count > 0 and e.operate_status = '0' or e.awaits_release)
      )`.as('open_num'),
      sql<boolean>`exists (
        select from guided_runs r join risk_conclusions c on c.run_id = r.id
        where r.project_id = risk_projects.id and c.read_at is null
      )`.as('is_changed'),
    ])
    .orderBy('changed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(query.pageSize)
    .offset(offsetOf(query))
    .execute()
  return { rows, total: Number(total) }
}

/**
 * Screened names of a project. A subject that a name was confirmed to be counts until that is taken back, also when the lists
 * spell it so that the name does not find it any more.
 */
export async function findPartners(db: Kysely<Database>, projectId: number): Promise<ListedEntity[]> {
  const rows = await db
    .selectFrom('screening_entities')
    .selectAll()
    .select(reviewState.as('state'))
    .select(pendingAlerts.as('alert_count'))
    .select(({ selectFrom }) => {
      const standing = selectFrom('screening_decisions')
        .whereRef('screening_decisions.user_id', '=', 'screening_entities.user_id')
        .whereRef('screening_decisions.type', '=', 'screening_entities.type')
        .whereRef('screening_decisions.name_key', '=', 'screening_entities.name_key')
        .whereRef('screening_decisions.details_key', '=', 'screening_entities.details_key')
        .where('verdict', '=', 'match')
        .where('undone_at', 'is', null)
        .where('screening_decisions.awaits_release', '=', false)
        .orderBy('screening_decisions.id', 'desc')
        .limit(1)
      return [standing.select('subject_id').as('standing_id'), standing.select('subject_name').as('standing_name')]
    })
    .where('project_id', '=', projectId)
    .orderBy('id')
    .execute()
  return rows.map(({ standing_id, standing_name, ...row }) => {
    // A match holds once a second person released it.
    if (row.awaits_release) return { ...row, batch_no: null, mapped_id: null, mapped_name: null, mapped_flag: null }
    const isStanding = row.mapped_id === null && row.open_count === 0 && standing_id !== null
    return isStanding
      ? {
          ...row,
          batch_no: null,
          mapped_id: standing_id,
          mapped_name: standing_name,
          mapped_flag: '1',
          state: 'confirmed',
        }
      : { ...row, batch_no: null }
  })
}

export interface NamedPartner {
  name: string
  nameKey: string
  type: EntityRow['type']
  details: EntityRow['details']
  detailsKey: string
}

/** The screened names of a project, in the order given: those that stay are kept with what was decided, others made or deleted. */
export async function replacePartners(
  trx: Trx,
  { userId, projectId, now }: { userId: string; projectId: number; now: Date },
  names: readonly NamedPartner[],
): Promise<EntityRow[]> {
  const before = await trx.selectFrom('screening_entities').selectAll().where('project_id', '=', projectId).execute()
  const kept = names.map((one) => before.find((row) => isSameName(row, one)))
  const gone = before.filter((row) => !kept.includes(row)).map(({ id }) => id)
  const left = trx
    .selectFrom('screening_entities')
    .select('id')
    .where('id', 'in', [...gone, 0])
  await takeBackWaiting(trx, left, userId, now)
  await requeueOthers(trx, left)
  await trx.deleteFrom('screening_entities').where('id', 'in', left).execute()
  const rows: EntityRow[] = []
  for (const [at, { name, nameKey, type, details, detailsKey }] of names.entries()) {
    const row = kept[at]
    rows.push(
      row ??
        (await trx
          .insertInto('screening_entities')
          .values({
            user_id: userId,
            project_id: projectId,
            name,
            name_key: nameKey,
            type,
            details: JSON.stringify(details),
            details_key: detailsKey,
            created_at: now,
            screened_at: now,
          })
          .returningAll()
          .executeTakeFirstOrThrow()),
    )
  }
  return rows
}

function isSameName(row: EntityRow, { name, nameKey, type, detailsKey }: NamedPartner): boolean {
  return row.name === name && row.name_key === nameKey && row.type === type && row.details_key === detailsKey
}

export async function insertProject(
  trx: Trx,
  { userId, graphHash, now }: { userId: string; graphHash: string; now: Date },
): Promise<ProjectRow> {
  return await trx
    .insertInto('risk_projects')
    .values({
      user_id: userId,
      graph_hash: graphHash,
      name: '',
      item: '',
      countries: '[]',
      partners: '[]',
      given: '[]',
      revision: 0,
      created_at: now,
      changed_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

interface ProjectChanges {
  graph_hash?: string
  name?: string
  item?: string
  eccn?: string | null
  value?: string | null
  countries?: ProjectRow['countries']
  partners?: readonly ProjectPartner[]
  given?: ProjectRow['given']
  revision?: number
  run_id?: number
  severity?: string | null
  index_name?: string | null
  editions_key?: string
  changed_at?: Date
  checked_at?: Date
}

export async function changeProject(trx: Trx, id: number, changes: ProjectChanges): Promise<ProjectRow> {
  const { countries, partners, given, ...plain } = changes
  return await trx
    .updateTable('risk_projects')
    .set({
      ...plain,
      ...(countries && { countries: JSON.stringify(countries) }),
      ...(partners && { partners: JSON.stringify(partners) }),
      ...(given && { given: JSON.stringify(given) }),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Deletes a project with its partners. Returns whether the user has such a project. */
export async function deleteProject(trx: Trx, userId: string, id: number, now: Date): Promise<boolean> {
  const partners = trx.selectFrom('screening_entities').select('id').where('project_id', '=', id)
  await takeBackWaiting(trx, partners.where('user_id', '=', userId), userId, now)
  await requeueOthers(trx, partners.where('user_id', '=', userId))
  const row = await trx
    .deleteFrom('risk_projects')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Runs in which end uses of a project were answered. */
export async function findEndUseRuns(db: Kysely<Database>, projectId: number): Promise<RunRow[]> {
  return await db
    .selectFrom('guided_runs')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('flow', '=', 'end-use')
    .execute()
}

/** The newest states of a project, the newest first. */
export async function findConclusions(db: Kysely<Database>, projectId: number, most: number): Promise<ConclusionRow[]> {
  return await db
    .selectFrom('guided_runs')
    .innerJoin('risk_conclusions', 'risk_conclusions.run_id', 'guided_runs.id')
    .selectAll('guided_runs')
    .select(['cause', 'read_at', 'snapshot'])
    .where('project_id', '=', projectId)
    .where('flow', '=', 'risk-project')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
}

export async function insertConclusion(
  trx: Trx,
  row: { runId: number; cause: RiskConclusionTable['cause']; snapshot: unknown; readAt: Date | null },
): Promise<void> {
  await trx
    .insertInto('risk_conclusions')
    .values({ run_id: row.runId, cause: row.cause, snapshot: JSON.stringify(row.snapshot), read_at: row.readAt })
    .execute()
}

/** How many projects of a user have a changed conclusion that was not seen. */
export async function countUnreadProjects(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('guided_runs')
    .innerJoin('risk_conclusions', 'risk_conclusions.run_id', 'guided_runs.id')
    .select(({ fn }) => fn.count<number>('project_id').distinct().as('count'))
    .where('guided_runs.user_id', '=', userId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function markRead(db: Db, userId: string, projectId: number, now: Date): Promise<void> {
  await sql`
    update risk_conclusions c set read_at = ${now}
    from guided_runs r
    where r.id = c.run_id and r.project_id = ${projectId} and r.user_id = ${userId} and c.read_at is null
  `.execute(db)
}

/** A value that changes whenever what a project rests on besides its entries may have: lists, regulations, or the day. */
export async function findEditionsKey(db: Db, indexName: string | null, day: string): Promise<string> {
  const { rows } = await sql<{ key: string | null }>`
    select string_agg(e.id::text || ':' || extract(epoch from e.stored_at)::bigint, ',' order by e.id) as key
    from regulations r join regulation_editions e on e.id = r.published_edition_id
    where r.id in ('us-ccl', 'us-country-chart', 'us-country-groups')
  `.execute(db)
  return [indexName ?? '', rows[0]?.key ?? '', day].join('|')
}

/** Projects after an id that were evaluated for something else. */
export async function findOutdated(
  db: Db,
  editionsKey: string,
  { after, most }: { after: number; most: number },
): Promise<ProjectRow[]> {
  return await db
    .selectFrom('risk_projects')
    .selectAll()
    .where(({ eb, or }) => or([eb('editions_key', '!=', editionsKey), eb('editions_key', 'is', null)]))
    .where('id', '>', after)
    .orderBy('id')
    .limit(most)
    .execute()
}
