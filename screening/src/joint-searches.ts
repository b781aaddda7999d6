import { errors, type estypes } from '@elastic/elasticsearch'
import type { SubjectIndex } from './index-watch.ts'

/** Answers searches of the index, in order. Rejects with the engine's error, also if only one of the searches failed. */
export type Ask = (requests: readonly estypes.SearchRequest[]) => Promise<estypes.SearchResponse[]>

interface Asked {
  requests: readonly estypes.SearchRequest[]
  answer(responses: estypes.MsearchResponseItem[]): void
  fail(error: unknown): void
}

/**
 * Searches that are asked at the same moment go to the engine in one request: a request costs the process more than a
 * search in it.
 */
export function createJointSearches({ engine, alias }: SubjectIndex): Ask {
  let waiting: Asked[] = []

  async function send(): Promise<void> {
    const sent = waiting
    waiting = []
    try {
      const responses = await request(sent.flatMap(({ requests }) => requests))
      for (const { requests, answer } of sent) answer(responses.splice(0, requests.length))
    } catch (error) {
      for (const { fail } of sent) fail(error)
    }
  }

  async function request(requests: readonly estypes.SearchRequest[]): Promise<estypes.MsearchResponseItem[]> {
    const [only] = requests
    if (only && requests.length === 1) return [await engine.search({ index: alias, ...only })]
    const { responses } = await engine.msearch({ index: alias, searches: requests.flatMap((one) => [{}, one]) })
    return responses
  }

  return async (requests) => {
    const responses = await new Promise<estypes.MsearchResponseItem[]>((answer, fail) => {
      if (waiting.length === 0) queueMicrotask(() => void send())
      waiting.push({ requests, answer, fail })
    })
    return responses.map(succeeded)
  }
}

/** A search of many fails as a single one does, so that an outage is recognised. */
function succeeded(response: estypes.MsearchResponseItem): estypes.SearchResponse {
  if (!('error' in response)) return response
  const { error, status } = response
  throw new errors.ResponseError({ body: { error }, statusCode: status, headers: {}, warnings: null, meta: ofMany })
}

/** What the client's error names of its request. */
const ofMany = {
  context: null,
  name: 'msearch',
  request: { params: { method: 'POST', path: '/_msearch' }, options: {}, id: null },
  connection: null,
  attempts: 1,
  aborted: false,
}
