import type { Db } from '@qingdan/database/connection.ts'
import type { Flow } from '@qingdan/guided-flows/model.ts'
import type { FastifyPluginAsync } from 'fastify'
import { actorOf, sessionOf } from '../../auth/session.ts'
import type { GuidedFlow, GuidedRun, GuidedRunRow, MinimumRateReport } from '../../contract/guided/run.ts'
import { toPage } from '../../http/pagination.ts'
import { handle } from '../../plugins/operations.ts'
import { countryOf, noCountry } from '../dictionary/countries.ts'
import type { UsItemService } from '../us-items/service.ts'
import type { RunAnswers } from './answers.ts'
import type { Graphs } from './graphs.ts'
import { riskCountries, sensitiveCountries } from './risk-countries.ts'
import type { RiskService } from './risk-service.ts'
import { findMinimumRates, findRuns } from './run-repository.ts'
import type { RunService } from './run-service.ts'

interface Options {
  db: Db
  graphs: Graphs
  runs: RunService
  risk: RiskService
  answers: RunAnswers
  items: UsItemService
}

/** What is not a code: the item has no entry. */
const noEntry = { id: 'EAR99', eccn: 'EAR99', name: 'EAR99' }

/** The wizards of US rules, and what their first steps choose from. */
export const riskRoutes: FastifyPluginAsync<Options> = async (app, { db, graphs, runs, risk, answers, items }) => {
  const askingOf = (request: Parameters<typeof sessionOf>[0]) => ({
    userId: sessionOf(request).userId,
    now: new Date(),
  })
  const isYes = (answer: string) => (answer === '1' ? 'yes' : 'no')

  handle(app, 'risk.suggest', async ({ query }) => {
    const found = (await items.suggest(query.eccn.trim())).map(({ eccn, name }) => ({ id: eccn, eccn, name }))
    return 'EAR99'.startsWith(query.eccn.trim().toUpperCase()) && query.eccn.trim() !== '' ? [noEntry, ...found] : found
  })
  handle(app, 'risk.countries', ({ query }) => riskCountries(query.name))
  handle(app, 'risk.sensitive', () => sensitiveCountries(graphs.countries))
  handle(app, 'risk.run', async (request) => {
    return await answers.of(await runs.read(askingOf(request), request.query.recordId))
  })

  handle(app, 'risk.runs', async (request) => {
    const { flow, ...paging } = request.query
    const { rows, total } = await findRuns(db, sessionOf(request).userId, flow, paging)
    const found = await Promise.all(rows.map(async (row) => await answers.of(await runs.replay(row))))
    const { categories = [] } = graphs.current('end-use').flow
    return toPage(
      found.map((run) => toRow(run, categories)),
      total,
      paging,
    )
  })
  handle(app, 'risk.delete', async (request) => {
    return { count: await risk.delete(askingOf(request), request.body.ids, actorOf(request)) }
  })

  handle(app, 'direct.start', async (request) => {
    return await answers.of(await risk.startDirectRule(askingOf(request), request.body))
  })
  handle(app, 'direct.answer', async (request) => {
    const { recordId, id, answer } = request.body
    return await answers.ofWork(runs.give(askingOf(request), recordId, 'fdp', { id, answer: isYes(answer) }))
  })
  handle(app, 'direct.upper', (request) => back(request, request.body.recordId, 'fdp'))

  handle(app, 'enduse.categories', () =>
    (graphs.current('end-use').flow.categories ?? []).map(({ id, zh, en, section }) => ({
      id,
      name: zh,
      nameEn: en,
      section,
    })),
  )
  handle(app, 'enduse.start', async (request) => {
    return await answers.of(await risk.startEndUse(askingOf(request), request.body))
  })
  handle(app, 'enduse.answer', async (request) => {
    const { recordId, questionId, optType } = request.body
    const given = { id: questionId, answer: isYes(optType) } as const
    return await answers.ofWork(runs.give(askingOf(request), recordId, 'end-use', given))
  })
  handle(app, 'enduse.upper', (request) => back(request, request.body.recordId, 'end-use'))

  handle(app, 'minimum.page', async (request) => {
    const { rows, total } = await findMinimumRates(db, sessionOf(request).userId, request.query)
    const reports = await Promise.all(
      rows.map(async (row) => toReport(await answers.of(await runs.replay(row)), row.is_begun)),
    )
    return toPage(reports, total, request.query)
  })
  handle(app, 'minimum.add', async (request) => {
    return { recordId: String(await risk.addMinimumRate(askingOf(request), request.body.reportName)) }
  })
  handle(app, 'minimum.start', async (request) => {
    const { recordId, ...item } = request.body
    return await answers.ofWork(risk.startMinimumRate(askingOf(request), recordId, item))
  })
  handle(app, 'minimum.answer', async (request) => {
    const { recordId, questionId, answer } = request.body
    return await answers.ofWork(risk.answerMinimumRate(askingOf(request), recordId, questionId, isYes(answer)))
  })
  handle(app, 'minimum.upper', (request) => back(request, request.body.recordId, 'de-minimis'))
  handle(app, 'minimum.count', async (request) => {
    const { recordId, ...amounts } = request.body
    const counted = await answers.orMoved(runs.count(askingOf(request), recordId, 'de-minimis', amounts))
    return { countResult: Number(counted.percent), run: await answers.of(counted.run) }
  })

  async function back(
    request: Parameters<typeof sessionOf>[0],
    recordId: number,
    flow: GuidedFlow,
  ): Promise<GuidedRun> {
    return await answers.ofWork(runs.back(askingOf(request), recordId, flow))
  }
}

function toRow(run: GuidedRun, categories: NonNullable<Flow['categories']>): GuidedRunRow {
  const { country, countryEn, countryCode } = run.input['countryId'] ? countryOf(run.input['countryId']) : noCountry
  const category = categories.find(({ id }) => id === run.input['categoryId'])
  const endUser = run.input['endUser'] ?? ''
  return {
    recordId: run.recordId,
    createTime: run.begunAt,
    eccn: run.input['eccn'] ?? null,
    country,
    countryEn,
    countryCode,
    about: category?.zh ?? endUser,
    aboutEn: category?.en ?? endUser,
    hasEnd: run.hasEnd,
    severity: run.severity,
    result: run.content,
    resultEn: run.contentEn,
    isTextChanged: run.isTextChanged,
  }
}

function toReport(run: GuidedRun, isBegun: boolean): MinimumRateReport {
  const { country, countryEn, countryCode } = run.input['countryId'] ? countryOf(run.input['countryId']) : noCountry
  return {
    recordId: run.recordId,
    reportName: run.reportName ?? '',
    createTime: run.begunAt,
    eccn: run.input['eccn'] ?? null,
    country,
    countryEn,
    countryCode,
    countryName: country,
    hasEnd: isBegun && run.hasEnd,
    severity: isBegun ? run.severity : null,
    isTextChanged: run.isTextChanged,
  }
}
