import { createHash } from 'node:crypto'
import { chinaDay } from '@qingdan/database/china-time.ts'
import type { Db } from '@qingdan/database/connection.ts'
import type { Database } from '@qingdan/database/schema.ts'
import { type Given, withoutLast } from '@qingdan/guided-flows/walk.ts'
import type { Screener } from '@qingdan/screening/screener.ts'
import type { Kysely } from 'kysely'
import { writeAudit } from '../../audit/repository.ts'
import { chargeAccess } from '../../auth/charge-access.ts'
import { type ProjectPageRequest, type ProjectSaveRequest, projectLimits } from '../../contract/guided/risk-project.ts'
import { AppError } from '../../http/app-error.ts'
import type { SourceDirectory } from '../dictionary/source-directory.ts'
import type { Graphs } from '../guided/graphs.ts'
import type { RunService, WalkedRun } from '../guided/run-service.ts'
import type { Acting } from '../screening/batches/batch-service.ts'
import { screenNames, storeFound } from '../screening/matching/screen-piece.ts'
import type { UsItemService } from '../us-items/service.ts'
import { walkEndUses } from './end-uses.ts'
import { evaluateProject } from './evaluate.ts'
import type { WalkedConclusion } from './history.ts'
import { readEntries } from './read-entries.ts'
import {
  changeProject,
  countProjects,
  deleteProject,
  findConclusions,
  findEditionsKey,
  findEndUseRuns,
  findPartners,
  findProject,
  findProjectPage,
  insertProject,
  lockProject,
  type ProjectRow,
  replacePartners,
  type Trx,
} from './repository.ts'
import { settle } from './settle.ts'
import type { StoredProject } from './to-project.ts'

/** What risk projects are made with. */
export interface RiskProjectTools {
  db: Db
  screener: Pick<Screener, 'screenBatch' | 'explain' | 'version'>
  sources: SourceDirectory
  items: UsItemService
  graphs: Graphs
  runs: RunService
}

/** Transaction risk projects: entries, one dated conclusion, and the former ones. */
export interface RiskProjectService {
  /** Saves, screens every partner and evaluates. Throws `project.unknown`, `project.limit`, what is wrong by field, and `ProjectMovedError`. */
  save(acting: Acting, request: ProjectSaveRequest): Promise<StoredProject>
  /** Brought up to date first: screened anew after a publish, evaluated anew. Throws `project.unknown`. */
  read(userId: string, id: number, now: Date): Promise<StoredProject>
  page(userId: string, query: ProjectPageRequest): Promise<{ rows: [PageRow, WalkedRun][]; total: number }>
  /** Throws `project.unknown`. */
  remove(acting: Acting, id: number): Promise<void>
  /** Throws `project.unknown`, and `ProjectMovedError` when another question is open. */
  answer(userId: string, change: Change, given: { id: string; answer: 'yes' | 'no' }, now: Date): Promise<StoredProject>
  /** Back to the last question asked; at the first one nothing changes. */
  back(userId: string, change: Change, now: Date): Promise<StoredProject>
  /** Brings a project up to date after a publish. */
  refresh(row: ProjectRow, now: Date): Promise<void>
}

interface Change {
  id: number
  /** Of the state that the caller has; absent: any. */
  revision: number | undefined
}

type PageRow = Awaited<ReturnType<typeof findProjectPage>>['rows'][number]

/** The project was changed meanwhile by another tab. */
export class ProjectMovedError extends Error {
  readonly id: number

  constructor(id: number) {
    super('project.moved')
    this.id = id
  }
}

const mostConclusions = 51

export function createRiskProjects(tools: RiskProjectTools): RiskProjectService {
  const { db, screener, items, graphs, runs } = tools

  /** Screens names as the search does. */
  async function screen(names: Parameters<typeof screenNames>[1], now: Date) {
    const indexName = await screener.version()
    return { indexName, found: names.length === 0 ? [] : await screenNames(tools, names, now) }
  }

  async function partnersOf(trx: Kysely<Database>, row: ProjectRow) {
    const entities = new Map((await findPartners(trx, row.id)).map((entity) => [entity.id, entity]))
    return row.partners.flatMap((partner) => {
      const entity = entities.get(partner.entityId)
      return entity ? [{ ...partner, entity }] : []
    })
  }

  /** Evaluates a locked project and keeps what is new. `by`: who changed it, if lists, regulations and the day are the same. */
  async function evaluate(trx: Trx, row: ProjectRow, by: 'save' | 'person', now: Date): Promise<ProjectRow> {
    const partners = await partnersOf(trx, row)
    const endUseRuns = await findEndUseRuns(trx, row.id)
    const evaluation = await evaluateProject(trx, tools, { row, partners, endUseRuns }, now)
    const editionsKey = await findEditionsKey(trx, row.index_name, chinaDay(now))
    const isPublished = by === 'person' && row.editions_key !== null && row.editions_key !== editionsKey
    return await settle(trx, row, evaluation, { cause: isPublished ? 'publish' : by, editionsKey, now })
  }

  async function stored(row: ProjectRow): Promise<StoredProject> {
    const [partners, rows, endUseRuns] = await Promise.all([
      partnersOf(db, row),
      findConclusions(db, row.id, mostConclusions),
      findEndUseRuns(db, row.id),
    ])
    const conclusions = await Promise.all(
      rows.map(async (one): Promise<WalkedConclusion> => ({ ...(await runs.replay(one)), row: one })),
    )
    const [newest] = conclusions
    return { row, partners, conclusions, endUses: await walkEndUses(graphs, factsOf(newest), endUseRuns) }
  }

  async function known(userId: string, id: number): Promise<ProjectRow> {
    const row = await findProject(db, userId, id)
    if (!row) throw new AppError('project.unknown', { subject: String(id) })
    return row
  }

  /** Screens the partners of a project anew where another version of the lists is published, and evaluates it. */
  async function bringUpToDate(row: ProjectRow, now: Date): Promise<ProjectRow> {
    const version = await screener.version()
    const isScreenedAnew = version !== row.index_name
    const names = isScreenedAnew ? await findPartners(db, row.id) : []
    const { indexName, found } = isScreenedAnew ? await screen(names, now) : { indexName: version, found: [] }
    return await db.transaction().execute(async (trx) => {
      const locked = await lockProject(trx, row.user_id, row.id)
      if (!locked) throw new AppError('project.unknown', { subject: String(row.id) })
      // Saved meanwhile, which screens and evaluates.
      if (locked.revision !== row.revision) return locked
      if (!isScreenedAnew) return await evaluate(trx, locked, 'person', now)
      await storeFound(trx, row.user_id, names, found, { indexName, now })
      return await evaluate(trx, await changeProject(trx, row.id, { index_name: indexName }), 'person', now)
    })
  }

  async function change(
    userId: string,
    { id, revision }: Change,
    now: Date,
    changed: (run: WalkedRun) => readonly Given[],
  ): Promise<StoredProject> {
    await bringUpToDate(await known(userId, id), now)
    const row = await db.transaction().execute(async (trx) => {
      const locked = await lockProject(trx, userId, id)
      if (!locked) throw new AppError('project.unknown', { subject: String(id) })
      const [newest] = await findConclusions(trx, id, 1)
      if ((revision !== undefined && revision !== locked.revision) || !newest) throw new ProjectMovedError(id)
      const given = changed(await runs.replay(newest)) as ProjectRow['given']
      const after = await changeProject(trx, id, { given, revision: locked.revision + 1, changed_at: now })
      return await evaluate(trx, after, 'person', now)
    })
    return await stored(row)
  }

  return {
    async save(acting, request) {
      const { session, actor, now } = acting
      const { userId } = session
      const before = request.id === undefined ? undefined : await known(userId, request.id)
      const { names, roles } = await readEntries(items, request)
      await chargeAccess(db, session, [chargeOf(request)], actor, now)
      const graph = graphs.current('risk-project')
      const { indexName, found } = await screen(names, now)
      const row = await db.transaction().execute(async (trx) => {
        await graphs.store(trx, graph, now)
        const locked = before
          ? await lockProject(trx, userId, before.id)
          : await insertWithin(trx, { userId, graphHash: graph.hash, now })
        if (!locked) throw new AppError('project.unknown', { subject: String(request.id) })
        if (before && request.revision !== undefined && request.revision !== locked.revision) {
          throw new ProjectMovedError(locked.id)
        }
        const entities = await replacePartners(trx, { userId, projectId: locked.id, now }, names)
        await storeFound(trx, userId, entities, found, { indexName, now })
        const { name, item, countries } = request
        const entered = { name, item, countries, eccn: request.eccn ?? null, value: request.value ?? null }
        const partners = roles.map(({ at, ...role }) => ({ ...role, entityId: entities[at]?.id ?? 0 }))
        const after = await changeProject(trx, locked.id, {
          ...entered,
          partners,
          graph_hash: graph.hash,
          given: isSameItem(locked, entered) ? locked.given : [],
          revision: locked.revision + 1,
          index_name: indexName,
          changed_at: now,
        })
        const entry = { operation: 'project.save', subject: String(locked.id), outcome: 'done' } as const
        await writeAudit(trx, actor, { ...entry, details: { partners: partners.length } }, now)
        return await evaluate(trx, after, 'save', now)
      })
      return await stored(row)
    },

    async read(userId, id, now) {
      return await stored(await bringUpToDate(await known(userId, id), now))
    },

    async page(userId, query) {
      const { rows, total } = await findProjectPage(db, userId, query)
      const walked = await Promise.all(
        rows.map(async (row): Promise<[PageRow, WalkedRun]> => {
          const [newest] = await findConclusions(db, row.id, 1)
          if (!newest) throw new Error(`Project ${row.id} was never evaluated`)
          return [row, await runs.replay(newest)]
        }),
      )
      return { rows: walked, total }
    },

    async remove({ session: { userId }, actor, now }, id) {
      await db.transaction().execute(async (trx) => {
        const isDeleted = await deleteProject(trx, userId, id)
        if (!isDeleted) throw new AppError('project.unknown', { subject: String(id) })
        await writeAudit(trx, actor, { operation: 'project.delete', subject: String(id), outcome: 'done' }, now)
      })
    },

    async answer(userId, { id, revision }, given, now) {
      return await change(userId, { id, revision }, now, ({ row, walk }) => {
        if (walk.open?.id !== given.id) throw new ProjectMovedError(id)
        return [...(row.given as Given[]), given]
      })
    },

    async back(userId, asked, now) {
      return await change(userId, asked, now, ({ row }) => withoutLast(row.given as Given[]))
    },

    async refresh(row, now) {
      await bringUpToDate(row, now)
    },
  }
}

async function insertWithin(trx: Trx, project: Parameters<typeof insertProject>[1]): Promise<ProjectRow> {
  if ((await countProjects(trx, project.userId)) >= projectLimits.projects) throw new AppError('project.limit')
  return await insertProject(trx, project)
}

/** Answers are about an item and its way: with another one they are asked again. */
function isSameItem(before: ProjectRow, now: Pick<ProjectRow, 'item' | 'eccn' | 'countries'>): boolean {
  const countriesOf = ({ countries }: Pick<ProjectRow, 'countries'>) =>
    JSON.stringify(countries.map(({ countryId, role }) => `${role} ${countryId}`).toSorted())
  return before.item === now.item && before.eccn === now.eccn && countriesOf(before) === countriesOf(now)
}

/** Facts of the newest state, with the answer whether the item is subject to the EAR. */
function factsOf(newest: WalkedConclusion | undefined) {
  const facts = (newest?.row.facts ?? {}) as Record<string, string>
  const subject = newest?.walk.steps.find(({ node }) => node.id === 'rp.7')
  return subject && 'answer' in subject ? { ...facts, subjectToEar: subject.answer === 'yes' } : facts
}

/** One charge a day and project; a new one is known by its name and item. */
function chargeOf({ id, name, item }: ProjectSaveRequest) {
  const param1 =
    id === undefined ? createHash('sha256').update(`${name}\n${item}`).digest('hex').slice(0, 16) : String(id)
  return { module: 'risk' as const, param1, param2: null, operation: 'project.save' as const }
}
