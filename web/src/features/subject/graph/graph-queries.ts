import type { GraphAnswer, GraphDirection, GraphTableAnswer } from '@qingdan/api/contract/graph.ts'
import { queryOptions } from '@tanstack/react-query'
import { currentLanguage } from '../../../i18n/setup.ts'
import { postAnswer } from '../../../lib/api/api-client.ts'

const base = '/open-api/api/sanction/detail/graph/conduct'

/** One step around a node; shares are worded by the server, hence the language in the key. */
export function levelOptions(startCpyId: string, cpyId: string, type: GraphDirection) {
  return queryOptions({
    queryKey: ['graph', 'level', startCpyId, cpyId, type, currentLanguage()] as const,
    queryFn: ({ signal }) => postAnswer<GraphAnswer>(`${base}/level`, { startCpyId, cpyId, type, level: 1 }, signal),
  })
}

/** The tree; without a direction the server takes the one that has something. */
export function tableOptions(cpyId: string, type: GraphDirection | undefined) {
  return queryOptions({
    queryKey: ['graph', 'table', cpyId, type, currentLanguage()] as const,
    queryFn: ({ signal }) => postAnswer<GraphTableAnswer>(`${base}/table`, { cpyId, type, level: 3 }, signal),
  })
}
