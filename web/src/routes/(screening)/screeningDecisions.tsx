import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { DecisionsPage } from '../../features/screening/decisions/decisions-page.tsx'
import { decisionParams, pagingDefaults } from '../../features/screening/screening-params.ts'
import { loadPhrases } from '../../i18n/setup.ts'

export const Route = createFileRoute('/(screening)/screeningDecisions')({
  validateSearch: decisionParams,
  search: { middlewares: [stripSearchParams(pagingDefaults)] },
  loader: () => loadPhrases('screening', 'review', 'access', 'search'),
  component: DecisionsPage,
})
