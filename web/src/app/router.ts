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
    // TanStack Query decides what is fresh.
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    // By address, not by history entry, so that a reopened tab restores its scroll position.
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
    /** Search parameters that distinguish pages of one route (a subject's id); without it, a path has one tab. */
    tabIdentity?: readonly string[]
    /** false: an intermediate page that gets no tab. */
    isTab?: boolean
  }
}
