import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { RulesPage } from '../../features/screening/rules/rules-page.tsx'
import { pagingDefaults, ruleParams } from '../../features/screening/screening-params.ts'
import { loadPhrases } from '../../i18n/setup.ts'

export const Route = createFileRoute('/(screening)/screeningRules')({
  validateSearch: ruleParams,
  search: { middlewares: [stripSearchParams(pagingDefaults)] },
  loader: () => loadPhrases('screening', 'screeningRules', 'access', 'search'),
  component: RulesPage,
})
