import { createFileRoute } from '@tanstack/react-router'
import { ChinaDetailPage } from '../features/china/china-detail-page.tsx'
import { chinaDetailParams } from '../features/china/china-params.ts'
import { loadPagePhrases } from '../i18n/setup.ts'

export const Route = createFileRoute('/chinaSanctionDetail')({
  validateSearch: chinaDetailParams,
  staticData: { tabIdentity: ['id'] },
  loader: loadPagePhrases,
  component: ChinaDetailPage,
})
