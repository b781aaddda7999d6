import type { Db } from '@qingdan/database/connection.ts'
import type { FastifyPluginAsync } from 'fastify'
import { sessionOf } from '../../auth/session.ts'
import type { Citation } from '../../contract/citation.ts'
import { handle } from '../../plugins/operations.ts'
import { isFavourite } from '../favourites/service.ts'
import { listedSubject } from './access-subject.ts'
import type { SubjectDetail } from './entity.ts'
import { readEntity, readHistory } from './service.ts'

/** `findCitations`: what texts cite of what we hold. */
interface DetailTools {
  db: Db
  findCitations(texts: readonly string[]): Promise<Citation[]>
}

export const sanctionDetailRoutes: FastifyPluginAsync<DetailTools> = async (app, { db, findCitations }) => {
  app.subjectKinds.register('sanction', listedSubject)

  handle(app, 'sanction.detail', async (request) => {
    const entity = await readEntity(db, request.query)
    const hasCollection = await isFavourite(db, sessionOf(request).userId, 'entity', entity.id)
    return { ...entity, hasCollection, citations: await findCitations(statementsOf(entity)) }
  })

  handle(app, 'sanction.history', ({ query }) => readHistory(db, query))
}

/** What its entries state, in every language. */
function statementsOf({ sanctionInfoList }: SubjectDetail): string[] {
  const properties = sanctionInfoList.flatMap(({ sanctionMetaList }) =>
    sanctionMetaList.flatMap((meta) => meta.properties),
  )
  return properties.flatMap(({ value, valueZh = '', valueEn = '' }) => [value, valueZh, valueEn])
}
