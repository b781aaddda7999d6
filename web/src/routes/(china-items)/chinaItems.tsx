import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { ChinaItemsPage } from '../../features/items/china/china-items-page.tsx'
import { itemSearchDefaults, itemSearchParams } from '../../features/items/item-params.ts'
import { loadPhrases } from '../../i18n/setup.ts'

export const Route = createFileRoute('/(china-items)/chinaItems')({
  validateSearch: itemSearchParams,
  search: { middlewares: [stripSearchParams(itemSearchDefaults)] },
  loader: () => loadPhrases('chinaItems'),
  component: ChinaItemsPage,
})
