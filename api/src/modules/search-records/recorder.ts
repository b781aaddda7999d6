import type { Db } from '@qingdan/database/connection.ts'
import type { SearchedEdition, SearchModule } from '@qingdan/database/tables/search-record-tables.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { OperationName } from '../../contract/endpoints.ts'
import { cleanText } from '../../contract/text.ts'
import { labelOfSource } from '../china-sanction/labels.ts'
import type { SourceDirectory } from '../dictionary/source-directory.ts'
import { readableSearches } from './readable-searches.ts'
import { findRegulationEditions, insertSearch } from './repository.ts'

/** Rows that are kept of an answer: what a reader sees without turning the page. */
const keptRows = 10

/** Texts that the searches of a module read. */
const regulationsOf: Readonly<Record<Exclude<SearchModule, 'sanction' | 'chinaSanction'>, readonly string[]>> = {
  eccn: ['us-ccl', 'part-numbers-nvidia', 'part-numbers-amd'],
  item: ['cn-dual-use-list', 'cn-dual-use-notices', 'cn-dual-use-customs'],
  law: ['cn-laws', 'us-law-parts', 'foreign-laws'],
}

/** Id of the record, so that a client sees that its search was recorded. */
const recordHeader = 'x-search-record'

/**
 * Records the searches of users who are signed in, when they are answered. Further pages of an answer, and the same search with the same answer within ten minutes, are the
 * same search. A search is answered also when it cannot be recorded; the log says so.
 */
export const searchRecorder = fp(
  async (app: FastifyInstance, { db, sources }: { db: Db; sources: SourceDirectory }) => {
    async function editionsOf(
      module: SearchModule,
      asked: Readonly<Record<string, string>>,
    ): Promise<SearchedEdition[]> {
      if (module === 'sanction' || module === 'chinaSanction') {
        const chosen = asked['source']?.split(',')
        const lists = [...(await sources.read()).values()].filter(({ role }) => role === 'list')
        return lists
          .filter(({ source_number: number, published_on: date }) =>
            chosen === undefined ? date !== null : chosen.includes(String(number)),
          )
          .filter(({ source_number: number }) => module === 'sanction' || labelOfSource.has(number))
          .map((list) => ({ name: list.short_name, nameZh: list.short_name_cn, date: list.published_on }))
      }
      return findRegulationEditions(db, regulationsOf[module])
    }

    app.addHook('preSerialization', async (request, reply, payload) => {
      const { session } = request
      const search = readableSearches[request.routeOptions.config.operation as OperationName]
      if (session === null || search === undefined || reply.statusCode !== 200) return payload
      const { [search.words]: keyword = '', page, pageSize: _size, ...given } = sentQuery(request)
      if (keyword === '' || (page !== undefined && Number(page) > 1)) return payload
      const asked = { ...given, ...search.kind }
      const { data } = payload as { data: { count: number } }
      try {
        const id = await insertSearch(db, {
          userId: session.userId,
          module: search.module,
          keyword,
          asked,
          count: data.count,
          rows: search.rowsOf(data).slice(0, keptRows),
          editions: await editionsOf(search.module, asked),
          now: new Date(),
        })
        reply.header(recordHeader, id)
      } catch (err) {
        request.log.warn({ err }, 'a search could not be recorded')
      }
      return payload
    })
  },
  { name: 'search-recorder', dependencies: ['session'] },
)

/** The parameters of the search as they were given, as clean as they are searched; those without a value are not given. */
function sentQuery(request: FastifyRequest): Record<string, string> {
  const known = new Set(Object.keys(request.query as object))
  const sent = [...new URL(request.url, 'http://localhost').searchParams].filter(([name]) => known.has(name))
  const clean = sent.map(([name, value]): [string, string] => [name, cleanText(value)])
  return Object.fromEntries(clean.filter(([, value]) => value !== ''))
}
