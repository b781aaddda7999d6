import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { loadPhrases } from '../../i18n/setup.ts'
import { createQueryClient } from '../../lib/api/query-client.ts'
import { KitPage } from './kit-page.tsx'

export const loadKitPhrases = () => loadPhrases('access', 'account', 'home', 'my-account', 'search')

// Every address shows the same page, so that links can be looked at but lead nowhere.
const router = createRouter({
  routeTree: createRootRoute({ component: KitPage, notFoundComponent: KitPage }),
  history: createMemoryHistory(),
})
const queryClient = createQueryClient()

/** The page of all parts with what they need: addresses and queries. */
export function Kit() {
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  )
}
