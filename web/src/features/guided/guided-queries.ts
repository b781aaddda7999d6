import type { GuidedRun } from '@qingdan/api/contract/guided/run.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ApiError } from '../../lib/api/api-client.ts'
import { call } from '../../lib/api/call.ts'
import { type MinimumRateParams, type ReportListParams, usualPageSize } from './guided-params.ts'

export type QuestionnaireModule = '1' | '2'

export const guidedKeys = {
  all: ['guided'] as const,
  reports: () => [...guidedKeys.all, 'reports'] as const,
  run: (id: string) => [...guidedKeys.all, 'run', id] as const,
}

/** The open run of a questionnaire, or a new one. Read once: what follows are answers. */
export function questionnaireOptions(module: QuestionnaireModule) {
  return queryOptions({
    queryKey: [...guidedKeys.all, 'questionnaire', module],
    queryFn: ({ signal }) => call('diligence.question', { module, type: '3', resume: '1' }, signal),
    staleTime: 0,
    refetchOnWindowFocus: true,
  })
}

export function reportsOptions({ page, pageSize }: ReportListParams) {
  return queryOptions({
    queryKey: [...guidedKeys.reports(), { page, pageSize }],
    queryFn: ({ signal }) => call('diligence.page', { page, pageSize }, signal),
    placeholderData: keepPreviousData,
  })
}

export function reportOptions(id: string) {
  return queryOptions({
    queryKey: [...guidedKeys.reports(), id],
    queryFn: ({ signal }) => call('diligence.detail', { id }, signal),
  })
}

export function runOptions(id: string) {
  return queryOptions({
    queryKey: guidedKeys.run(id),
    queryFn: ({ signal }) => call('risk.run', { recordId: id }, signal),
  })
}

/** The reader's earlier runs of a wizard. */
export function runsOptions(flow: 'fdp' | 'end-use', page: number) {
  return queryOptions({
    queryKey: [...guidedKeys.reports(), 'runs', { flow, page }],
    queryFn: ({ signal }) => call('risk.runs', { flow, page, pageSize: usualPageSize }, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

export const categoriesOptions = queryOptions({
  queryKey: [...guidedKeys.all, 'categories'],
  queryFn: ({ signal }) => call('enduse.categories', {}, signal),
})

export const countriesOptions = queryOptions({
  queryKey: [...guidedKeys.all, 'countries'],
  queryFn: ({ signal }) => call('risk.countries', {}, signal),
  staleTime: Number.POSITIVE_INFINITY,
})

export function suggestedItemsOptions(eccn: string) {
  return queryOptions({
    queryKey: [...guidedKeys.all, 'items', eccn],
    queryFn: ({ signal }) => call('risk.suggest', { eccn }, signal),
    enabled: eccn.trim() !== '',
    placeholderData: keepPreviousData,
  })
}

export function minimumRatesOptions({ page, pageSize, reportName, from, to }: MinimumRateParams) {
  // A range with one end is not applied; the page says so.
  const days = from !== undefined && to !== undefined ? { startTime: from, endTime: to } : {}
  const asked = { page, pageSize, reportName, ...days }
  return queryOptions({
    queryKey: [...guidedKeys.reports(), 'minimum', asked],
    queryFn: ({ signal }) => call('minimum.page', asked, signal),
    placeholderData: keepPreviousData,
  })
}

/** Where a run is, when an answer was refused because it was answered elsewhere; null for other failures. */
export function runAfterMove(error: unknown): GuidedRun | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null
  const data = error.data as Partial<GuidedRun> | null
  return data && typeof data === 'object' && 'recordId' in data ? (data as GuidedRun) : null
}
