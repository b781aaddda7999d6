import { type Given, withoutLast } from '@qingdan/guided-flows/walk.ts'
import { writeAudit } from '../../../audit/repository.ts'
import type { Acting } from '../../../auth/acting.ts'
import type { ProjectPageRequest, ProjectSaveRequest } from '../../../contract/guided/risk-project.ts'
import { AppError } from '../../../http/app-error.ts'
import type { WalkedRun } from '../run-service.ts'
import { ProjectMovedError } from './project-moved.ts'
import {
  changeProject,
  deleteProject,
  findConclusions,
  findProject,
  findProjectPage,
  lockProject,
  type ProjectRow,
} from './repository.ts'
import { saveProject } from './save-project.ts'
import type { StoredProject } from './to-project.ts'
import { createProjectUpkeep, type RiskProjectTools } from './upkeep.ts'

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
}

interface Change {
  id: number
  /** Of the state that the caller has; absent: any. */
  revision: number | undefined
}

type PageRow = Awaited<ReturnType<typeof findProjectPage>>['rows'][number]

export function createRiskProjects(tools: RiskProjectTools): RiskProjectService {
  const { db, runs } = tools
  const upkeep = createProjectUpkeep(tools)
  const { stored, bringUpToDate, evaluate } = upkeep

  async function known(userId: string, id: number): Promise<ProjectRow> {
    const row = await findProject(db, userId, id)
    if (!row) throw new AppError('project.unknown', { subject: String(id) })
    return row
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
      return await stored(await saveProject(tools, upkeep, acting, request))
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
        const isDeleted = await deleteProject(trx, userId, id, now)
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
  }
}
