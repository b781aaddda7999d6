import { queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'

/** Every list that can be searched, with its publisher, date and count. */
export const sourcesQuery = queryOptions({
  queryKey: ['sources'],
  queryFn: ({ signal }) => call('dictionary.sources', {}, signal),
})
