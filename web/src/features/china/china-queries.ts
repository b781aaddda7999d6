import type { ChinaDetail, ChinaLabel, ChinaSearchAnswer } from '@qingdan/api/contract/china.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { fetchAnswer } from '../../lib/api/api-client.ts'
import type { ChinaListParams } from './china-params.ts'

/** The lists; their names come in both languages. */
export const labelsQuery = queryOptions({
  queryKey: ['china', 'labels'],
  queryFn: ({ signal }) => fetchAnswer<ChinaLabel[]>('/open-api/api/sanction/china/lable/list', {}, signal),
})

/** Newest first; the records before stay in sight while others are under way. */
export function chinaSearchOptions({ searchkey, labelId, page, pageSize }: ChinaListParams) {
  const params = { searchKey: searchkey, labelIds: labelId, page, pageSize }
  return queryOptions({
    queryKey: ['china', 'search', params],
    queryFn: ({ signal }) => fetchAnswer<ChinaSearchAnswer>('/open-api/api/sanction/china/search', params, signal),
    placeholderData: keepPreviousData,
  })
}

export function chinaDetailOptions(id: string) {
  return queryOptions({
    queryKey: ['china', 'detail', id],
    queryFn: ({ signal }) => fetchAnswer<ChinaDetail>('/open-api/api/sanction/china/detail', { id }, signal),
  })
}
