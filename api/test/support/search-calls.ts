import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import { envelopeOf } from '../../src/contract/envelope.ts'
import { type ContainingResult, SearchAnswer, type SearchResult } from '../../src/contract/subject.ts'

const strictAnswer = envelopeOf(SearchAnswer)

/** An answer, its rows by kind. */
export interface FoundRows extends Omit<SearchAnswer, 'data'> {
  /** Those with a score. */
  data: SearchResult[]
  /** Those that only contain the words. */
  contained: ContainingResult[]
}

/** Fuzzy and exact search of an API as a visitor; each answer must be 200 and exactly what its schema says. */
export function searchCalls(app: () => FastifyInstance) {
  async function call(path: string, parameters: Record<string, string>): Promise<FoundRows> {
    const response = await app().inject({ url: `${path}?${new URLSearchParams(parameters)}` })
    const body = response.json()
    expect(response.statusCode, response.body).toBe(200)
    // Parsing takes nothing away.
    expect(strictAnswer.parse(body)).toEqual(body)
    const { data, ...answer }: SearchAnswer = body.data
    const contained = data.filter((row) => row.containment)
    // Rows without a score come last.
    expect(data.slice(data.length - contained.length)).toEqual(contained)
    return { ...answer, data: data.filter((row) => !row.containment), contained }
  }
  return {
    search: (keyword: string, rest: Record<string, string> = {}) =>
      call('/open-api/api/sanction/search', { keyword, ...rest }),
    exact: (entityName: string, rest: Record<string, string> = {}) =>
      call('/open-api/api/sanction/search/accurate', { entityName, ...rest }),
  }
}
