import { startOfChinaDay } from '@qingdan/database/china-time.ts'
import type { Db } from '@qingdan/database/connection.ts'
import type { Database } from '@qingdan/database/schema.ts'
import type { GuidedRunTable } from '@qingdan/database/tables/guided-tables.ts'
import type { Facts } from '@qingdan/guided-flows/model.ts'
import { type Expression, type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { ProjectSnapshot } from '../../contract/guided/project-snapshot.ts'
import type { MinimumRatePageQuery } from '../../contract/guided/requests.ts'
import type { GuidedFlow, GuidedParty } from '../../contract/guided/run.ts'
import { offsetOf, type Paging } from '../../http/pagination.ts'

export const questionnaireFlows = ['item-control', 'counterparty'] as const satisfies readonly GuidedFlow[]
export const wizardFlows = ['fdp', 'end-use', 'de-minimis'] as const satisfies readonly GuidedFlow[]

export type RunRow = Selectable<GuidedRunTable>
type Trx = Transaction<Database>

interface NewRun {
  userId: string
  graphHash: string
  flow: GuidedFlow
  start: string
  reportName: string | null
  input: Record<string, string>
  parties: readonly GuidedParty[]
  facts: Facts
  isBegun: boolean
  /** The risk project that it belongs to. */
  projectId?: number | undefined
  now: Date
}

export async function insertRun(trx: Kysely<Database>, run: NewRun): Promise<RunRow> {
  return await trx
    .insertInto('guided_runs')
    .values({
      user_id: run.userId,
      graph_hash: run.graphHash,
      flow: run.flow,
      start_key: run.start,
      report_name: run.reportName,
      input: JSON.stringify(run.input),
      parties: JSON.stringify(run.parties),
      facts: JSON.stringify(run.facts),
      given: '[]',
      is_begun: run.isBegun,
      project_id: run.projectId ?? null,
      begun_at: run.now,
      changed_at: run.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** A user's run of a flow; undefined for another's. */
export async function findRun(db: Kysely<Database>, userId: string, id: number): Promise<RunRow | undefined> {
  return await db
    .selectFrom('guided_runs')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** As `findRun`; nobody else changes it until the transaction ends. */
export async function lockRun(trx: Trx, userId: string, id: number): Promise<RunRow | undefined> {
  return await trx
    .selectFrom('guided_runs')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** What a conclusion of a risk project was made from. */
export async function findSnapshot(db: Kysely<Database>, runId: number): Promise<ProjectSnapshot | null> {
  const row = await db.selectFrom('risk_conclusions').select('snapshot').where('run_id', '=', runId).executeTakeFirst()
  // Written by our own code in this form.
  return (row?.snapshot as ProjectSnapshot | undefined) ?? null
}

/** The open run of a questionnaire; there is at most one. */
export async function findOpenRun(db: Kysely<Database>, userId: string, flow: GuidedFlow): Promise<RunRow | undefined> {
  return await db
    .selectFrom('guided_runs')
    .selectAll()
    .where('user_id', '=', userId)
    .where('flow', '=', flow)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
}

/** The run of a questionnaire that was closed last, if it has no report yet. */
export async function findClosedRun(trx: Trx, userId: string, flow: GuidedFlow): Promise<RunRow | undefined> {
  const last = await trx
    .selectFrom('guided_runs')
    .selectAll()
    .where('user_id', '=', userId)
    .where('flow', '=', flow)
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
  return last?.closed_at && !last.reported_at ? last : undefined
}

export async function changeRun(
  trx: Kysely<Database>,
  id: number,
  changes: {
    given?: readonly unknown[]
    input?: Record<string, string>
    facts?: Facts
    graph_hash?: string
    is_begun?: boolean
    report_name?: string
    closed_at?: Date
    reported_at?: Date
  },
  now: Date,
): Promise<RunRow> {
  const { given, input, facts, ...plain } = changes
  return await trx
    .updateTable('guided_runs')
    .set({
      ...plain,
      ...(given && { given: JSON.stringify(given) }),
      ...(input && { input: JSON.stringify(input) }),
      ...(facts && { facts: JSON.stringify(facts) }),
      changed_at: now,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** A questionnaire that is begun anew leaves nothing of runs that became no report. */
export async function deleteUnreported(trx: Kysely<Database>, userId: string, flow: GuidedFlow): Promise<void> {
  await trx
    .deleteFrom('guided_runs')
    .where('user_id', '=', userId)
    .where('flow', '=', flow)
    .where('reported_at', 'is', null)
    .execute()
}

/** Deletes a user's runs of some flows; answers how many of the ids there were. An open questionnaire is none of them. */
export async function deleteRuns(
  db: Kysely<Database>,
  userId: string,
  ids: readonly number[],
  flows: readonly GuidedFlow[],
): Promise<number> {
  const deleted = await db
    .deleteFrom('guided_runs')
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .where('flow', 'in', flows)
    .where((eb) => eb.or([eb('flow', 'not in', questionnaireFlows), eb('reported_at', 'is not', null)]))
    .returning('id')
    .execute()
  return deleted.length
}

/** How many runs of a flow, or reports of the questionnaires, a user has. */
export async function countRuns(
  db: Kysely<Database>,
  userId: string,
  flows: readonly GuidedFlow[],
  { areReports = false } = {},
): Promise<number> {
  const { count } = await db
    .selectFrom('guided_runs')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('flow', 'in', flows)
    .$if(areReports, (query) => query.where('reported_at', 'is not', null))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Runs of a wizard, newest first. */
export async function findRuns(
  db: Db,
  userId: string,
  flow: GuidedFlow,
  paging: Paging,
): Promise<{ rows: RunRow[]; total: number }> {
  return await findPage(db, sql<boolean>`user_id = ${userId} and flow = ${flow}`, paging)
}

/** Reports of the questionnaires, newest first. */
export async function findReports(db: Db, userId: string, paging: Paging): Promise<{ rows: RunRow[]; total: number }> {
  return await findPage(
    db,
    sql<boolean>`user_id = ${userId} and flow in ('item-control', 'counterparty') and reported_at is not null`,
    paging,
  )
}

/** De minimis reports by name and the days in China on which they were made, newest first. */
export async function findMinimumRates(
  db: Db,
  userId: string,
  query: MinimumRatePageQuery,
): Promise<{ rows: RunRow[]; total: number }> {
  const { reportName, startTime, endTime } = query
  const wanted = [
    sql`user_id = ${userId} and flow = 'de-minimis'`,
    ...(reportName ? [sql`strpos(lower(report_name), lower(${reportName})) > 0`] : []),
    ...(startTime ? [sql`begun_at >= ${startOfChinaDay(startTime)}`] : []),
    ...(endTime ? [sql`begun_at < ${startOfChinaDay(endTime)}::timestamptz + interval '1 day'`] : []),
  ]
  return await findPage(db, sql<boolean>`(${sql.join(wanted, sql` and `)})`, query)
}

async function findPage(db: Db, isWanted: Expression<boolean>, paging: Paging) {
  const { total } = await db
    .selectFrom('guided_runs')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where(isWanted)
    .executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom('guided_runs')
    .selectAll()
    .where(isWanted)
    .orderBy('id', 'desc')
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .execute()
  return { rows, total: Number(total) }
}
