import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { itemSearchDefaults, partiesParams } from '../../features/items/item-params.ts'
import { PartiesPage } from '../../features/items/parties/parties-page.tsx'
import { loadPhrases } from '../../i18n/setup.ts'

export const Route = createFileRoute('/(us-items)/listedParties')({
  validateSearch: partiesParams,
  search: { middlewares: [stripSearchParams(itemSearchDefaults)] },
  loader: () => loadPhrases('items'),
  component: PartiesPage,
})
