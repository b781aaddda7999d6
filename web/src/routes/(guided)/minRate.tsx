import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { minimumRateParams, pagingDefaults } from '../../features/guided/guided-params.ts'
import { MinimumRatePage } from '../../features/guided/wizards/minimum-rate-page.tsx'
import { loadPhrases } from '../../i18n/setup.ts'

export const Route = createFileRoute('/(guided)/minRate')({
  validateSearch: minimumRateParams,
  search: { middlewares: [stripSearchParams(pagingDefaults)] },
  loader: () => loadPhrases('guided', 'access', 'my-account', 'search'),
  component: MinimumRatePage,
})
