import { createFileRoute, useSearch } from '@tanstack/react-router'
import { reportParams } from '../../features/guided/guided-params.ts'
import { ReportPage } from '../../features/guided/reports/report-page.tsx'
import { loadPhrases } from '../../i18n/setup.ts'

export const Route = createFileRoute('/(guided)/TransactionReport')({
  validateSearch: reportParams,
  loader: () => loadPhrases('guided', 'access', 'my-account', 'search'),
  component: Page,
})

function Page() {
  return <ReportPage id={useSearch({ from: '/(guided)/TransactionReport' }).id} module="2" />
}
