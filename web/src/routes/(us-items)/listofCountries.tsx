import { createFileRoute } from '@tanstack/react-router'
import { ChartPage } from '../../features/items/chart/chart-page.tsx'
import { chartParams } from '../../features/items/item-params.ts'
import { loadPhrases } from '../../i18n/setup.ts'

export const Route = createFileRoute('/(us-items)/listofCountries')({
  validateSearch: chartParams,
  loader: () => loadPhrases('items'),
  component: ChartPage,
})
