import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { AlertPage } from '../../features/screening/alerts/alert-page.tsx'
import { alertParams, pagingDefaults } from '../../features/screening/screening-params.ts'
import { loadPhrases } from '../../i18n/setup.ts'

export const Route = createFileRoute('/(screening)/riskWatch')({
  validateSearch: alertParams,
  search: { middlewares: [stripSearchParams(pagingDefaults)] },
  loader: () => loadPhrases('screening', 'review', 'screeningRules', 'access', 'search', 'my-account'),
  component: AlertPage,
})
