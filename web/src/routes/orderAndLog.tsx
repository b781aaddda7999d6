import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { OrderLogPage } from '../features/my-account/orders-and-usage/order-log-page.tsx'
import { orderLogDefaults, orderLogParams } from '../features/my-account/orders-and-usage/order-log-params.ts'
import { loadPhrases } from '../i18n/setup.ts'

export const Route = createFileRoute('/orderAndLog')({
  validateSearch: orderLogParams,
  search: { middlewares: [stripSearchParams(orderLogDefaults)] },
  loader: () => loadPhrases('my-account'),
  component: OrderLogPage,
})
