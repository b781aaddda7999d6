import type { Db } from '@qingdan/database/connection.ts'
import type { FastifyPluginAsync } from 'fastify'
import { actorOf, sessionOf } from '../../auth/session.ts'
import type { DiligenceAnswer, DiligenceReport, GuidedRun } from '../../contract/guided/run.ts'
import { toPage } from '../../http/pagination.ts'
import { handle } from '../../plugins/operations.ts'
import type { RunAnswers } from './answers.ts'
import { type DiligenceService, moduleOf } from './diligence-service.ts'
import { findReports } from './run-repository.ts'
import type { RunService, WalkedRun } from './run-service.ts'

interface Options {
  db: Db
  runs: RunService
  diligence: DiligenceService
  answers: RunAnswers
}

type Query = {
  module: '1' | '2'
  type: '1' | '2' | '3' | '4'
  optType?: '1' | '2' | undefined
  id?: string | undefined
}

/** Questionnaires about an item and a counterparty, and their reports. */
export const diligenceRoutes: FastifyPluginAsync<Options> = async (app, { db, runs, diligence, answers }) => {
  const askingOf = (request: Parameters<typeof sessionOf>[0]) => ({
    userId: sessionOf(request).userId,
    now: new Date(),
  })

  handle(app, 'diligence.question', async (request) => {
    const asking = askingOf(request)
    const { query } = request
    if (query.type === '3') {
      const { asOf, parties } = query
      const known = { asOf, parties }
      const run = query.resume
        ? diligence.resume(asking, query.module, known)
        : diligence.begin(asking, query.module, known)
      return toAnswer(await answers.ofWork(run))
    }
    return toAnswer(await answers.ofWork(asked(asking, query)))
  })

  function asked(asking: ReturnType<typeof askingOf>, { module, type, id, optType }: Query): Promise<WalkedRun> {
    if (type !== '2') return diligence.back(asking, module)
    return diligence.answer(asking, module, id, optType)
  }

  handle(app, 'diligence.submit', async (request) => {
    const { module, optId } = request.body
    await answers.orMoved(diligence.submit(askingOf(request), module, optId))
    return null
  })

  handle(app, 'diligence.report', async (request) => {
    const { module, reportName } = request.body
    return { id: String(await diligence.report(askingOf(request), module, reportName, actorOf(request))) }
  })

  handle(app, 'diligence.page', async (request) => {
    const { rows, total } = await findReports(db, sessionOf(request).userId, request.body)
    const reports = await Promise.all(rows.map(async (row) => toReport(await answers.of(await runs.replay(row)))))
    return toPage(reports, total, request.body)
  })

  handle(app, 'diligence.delete', async (request) => {
    return { count: await diligence.delete(askingOf(request), request.body.ids, actorOf(request)) }
  })

  handle(app, 'diligence.detail', async (request) => {
    return await answers.ofWork(diligence.read(askingOf(request), request.query.id))
  })
}

function toAnswer(run: GuidedRun): DiligenceAnswer {
  const { question } = run
  const last = run.steps.at(-1)
  return {
    ...run,
    id: question?.id ?? run.conclusionId ?? '',
    sort: question?.sort ?? run.steps.filter(({ by }) => by === 'person').length + 1,
    conclusion: run.content,
    conclusionEn: run.contentEn,
    description: question?.notes ?? last?.notes ?? [],
  }
}

function toReport(run: GuidedRun): DiligenceReport {
  return {
    id: run.recordId,
    name: run.reportName ?? '',
    createTime: run.reportedAt ?? run.begunAt,
    type: moduleOf(run.flow),
    result: run.content ?? '',
    resultEn: run.contentEn ?? '',
    severity: run.severity ?? 'info',
    isTextChanged: run.isTextChanged,
  }
}
