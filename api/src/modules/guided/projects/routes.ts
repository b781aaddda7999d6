import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { actorOf, sessionOf } from '../../../auth/session.ts'
import type { RiskProject } from '../../../contract/guided/risk-project.ts'
import { AppError } from '../../../http/app-error.ts'
import { toPage } from '../../../http/pagination.ts'
import { handle } from '../../../plugins/operations.ts'
import type { RunAnswers } from '../answers.ts'
import { beginEndUse } from './end-use-run.ts'
import { ProjectMovedError } from './project-moved.ts'
import { countUnreadProjects, findProject, markRead } from './repository.ts'
import type { RiskProjectService } from './service.ts'
import { type StoredProject, toProject, toProjectRow } from './to-project.ts'
import type { RiskProjectTools } from './upkeep.ts'

interface Options {
  projects: RiskProjectService
  tools: RiskProjectTools
  answers: RunAnswers
}

/** Transaction risk projects. */
export const riskProjectRoutes: FastifyPluginAsync<Options> = async (app, { projects, tools, answers }) => {
  const { db, graphs } = tools
  const userOf = (request: FastifyRequest) => sessionOf(request).userId
  const actingOf = (request: FastifyRequest) => ({
    session: sessionOf(request),
    actor: actorOf(request),
    now: new Date(),
  })

  async function of(project: StoredProject): Promise<RiskProject> {
    const [newest] = project.conclusions
    if (!newest) throw new Error(`Project ${project.row.id} was never evaluated`)
    return toProject(project, await answers.of(newest), graphs)
  }

  /** A change of a state that is not in force any more is refused with the one that is. */
  async function ofWork(userId: string, work: Promise<StoredProject>): Promise<RiskProject> {
    try {
      return await of(await work)
    } catch (error) {
      if (!(error instanceof ProjectMovedError)) throw error
      const current = await of(await projects.read(userId, error.id, new Date()))
      throw new AppError('project.moved', { data: { ...current }, subject: current.id })
    }
  }

  handle(app, 'project.save', (request) => ofWork(userOf(request), projects.save(actingOf(request), request.body)))
  handle(app, 'project.page', async (request) => {
    const { rows, total } = await projects.page(userOf(request), request.body)
    return toPage(
      rows.map(([row, newest]) => toProjectRow(row, newest)),
      total,
      request.body,
    )
  })
  handle(app, 'project.baseinfo', async (request) =>
    of(await projects.read(userOf(request), request.query.id, new Date())),
  )
  handle(app, 'project.delete', async (request) => {
    await projects.remove(actingOf(request), request.body.id)
    return null
  })
  handle(app, 'project.answer', (request) => {
    const { questionId, answer, id, revision } = request.body
    const given = { id: questionId, answer: answer === '1' ? 'yes' : 'no' } as const
    return ofWork(userOf(request), projects.answer(userOf(request), { id, revision }, given, new Date()))
  })
  handle(app, 'project.upper', (request) => {
    const { id, revision } = request.body
    return ofWork(userOf(request), projects.back(userOf(request), { id, revision }, new Date()))
  })
  handle(app, 'project.endUse', async (request) => {
    const { id, categoryId } = request.body
    const now = new Date()
    return await answers.of(await beginEndUse(tools, await projects.read(userOf(request), id, now), categoryId, now))
  })
  handle(app, 'project.read', async (request) => {
    const { id } = request.body
    if (!(await findProject(db, userOf(request), id))) throw new AppError('project.unknown', { subject: String(id) })
    await markRead(db, userOf(request), id, new Date())
    return null
  })
  handle(app, 'project.unread', async (request) => ({ count: await countUnreadProjects(db, userOf(request)) }))
}
