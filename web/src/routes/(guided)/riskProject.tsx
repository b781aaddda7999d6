import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { ProjectPage } from '../../features/guided/projects/project-page.tsx'
import { pagingDefaults, projectParams } from '../../features/guided/projects/project-params.ts'
import { loadPhrases } from '../../i18n/setup.ts'

export const Route = createFileRoute('/(guided)/riskProject')({
  validateSearch: projectParams,
  search: { middlewares: [stripSearchParams(pagingDefaults)] },
  loader: () =>
    loadPhrases('risk-project', 'guided', 'screening', 'review', 'screeningRules', 'access', 'my-account', 'search'),
  component: ProjectPage,
})
