import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { pagingDefaults, watchParams } from '../../features/screening/screening-params.ts'
import { WatchPage } from '../../features/screening/watch/watch-page.tsx'
import { loadPhrases } from '../../i18n/setup.ts'

export const Route = createFileRoute('/(screening)/myWatch')({
  validateSearch: watchParams,
  search: { middlewares: [stripSearchParams(pagingDefaults)] },
  loader: () => loadPhrases('screening', 'access', 'search'),
  component: WatchPage,
})
