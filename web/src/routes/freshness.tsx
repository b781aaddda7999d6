import { createFileRoute } from '@tanstack/react-router'
import { FreshnessPage } from '../features/freshness/freshness-page.tsx'
import { freshnessParams } from '../features/freshness/freshness-params.ts'
import { loadPhrases } from '../i18n/setup.ts'

export const Route = createFileRoute('/freshness')({
  validateSearch: freshnessParams,
  loader: () => loadPhrases('freshness', 'search'),
  component: FreshnessPage,
})
