import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { lawSearchDefaults, lawSearchParams } from '../../features/laws/law-params.ts'
import { LawListPage } from '../../features/laws/list/law-list-page.tsx'
import { loadPhrases } from '../../i18n/setup.ts'

export const Route = createFileRoute('/(laws)/law')({
  validateSearch: lawSearchParams,
  search: { middlewares: [stripSearchParams(lawSearchDefaults)] },
  loader: () => loadPhrases('laws'),
  component: LawListPage,
})
