import { createFileRoute } from '@tanstack/react-router'
import { ChinaCategoryPage } from '../../features/items/china/china-category-page.tsx'
import { loadPhrases } from '../../i18n/setup.ts'

export const Route = createFileRoute('/(china-items)/chinaEccnCategory')({
  loader: () => loadPhrases('chinaItems'),
  component: ChinaCategoryPage,
})
