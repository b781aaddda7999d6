import { useQueryClient } from '@tanstack/react-query'
import { parseSearch } from '../../../lib/address/query-string.ts'
import { readLastSearch } from '../query/session-keyword.ts'
import { type SearchParams, searchParams } from '../search-params.ts'
import { type Answered, questionOf, searchKeys, toSearchRequest } from '../search-queries.ts'

interface Neighbour {
  id: string
  type: '01' | '02' | '03' | '04'
  s: string
}

export interface ResultNeighbours {
  /** Address of the results that the reader came from. */
  params: SearchParams
  /** Position among all results, from 1; null when the answer is no longer cached. */
  position: number | null
  count: number
  previous: Neighbour | null
  next: Neighbour | null
}

/** Position of the subject in the results of `searchKey`, the last search; null if the last search was another one. */
export function useResultNeighbours(id: string, searchKey: string | undefined): ResultNeighbours | null {
  const client = useQueryClient()
  const last = readLastSearch()
  if (last === null || searchKey === undefined) return null
  const params = searchParams.parse(parseSearch(last))
  const request = toSearchRequest(params)
  if (request === null || questionOf(request).text !== searchKey) return null
  const answered = client.getQueryData<Answered>(searchKeys.answer(request))
  const place = answered?.data.findIndex((result) => result.id === id) ?? -1
  if (answered === undefined || place === -1) return { params, position: null, count: 0, previous: null, next: null }
  return {
    params,
    position: (params.page - 1) * params.pageSize + place + 1,
    count: answered.count,
    previous: answered.data[place - 1] ?? null,
    next: answered.data[place + 1] ?? null,
  }
}
