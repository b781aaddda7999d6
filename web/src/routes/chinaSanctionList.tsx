import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { ChinaListPage } from '../features/china/china-list-page.tsx'
import { chinaListDefaults, chinaListParams } from '../features/china/china-params.ts'
import { loadPagePhrases } from '../i18n/setup.ts'

export const Route = createFileRoute('/chinaSanctionList')({
  validateSearch: chinaListParams,
  search: { middlewares: [stripSearchParams(chinaListDefaults)] },
  loader: loadPagePhrases,
  component: ChinaListPage,
})
