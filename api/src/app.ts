import { randomUUID } from 'node:crypto'
import type { Client } from '@elastic/elasticsearch'
import { chinaDay } from '@qingdan/database/china-time.ts'
import type { Db } from '@qingdan/database/connection.ts'
import { createScreener, type Screener } from '@qingdan/screening/screener.ts'
import { subjectAlias } from '@qingdan/search-mappings/index-names.ts'
import fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import { accessPlugin } from './auth/access.ts'
import { sessionPlugin } from './auth/session.ts'
import { tokensPlugin } from './auth/tokens.ts'
import type { Config } from './config.ts'
import { AppError } from './http/app-error.ts'
import { keepHeld } from './http/keep-held.ts'
import { createJobFiles, type JobFiles } from './jobs/job-files.ts'
import { accessRoutes } from './modules/access/routes.ts'
import { accountRoutes } from './modules/accounts/routes.ts'
import { adminRoutes } from './modules/admin/routes.ts'
import { alertRoutes } from './modules/alerts/routes.ts'
import { bulletinRoutes } from './modules/bulletins/routes.ts'
import { chinaItemRoutes } from './modules/china-items/routes.ts'
import { createChinaItemService } from './modules/china-items/service.ts'
import { chinaSanctionRoutes } from './modules/china-sanction/routes.ts'
import { createChinaService } from './modules/china-sanction/service.ts'
import { chineseNameRoutes } from './modules/chinese-names/routes.ts'
import { createCitations } from './modules/citations/service.ts'
import { counterpartRoutes } from './modules/counterparts/routes.ts'
import { deskRoutes } from './modules/desks/routes.ts'
import { dictionaryRoutes } from './modules/dictionary/routes.ts'
import { createSourceDirectory, type SourceDirectory } from './modules/dictionary/source-directory.ts'
import type { IssueTools } from './modules/export/issue.ts'
import { exportRoutes } from './modules/export/routes.ts'
import type { RuleServices } from './modules/export/rules/routes.ts'
import { favouriteRoutes } from './modules/favourites/routes.ts'
import { freshnessRoutes } from './modules/freshness/routes.ts'
import { riskProjectRoutes } from './modules/guided/projects/routes.ts'
import { createRiskProjects } from './modules/guided/projects/service.ts'
import { guidedRoutes } from './modules/guided/routes.ts'
import { createGuidedServices } from './modules/guided/services.ts'
import { healthRoutes } from './modules/health/routes.ts'
import { lawRoutes } from './modules/laws/routes.ts'
import { createLawService } from './modules/laws/service.ts'
import { listedPartyRoutes } from './modules/listed-parties/routes.ts'
import { matchRoutes } from './modules/matches/routes.ts'
import { monitoringRoutes } from './modules/monitoring/routes.ts'
import { newsRoutes } from './modules/news/routes.ts'
import { createNewsService } from './modules/news/service.ts'
import { noticeRoutes } from './modules/notices/routes.ts'
import { ownershipGraphRoutes } from './modules/ownership-graph/routes.ts'
import { readFacts } from './modules/sanction-detail/possibly-same.ts'
import { sanctionDetailRoutes } from './modules/sanction-detail/routes.ts'
import { sanctionSearchRoutes } from './modules/sanction-search/routes.ts'
import { createSearchService } from './modules/sanction-search/service.ts'
import { reviewRoutes } from './modules/screening/review/routes.ts'
import { screeningRoutes } from './modules/screening/routes.ts'
import { searchRecorder } from './modules/search-records/recorder.ts'
import { searchRecordRoutes } from './modules/search-records/routes.ts'
import { suggestionRoutes } from './modules/suggestions/routes.ts'
import { usItemRoutes } from './modules/us-items/routes.ts'
import { createUsItemService } from './modules/us-items/service.ts'
import { usageRoutes } from './modules/usage/routes.ts'
import { wantedForm } from './modules/web/page-or-data.ts'
import { webRoutes } from './modules/web/routes.ts'
import { auditPlugin } from './plugins/audit.ts'
import { envelopePlugin, sendFailure } from './plugins/envelope.ts'
import { limitsPlugin } from './plugins/limits.ts'
import { metricsPlugin } from './plugins/metrics.ts'
import { openApiPlugin } from './plugins/openapi.ts'
import { requestPlugin } from './plugins/request.ts'
import { parseForm, schemaPlugin } from './plugins/schemas.ts'
import { securityPlugin } from './plugins/security.ts'
import { sendClientError } from './plugins/socket-errors.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** For the jobs of this process: documents are cached once. */
    screener: Screener
  }
}

type ConfigKey =
  | 'indexPrefix'
  | 'trustProxyHops'
  | 'rateLimitPerMinute'
  | 'rateLimitUserPerMinute'
  | 'exportsPerDay'
  | 'metricsToken'
  | 'eventLoopDelayLimitMillis'
  | 'compareThreads'
  | 'sessionSecret'
  | 'mode'
  | 'webDist'
  | 'accounts'
  | 'isBehindTls'

export interface Deps {
  config: Pick<Config, ConfigKey>
  db: Db
  engine: Client
  /** Without it nothing is logged. */
  logger?: FastifyServerOptions['logger']
}

/** Builds the whole API without listening. The database and the search engine may still be down. The caller closes all three. */
export async function buildApp({ config, db, engine, logger }: Deps): Promise<FastifyInstance> {
  const app = fastify({
    logger: logger ?? false,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    trustProxy: (_address: string, hop: number) => hop < config.trustProxyHops,
    bodyLimit: 1024 * 1024,
    requestTimeout: 30_000,
    routerOptions: { querystringParser: parseForm, maxParamLength: 300, constraints: { wants: wantedForm } },
    frameworkErrors: sendFailure,
    clientErrorHandler: sendClientError,
  })

  await registerPlugins(app, { config, db })

  const alias = subjectAlias(config.indexPrefix)
  const sources = createSourceDirectory(db)
  await app.register(searchRecorder, { db, sources })
  const screener = createScreener({ engine, alias }, config.compareThreads)
  const closing = new AbortController()
  app.addHook('onClose', async () => {
    closing.abort()
    await screener.end()
  })
  screener.keepWarm(closing.signal)
  app.decorate('screener', screener)
  const search = createSearchService({ engine, alias, sources, screener })
  await app.register(sanctionSearchRoutes, { search, db, sources })
  const rules = createRuleServices(db, config.sessionSecret)
  app.addHook('onListen', async () => {
    const { laws, usItems } = rules
    // Any day and any part number: what they are looked up in is then held.
    void keepHeld([() => laws.citable(chinaDay(new Date())), () => usItems.partsNumbered('A100')], closing.signal)
  })
  const findCitations = createCitations(db, rules.laws, rules.usItems)
  await app.register(sanctionDetailRoutes, { db, findCitations })
  const guided = createGuidedServices(db, rules.usItems, findCitations, rules.laws.versions)
  await app.register(guidedRoutes, { db, items: rules.usItems, guided })
  const projectTools = { db, screener, sources, items: rules.usItems, graphs: guided.graphs, runs: guided.runs }
  await app.register(riskProjectRoutes, {
    projects: createRiskProjects(projectTools),
    tools: projectTools,
    answers: guided.answers,
  })
  await app.register(accountRoutes, {
    db,
    settings: config.accounts,
    mode: config.mode,
    secret: config.sessionSecret,
  })
  const files = createJobFiles(db)
  await app.register(exportRoutes, {
    db,
    search,
    files,
    publicUrl: config.accounts.publicUrl,
    perDay: config.exportsPerDay,
    guided,
    ...rules,
  })
  await app.register(accessRoutes, { db })
  await registerOwnRecords(app, { db, files, sources, publicUrl: config.accounts.publicUrl })
  await app.register(alertRoutes, { db })
  await registerScreening(app, db, files, config.sessionSecret)
  await app.register(adminRoutes, { db, mode: config.mode })
  await app.register(matchRoutes, { db })
  await app.register(chineseNameRoutes, { db })
  await app.register(noticeRoutes, { db })
  await app.register(bulletinRoutes, { db })
  const china = createChinaService(db)
  await app.register(chinaSanctionRoutes, { china, db })
  await app.register(newsRoutes, { news: createNewsService(db, china, { ...rules, findCitations }) })
  await registerRules(app, db, rules)
  await app.register(ownershipGraphRoutes, { db })
  await app.register(dictionaryRoutes, { db })
  await app.register(freshnessRoutes, { db, alias })
  await app.register(healthRoutes, { db, engine, alias })
  const { wechat } = config.accounts
  const frames = wechat ? [new URL(wechat.authorizeUrl).origin] : []
  await app.register(webRoutes, { webDist: config.webDist, frames })

  // Unknown addresses count against the rate limit too.
  const counted = config.rateLimitPerMinute === 0 ? {} : { preHandler: app.rateLimit() }
  app.setNotFoundHandler(counted, () => {
    throw new AppError('path.unknown')
  })
  return app
}

/** What every route goes through, in the order in which requests pass it. */
async function registerPlugins(app: FastifyInstance, { config, db }: Pick<Deps, 'config' | 'db'>): Promise<void> {
  await app.register(auditPlugin, { db })
  await app.register(envelopePlugin)
  await app.register(requestPlugin)
  await app.register(securityPlugin, { isBehindTls: config.isBehindTls })
  await app.register(tokensPlugin, { secret: config.sessionSecret })
  await app.register(sessionPlugin, { db })
  await app.register(limitsPlugin, {
    perMinute: config.rateLimitPerMinute,
    userPerMinute: config.rateLimitUserPerMinute,
    eventLoopDelayMillis: config.eventLoopDelayLimitMillis,
  })
  await app.register(accessPlugin, { db, foreignRoutes: { '/docs': { operation: 'docs.browse', access: 'open' } } })
  await app.register(schemaPlugin, { validatesAnswers: config.mode !== 'production' })
  await app.register(metricsPlugin, { db, token: config.metricsToken })
  await app.register(openApiPlugin)
}

/** What knows items and laws; each keeps its texts in memory. */
function createRuleServices(db: Db, secret: string): RuleServices {
  return {
    usItems: createUsItemService(db),
    chinaItems: createChinaItemService(db, () => new Date()),
    laws: createLawService(db, secret),
  }
}

/** What users mark, use up and searched for. */
async function registerOwnRecords(app: FastifyInstance, tools: IssueTools & { sources: SourceDirectory }) {
  const { db, sources } = tools
  await app.register(favouriteRoutes, {
    db,
    async readSubjects(ids) {
      const now = new Date()
      return readFacts(db, ids, [...(await sources.read()).values()], { now, day: chinaDay(now) })
    },
  })
  await app.register(usageRoutes, tools)
  await app.register(searchRecordRoutes, tools)
}

/** Files of names, their review, and alerts. */
async function registerScreening(app: FastifyInstance, db: Db, files: JobFiles, secret: string): Promise<void> {
  await app.register(monitoringRoutes, { db })
  await app.register(screeningRoutes, { db, files })
  await app.register(reviewRoutes, { db, secret })
  await app.register(deskRoutes, { db })
}

async function registerRules(app: FastifyInstance, db: Db, rules: RuleServices): Promise<void> {
  await app.register(chinaItemRoutes, { items: rules.chinaItems, db })
  await app.register(usItemRoutes, { items: rules.usItems, db })
  await app.register(listedPartyRoutes, { db })
  await app.register(counterpartRoutes, { db })
  await app.register(lawRoutes, { laws: rules.laws })
  await app.register(suggestionRoutes, rules)
}
