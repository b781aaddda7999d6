import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { OrderLogPage } from '../features/mine/order-log-page.tsx'
import { orderLogDefaults, orderLogParams } from '../features/mine/order-log-params.ts'
import { loadMinePhrases } from '../i18n/setup.ts'

export const Route = createFileRoute('/orderAndLog')({
  validateSearch: orderLogParams,
  search: { middlewares: [stripSearchParams(orderLogDefaults)] },
  loader: loadMinePhrases,
  component: OrderLogPage,
})
