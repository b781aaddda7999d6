import { createFileRoute } from '@tanstack/react-router'
import { projectReportParams } from '../../features/guided/projects/project-params.ts'
import { ProjectReportPage } from '../../features/guided/projects/project-report-page.tsx'
import { loadPhrases } from '../../i18n/setup.ts'

export const Route = createFileRoute('/(guided)/riskReport')({
  validateSearch: projectReportParams,
  loader: () =>
    loadPhrases('risk-project', 'guided', 'screening', 'review', 'screeningRules', 'access', 'my-account', 'search'),
  component: ProjectReportPage,
})
