import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { CheckDetailPage } from '../../features/screening/review/check-detail-page.tsx'
import { checkDetailParams, pagingDefaults } from '../../features/screening/screening-params.ts'
import { loadPhrases } from '../../i18n/setup.ts'

export const Route = createFileRoute('/(screening)/checkDetail')({
  validateSearch: checkDetailParams,
  search: { middlewares: [stripSearchParams(pagingDefaults)] },
  staticData: { tabIdentity: ['batchId'] },
  loader: () => loadPhrases('screening', 'review', 'screeningRules', 'access', 'search'),
  component: CheckDetailPage,
})
