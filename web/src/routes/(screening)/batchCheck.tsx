import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { BatchListPage } from '../../features/screening/batches/batch-list-page.tsx'
import { batchListParams, pagingDefaults } from '../../features/screening/screening-params.ts'
import { loadPhrases } from '../../i18n/setup.ts'

export const Route = createFileRoute('/(screening)/batchCheck')({
  validateSearch: batchListParams,
  search: { middlewares: [stripSearchParams(pagingDefaults)] },
  loader: () => loadPhrases('screening', 'access', 'search'),
  component: BatchListPage,
})
