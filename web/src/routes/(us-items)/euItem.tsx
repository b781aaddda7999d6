import { createFileRoute } from '@tanstack/react-router'
import { EuItemPage } from '../../features/items/eu/eu-item-page.tsx'
import { euItemParams } from '../../features/items/item-params.ts'
import { loadPhrases } from '../../i18n/setup.ts'

export const Route = createFileRoute('/(us-items)/euItem')({
  validateSearch: euItemParams,
  staticData: { tabIdentity: ['code'] },
  loader: () => loadPhrases('items', 'access'),
  component: EuItemPage,
})
