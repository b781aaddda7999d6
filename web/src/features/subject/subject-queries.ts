import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import type { SubjectParams } from './subject-params.ts'

const subjectKeys = {
  all: ['subject'] as const,
  detail: (id: string) => [...subjectKeys.all, 'detail', id] as const,
  history: (id: string) => [...subjectKeys.all, 'history', id] as const,
}

export function detailOptions({ id, dataType, s }: Pick<SubjectParams, 'id' | 'dataType' | 's'>) {
  return queryOptions({
    queryKey: subjectKeys.detail(id),
    queryFn: ({ signal }) => call('sanction.detail', { id, type: dataType, s }, signal),
    enabled: id !== '',
  })
}

/** Dated changes, newest first. */
export function historyOptions({ id, dataType, s }: Pick<SubjectParams, 'id' | 'dataType' | 's'>) {
  return queryOptions({
    queryKey: subjectKeys.history(id),
    queryFn: ({ signal }) => call('sanction.history', { id, type: dataType, s }, signal),
  })
}
