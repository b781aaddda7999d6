import { createHash } from 'node:crypto'
import { writeAudit } from '../../../audit/repository.ts'
import type { Acting } from '../../../auth/acting.ts'
import { chargeAccess } from '../../../auth/charge-access.ts'
import { type ProjectSaveRequest, projectLimits } from '../../../contract/guided/risk-project.ts'
import { AppError } from '../../../http/app-error.ts'
import { lockNames } from '../../screening/entities/entity-repository.ts'
import { storeFound } from '../../screening/matching/screen-piece.ts'
import { ProjectMovedError } from './project-moved.ts'
import { type ReadPartners, readEntries } from './read-entries.ts'
import {
  changeProject,
  countProjects,
  findProject,
  insertProject,
  lockProject,
  type ProjectRow,
  replacePartners,
  type Trx,
} from './repository.ts'
import type { ProjectUpkeep, RiskProjectTools } from './upkeep.ts'

/** Saves the entries of a project, screens every partner and evaluates it. Throws as `RiskProjectService.save`. */
export async function saveProject(
  { db, items, graphs }: RiskProjectTools,
  upkeep: ProjectUpkeep,
  { session, actor, now }: Acting,
  request: ProjectSaveRequest,
): Promise<ProjectRow> {
  const { userId } = session
  const { id } = request
  if (id !== undefined && !(await findProject(db, userId, id))) {
    throw new AppError('project.unknown', { subject: String(id) })
  }
  const read = await readEntries(items, request)
  await chargeAccess(db, session, [chargeOf(request)], actor, now)
  const { indexName, found } = await upkeep.screen(read.names, now)
  const graph = graphs.current('risk-project')
  return await db.transaction().execute(async (trx) => {
    await graphs.store(trx, graph, now)
    const before = await lockOrInsert(trx, request, { userId, graphHash: graph.hash, now })
    const entities = await replacePartners(trx, { userId, projectId: before.id, now }, read.names)
    const ids = entities.map((entity) => entity.id)
    await lockNames(trx, ids)
    await storeFound(trx, userId, entities, found, { indexName, now })
    const after = await changeProject(trx, before.id, {
      ...changesOf(before, request, read, ids),
      graph_hash: graph.hash,
      index_name: indexName,
      changed_at: now,
    })
    const details = { partners: read.roles.length }
    const entry = { operation: 'project.save', subject: String(before.id), outcome: 'done', details } as const
    await writeAudit(trx, actor, entry, now)
    return await upkeep.evaluate(trx, after, 'save', now)
  })
}

async function lockOrInsert(
  trx: Trx,
  { id, revision }: ProjectSaveRequest,
  project: Parameters<typeof insertProject>[1],
): Promise<ProjectRow> {
  if (id === undefined) return await insertWithin(trx, project)
  const locked = await lockProject(trx, project.userId, id)
  if (!locked) throw new AppError('project.unknown', { subject: String(id) })
  if (revision !== undefined && revision !== locked.revision) throw new ProjectMovedError(id)
  return locked
}

function changesOf(
  before: ProjectRow,
  { name, item, countries, eccn, value }: ProjectSaveRequest,
  { roles }: ReadPartners,
  entityIds: readonly number[],
) {
  const entered = { name, item, countries, eccn: eccn ?? null, value: value ?? null }
  return {
    ...entered,
    partners: roles.map(({ at, ...role }) => ({ ...role, entityId: entityIds[at] ?? 0 })),
    given: isSameItem(before, entered) ? before.given : [],
    revision: before.revision + 1,
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

/** One charge a day and project; a new one is known by its name and item. */
function chargeOf({ id, name, item }: ProjectSaveRequest) {
  const param1 =
    id === undefined ? createHash('sha256').update(`${name}\n${item}`).digest('hex').slice(0, 16) : String(id)
  return { module: 'risk' as const, param1, param2: null, operation: 'project.save' as const, detail: { name } }
}
