import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { SearchPage } from '../features/search/search-page.tsx'
import { searchDefaults, searchParams } from '../features/search/search-params.ts'
import { searchOptions, toSearchRequest } from '../features/search/search-queries.ts'
import { loadPhrases } from '../i18n/setup.ts'

export const Route = createFileRoute('/sanctionSearch')({
  validateSearch: searchParams,
  search: { middlewares: [stripSearchParams(searchDefaults)] },
  loaderDeps: ({ search }) => ({ request: toSearchRequest(search) }),
  // Started early, but not waited for: the page keeps the previous rows until the new ones arrive. It waits for the phrases.
  loader: ({ context, deps }) => {
    if (deps.request) void context.queryClient.prefetchQuery(searchOptions(deps.request))
    return loadPhrases('search')
  },
  component: SearchPage,
})
