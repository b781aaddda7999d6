import { createFileRoute } from '@tanstack/react-router'
import { itemMapParams } from '../../features/items/item-params.ts'
import { RelationsPage } from '../../features/items/relations/relations-page.tsx'
import { loadPhrases } from '../../i18n/setup.ts'

export const Route = createFileRoute('/(us-items)/relationalPageFaces')({
  validateSearch: itemMapParams,
  staticData: { tabIdentity: ['eccn'] },
  loader: () => loadPhrases('items', 'access'),
  component: RelationsPage,
})
