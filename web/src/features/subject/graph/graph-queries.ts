import type { GraphDirection } from '@qingdan/api/contract/graph.ts'
import { queryOptions } from '@tanstack/react-query'
import { currentLanguage } from '../../../i18n/setup.ts'
import { call } from '../../../lib/api/call.ts'

/** One step around a node; the server words the shares, so the language is part of the key. */
export function levelOptions(startCpyId: string, cpyId: string, type: GraphDirection, includeOther: boolean) {
  return queryOptions({
    queryKey: ['graph', 'level', startCpyId, cpyId, type, includeOther, currentLanguage()] as const,
    queryFn: ({ signal }) => call('sanction.graph', { startCpyId, cpyId, type, level: 1, includeOther }, signal),
  })
}

/** The tree; without a direction the server chooses one that is not empty. */
export function tableOptions(cpyId: string, type: GraphDirection | undefined, includeOther: boolean) {
  return queryOptions({
    queryKey: ['graph', 'table', cpyId, type, includeOther, currentLanguage()] as const,
    queryFn: ({ signal }) => call('sanction.graphTable', { cpyId, type, level: 3, includeOther }, signal),
  })
}
