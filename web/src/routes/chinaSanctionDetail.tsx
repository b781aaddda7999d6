import { createFileRoute } from '@tanstack/react-router'
import { chinaDetailParams } from '../features/china/china-params.ts'
import { ChinaDetailPage } from '../features/china/detail/china-detail-page.tsx'
import { loadPagePhrases } from '../i18n/setup.ts'

export const Route = createFileRoute('/chinaSanctionDetail')({
  validateSearch: chinaDetailParams,
  staticData: { tabIdentity: ['id'] },
  loader: loadPagePhrases,
  component: ChinaDetailPage,
})
