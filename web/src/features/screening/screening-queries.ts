import type { BatchProgress } from '@qingdan/api/contract/screening/batch.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import type {
  AlertParams,
  BatchListParams,
  CheckDetailParams,
  DecisionParams,
  FiguresParams,
  QueueParams,
  RuleParams,
  WatchParams,
} from './screening-params.ts'

export const screeningKeys = {
  all: ['screening'] as const,
  batches: () => [...screeningKeys.all, 'batches'] as const,
  entities: () => [...screeningKeys.all, 'entities'] as const,
  candidates: () => [...screeningKeys.all, 'candidates'] as const,
  alerts: () => [...screeningKeys.all, 'alerts'] as const,
  rules: () => [...screeningKeys.all, 'rules'] as const,
  queue: () => [...screeningKeys.all, 'queue'] as const,
  files: () => [...screeningKeys.all, 'files'] as const,
  desk: () => [...screeningKeys.all, 'desk'] as const,
  decisions: () => [...screeningKeys.all, 'decisions'] as const,
}

/** Between two looks at a batch that runs. */
const progressMillis = 1000

export function batchesOptions({ page, pageSize, batchNo, fileName, type }: BatchListParams) {
  const asked = { page, pageSize, batchNo, fileName, type }
  return queryOptions({
    queryKey: [...screeningKeys.batches(), asked],
    queryFn: ({ signal }) => call('screening.page', asked, signal),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.records.some(isUnderWay) ? 2 * progressMillis : false),
  })
}

/** A batch by its id; null if there is none, as of a text that is no id. */
export function batchOptions(id: string) {
  return queryOptions({
    queryKey: [...screeningKeys.batches(), { id }],
    queryFn: async ({ signal }) =>
      /^\d{1,15}$/.test(id) ? ((await call('screening.page', { id }, signal)).records[0] ?? null) : null,
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? 2 * progressMillis : false),
  })
}

/** Rows of its file that were left out or are doubtful; they do not change. */
export function rowErrorsOptions(batchId: string) {
  return queryOptions({
    queryKey: [...screeningKeys.all, 'rowErrors', batchId],
    queryFn: ({ signal }) => call('screening.rowErrors', { batchId }, signal),
  })
}

/** Started, and neither done nor ended. */
export function isUnderWay({ isStarted, status }: { isStarted: boolean; status: BatchProgress['status'] }): boolean {
  return isStarted && (status === 0 || status === 1)
}

/** `isStreamed`: the server tells what changes; otherwise it is asked each second. */
export function progressOptions(id: string, isStreamed: boolean) {
  return queryOptions({
    queryKey: [...screeningKeys.all, 'progress', id],
    queryFn: async ({ signal }) => (await call('screening.progress', { ids: [id] }, signal))[0] ?? null,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      !isStreamed && (state.data === undefined || (state.data?.status ?? 2) < 2) ? progressMillis : false,
  })
}

export function entitiesOptions(params: CheckDetailParams) {
  const { page, pageSize, batchId, name, mapped, warnFlag, state } = params
  const asked = { page, pageSize, batchId, originalEntityName: name, name: mapped, warnFlag, state }
  return queryOptions({
    queryKey: [...screeningKeys.entities(), asked],
    queryFn: ({ signal }) => call('screening.entities', asked, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

export function watchedOptions({ page, pageSize, name, mapped, type }: WatchParams) {
  const asked = { page, pageSize, originalEntityName: name, name: mapped, type, warnFlag: '1' } as const
  return queryOptions({
    queryKey: [...screeningKeys.entities(), asked],
    queryFn: ({ signal }) => call('screening.entities', asked, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
    // A party just added is being screened.
    refetchInterval: ({ state }) =>
      state.data?.records.some(({ state: is, batchId }) => is === 'waiting' && batchId === null)
        ? 2 * progressMillis
        : false,
  })
}

export function candidatesOptions(screningEntityId: string) {
  return queryOptions({
    queryKey: [...screeningKeys.candidates(), screningEntityId],
    queryFn: ({ signal }) => call('screening.candidates', { screningEntityId }, signal),
    staleTime: 0,
  })
}

export function alertsOptions({ page, pageSize, name, msgType, from, to, hidden }: AlertParams) {
  const isRange = from !== undefined && to !== undefined && from <= to
  const asked = {
    page,
    pageSize,
    originalEntityName: name,
    msgType,
    hidden,
    startWarnTime: isRange ? from : undefined,
    endWarnTime: isRange ? to : undefined,
  }
  return queryOptions({
    queryKey: [...screeningKeys.alerts(), asked],
    queryFn: ({ signal }) => call('watch.page', asked, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** Candidates of an alert, three at a time. */
export function relationsOptions(msgId: string, page: number) {
  return queryOptions({
    queryKey: [...screeningKeys.alerts(), 'relations', msgId, page],
    queryFn: ({ signal }) => call('watch.relations', { msgId, page, pageSize: 3 }, signal),
    placeholderData: keepPreviousData,
  })
}

export function decisionsOptions({ page, pageSize, keyword }: DecisionParams) {
  const asked = { page, pageSize, keyword }
  return queryOptions({
    queryKey: [...screeningKeys.decisions(), asked],
    queryFn: ({ signal }) => call('screening.decisions', asked, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

export function rulesOptions({ page, pageSize, state }: RuleParams) {
  const asked = { page, pageSize, state }
  return queryOptions({
    queryKey: [...screeningKeys.rules(), asked],
    queryFn: ({ signal }) => call('screening.rules', asked, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** What a rule hides, ten at a time. */
export function hiddenOptions(id: string, page: number) {
  return queryOptions({
    queryKey: [...screeningKeys.rules(), 'hidden', id, page],
    queryFn: ({ signal }) => call('screening.hidden', { id, page, pageSize: 10 }, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

export function queueOptions({ page, pageSize, scope, part }: QueueParams) {
  const asked = { page, pageSize, scope, part }
  return queryOptions({
    queryKey: [...screeningKeys.queue(), asked],
    queryFn: ({ signal }) => call('queue.page', asked, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
    // Colleagues work on it too.
    refetchInterval: 30_000,
  })
}

/** Notes, attachments and the state of a name. */
export function nameFileOptions(screningEntityId: string) {
  return queryOptions({
    queryKey: [...screeningKeys.files(), screningEntityId],
    queryFn: ({ signal }) => call('review.file', { screningEntityId }, signal),
    staleTime: 0,
    // Addresses of attachments are signed for ten minutes.
    refetchInterval: 5 * 60_000,
  })
}

export const reasonsOptions = queryOptions({
  queryKey: [...screeningKeys.desk(), 'reasons'],
  queryFn: ({ signal }) => call('reason.list', {}, signal),
})

export const deskOptions = queryOptions({
  queryKey: screeningKeys.desk(),
  queryFn: ({ signal }) => call('desk.read', {}, signal),
})

export function figuresOptions({ scope, weeks }: FiguresParams) {
  return queryOptions({
    queryKey: [...screeningKeys.all, 'figures', scope, weeks],
    queryFn: ({ signal }) => call('review.figures', { scope, weeks }, signal),
    placeholderData: keepPreviousData,
  })
}
