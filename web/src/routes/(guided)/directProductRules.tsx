import { createFileRoute } from '@tanstack/react-router'
import { wizardParams } from '../../features/guided/guided-params.ts'
import { DirectRulePage } from '../../features/guided/wizards/direct-rule-page.tsx'
import { loadPhrases } from '../../i18n/setup.ts'

export const Route = createFileRoute('/(guided)/directProductRules')({
  validateSearch: wizardParams,
  loader: () => loadPhrases('guided', 'access', 'my-account', 'search'),
  component: DirectRulePage,
})
