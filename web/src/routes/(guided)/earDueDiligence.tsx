import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { pagingDefaults, reportListParams } from '../../features/guided/guided-params.ts'
import { ReportListPage } from '../../features/guided/reports/report-list-page.tsx'
import { loadPhrases } from '../../i18n/setup.ts'

export const Route = createFileRoute('/(guided)/earDueDiligence')({
  validateSearch: reportListParams,
  search: { middlewares: [stripSearchParams(pagingDefaults)] },
  loader: () => loadPhrases('guided', 'access', 'my-account', 'search'),
  component: ReportListPage,
})
