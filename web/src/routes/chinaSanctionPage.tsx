import { createFileRoute } from '@tanstack/react-router'
import { ChinaPage } from '../features/china/china-page.tsx'
import { loadPhrases } from '../i18n/setup.ts'

export const Route = createFileRoute('/chinaSanctionPage')({
  loader: () => loadPhrases('china', 'home'),
  component: ChinaPage,
})
