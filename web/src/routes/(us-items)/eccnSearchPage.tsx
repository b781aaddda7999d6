import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { itemSearchDefaults, itemSearchParams } from '../../features/items/item-params.ts'
import { ItemSearchPage } from '../../features/items/search/item-search-page.tsx'
import { loadPhrases } from '../../i18n/setup.ts'

export const Route = createFileRoute('/(us-items)/eccnSearchPage')({
  validateSearch: itemSearchParams,
  search: { middlewares: [stripSearchParams(itemSearchDefaults)] },
  loader: () => loadPhrases('items'),
  component: ItemSearchPage,
})
