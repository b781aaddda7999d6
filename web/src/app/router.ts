import type { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { NotFoundPage } from '../components/feedback/not-found-page.tsx'
import { PageSkeleton } from '../components/feedback/page-skeleton.tsx'
import { parseSearch, stringifySearch } from '../lib/address/query-string.ts'
import { RouteError } from './layout/route-error.tsx'
import { routeTree } from './route-tree.gen.ts'

export function createAppRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree,
    context: { queryClient },
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    // Query decides what is fresh.
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    // By address, not by history entry: a tab that is opened again stands where it was left.
    getScrollRestorationKey: (location) => location.href,
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: RouteError,
    defaultPendingComponent: PageSkeleton,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
  interface StaticDataRouteOption {
    /** Search parameters that make one page two tabs (a subject's id); without it, a path is one tab. */
    tabIdentity?: readonly string[]
    /** false: a page on the way to another, which opens no tab. */
    isTab?: boolean
  }
}
