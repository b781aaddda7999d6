import { createFileRoute } from '@tanstack/react-router'
import { ComparePage } from '../../features/laws/compare/compare-page.tsx'
import { lawCompareParams } from '../../features/laws/law-params.ts'
import { loadPhrases } from '../../i18n/setup.ts'

export const Route = createFileRoute('/(laws)/lawCompare')({
  validateSearch: lawCompareParams,
  staticData: { tabIdentity: ['id', 'other'] },
  loader: () => loadPhrases('laws', 'access'),
  component: ComparePage,
})
