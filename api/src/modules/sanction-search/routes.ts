import type { Db } from '@qingdan/database/connection.ts'
import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify'
import { handle } from '../../plugins/operations.ts'
import type { SourceDirectory } from '../dictionary/source-directory.ts'
import { type FoundAnswer, withPossibleMarks } from './possible-marks.ts'
import type { SearchService } from './service.ts'

export const sanctionSearchRoutes: FastifyPluginAsync<{
  search: SearchService
  db: Db
  sources: SourceDirectory
}> = async (app, { search, db, sources }) => {
  const marked = ({ log }: { log: FastifyBaseLogger }, answer: FoundAnswer) =>
    withPossibleMarks(db, sources, answer, (err) => log.warn({ err }, 'possible matches could not be read'))
  handle(app, 'sanction.search', async (request) => marked(request, await search.search(request.query)))
  handle(app, 'sanction.searchExact', async (request) => marked(request, await search.searchExact(request.query)))
  handle(app, 'sanction.suggest', ({ query }) => search.suggest(query))
}
