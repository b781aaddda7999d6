import type { FastifyPluginAsync } from 'fastify'
import { handle } from '../../plugins/operations.ts'
import type { RuleSearches } from './service.ts'
import { suggestRules } from './service.ts'

export const suggestionRoutes: FastifyPluginAsync<RuleSearches> = async (app, searches) => {
  handle(app, 'rule.suggest', ({ query, log }) =>
    suggestRules(searches, query.keyword, (err) => log.warn({ err }, 'suggestions of one kind could not be read')),
  )
}
