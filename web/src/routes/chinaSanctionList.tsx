import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { chinaListDefaults, chinaListParams } from '../features/china/china-params.ts'
import { ChinaListPage } from '../features/china/list/china-list-page.tsx'
import { loadPhrases } from '../i18n/setup.ts'

export const Route = createFileRoute('/chinaSanctionList')({
  validateSearch: chinaListParams,
  search: { middlewares: [stripSearchParams(chinaListDefaults)] },
  loader: () => loadPhrases('china'),
  component: ChinaListPage,
})
