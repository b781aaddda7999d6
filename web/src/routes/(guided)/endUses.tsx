import { createFileRoute } from '@tanstack/react-router'
import { wizardParams } from '../../features/guided/guided-params.ts'
import { EndUsePage } from '../../features/guided/wizards/end-use-page.tsx'
import { loadPhrases } from '../../i18n/setup.ts'

export const Route = createFileRoute('/(guided)/endUses')({
  validateSearch: wizardParams,
  loader: () => loadPhrases('guided', 'access', 'my-account', 'search'),
  component: EndUsePage,
})
