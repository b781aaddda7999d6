import { createFileRoute } from '@tanstack/react-router'
import { ItemsPage } from '../../features/items/items-page.tsx'
import { loadPhrases } from '../../i18n/setup.ts'

export const Route = createFileRoute('/(us-items)/eccnSearch')({
  loader: () => loadPhrases('items'),
  component: ItemsPage,
})
