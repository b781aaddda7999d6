import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { QueuePage } from '../../features/screening/queue/queue-page.tsx'
import { queueDefaults, queueParams } from '../../features/screening/screening-params.ts'
import { loadPhrases } from '../../i18n/setup.ts'

export const Route = createFileRoute('/(screening)/screeningQueue')({
  validateSearch: queueParams,
  search: { middlewares: [stripSearchParams(queueDefaults)] },
  loader: () => loadPhrases('screening', 'review', 'screeningRules', 'access', 'search'),
  component: QueuePage,
})
