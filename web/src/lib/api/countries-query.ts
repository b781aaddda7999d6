import { queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'

/** Every country and region in both languages. */
export const countriesQuery = queryOptions({
  queryKey: ['countries'],
  queryFn: ({ signal }) => call('dictionary.countries', {}, signal),
  staleTime: Number.POSITIVE_INFINITY,
})
