import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import { envelopeOf } from '../../src/contract/envelope.ts'
import { SearchAnswer } from '../../src/contract/subject.ts'

const strictAnswer = envelopeOf(SearchAnswer)

/** Fuzzy and exact search of an API as a visitor; each answer must be 200 and exactly what its schema says. */
export function searchCalls(app: () => FastifyInstance) {
  async function call(path: string, parameters: Record<string, string>): Promise<SearchAnswer> {
    const response = await app().inject({ url: `${path}?${new URLSearchParams(parameters)}` })
    const body = response.json()
    expect(response.statusCode, response.body).toBe(200)
    // Parsing takes nothing away.
    expect(strictAnswer.parse(body)).toEqual(body)
    return body.data
  }
  return {
    search: (keyword: string, rest: Record<string, string> = {}) =>
      call('/open-api/api/sanction/search', { keyword, ...rest }),
    exact: (entityName: string, rest: Record<string, string> = {}) =>
      call('/open-api/api/sanction/search/accurate', { entityName, ...rest }),
  }
}
