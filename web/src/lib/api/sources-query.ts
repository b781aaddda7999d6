import type { Source } from '@qingdan/api/contract/dictionary.ts'
import { queryOptions } from '@tanstack/react-query'
import { fetchAnswer } from './api-client.ts'

/** Every list that can be searched, with its publisher, date and count. */
export const sourcesQuery = queryOptions({
  queryKey: ['sources'],
  queryFn: ({ signal }) => fetchAnswer<Source[]>('/open-api/api/dic/source/list', {}, signal),
})
