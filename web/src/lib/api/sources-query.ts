import { queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'

/** Every searchable list, with its publisher, date and count. */
export const sourcesQuery = queryOptions({
  queryKey: ['sources'],
  queryFn: ({ signal }) => call('dictionary.sources', {}, signal),
})
