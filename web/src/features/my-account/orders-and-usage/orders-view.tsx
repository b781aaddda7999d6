import type { ModuleUsage, Order } from '@qingdan/api/contract/mine.ts'
import { IconPackage } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../components/card.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { ErrorState } from '../../../components/feedback/error-state.tsx'
import { SkeletonRows } from '../../../components/feedback/skeleton-rows.tsx'
import { Pager } from '../../../components/pager.tsx'
import classes from '../../../components/record-list.module.css'
import table from '../../../components/table.module.css'
import { pageSizes } from '../../../lib/address/search-param-fields.ts'
import { pick } from '../../../lib/language/bilingual.ts'
import { formatCount, formatTime } from '../../../lib/language/format.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'
import { type OrderLogParams, orderLogDefaults } from './order-log-params.ts'
import { OrderState } from './order-state.tsx'
import { ordersOptions, usageOptions } from './usage-queries.ts'

/** The orders, and the use of the chosen one: the first unless another is chosen. */
export function OrdersView({ params }: { params: OrderLogParams }) {
  const { t } = useTranslation('my-account')
  const navigate = useNavigate()
  const query = useQuery(ordersOptions({ page: params.page, pageSize: params.pageSize }))
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data) {
    return (
      <Card title={t('orders.title')}>
        <SkeletonRows rows={3} columns="20% minmax(0, 1fr) 20% 12%" />
      </Card>
    )
  }
  const { records, total } = query.data
  const chosen = params.orderNumber ?? records[0]?.orderNumber
  return (
    <>
      <Card title={t('orders.title')}>
        {total === 0 ? (
          <EmptyState icon={<IconPackage size={24} stroke={1.5} />} title={t('orders.none')}>
            {t('orders.noneNote')}
          </EmptyState>
        ) : (
          <>
            <OrderTable orders={records} chosen={chosen} params={params} />
            {total > pageSizes[0] && (
              <div className={classes.foot}>
                <Pager
                  page={params.page}
                  pageSize={params.pageSize}
                  count={total}
                  linkTo={(page, link) => (
                    <Link to="/orderAndLog" search={{ ...params, orderNumber: undefined, page }} {...link} />
                  )}
                  sizes={{
                    choices: pageSizes,
                    onChange: (pageSize) =>
                      void navigate({ to: '/orderAndLog', search: { ...orderLogDefaults, pageSize } }),
                  }}
                />
              </div>
            )}
          </>
        )}
      </Card>
      {chosen !== undefined && <Usage orderNumber={chosen} />}
    </>
  )
}

function OrderTable({
  orders,
  chosen,
  params,
}: {
  orders: Order[]
  chosen: string | undefined
  params: OrderLogParams
}) {
  const { t } = useTranslation('my-account')
  const language = useLanguage()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard
    <section className={table.scroll} tabIndex={0} aria-label={t('orders.title')}>
      <table className={table.table}>
        <caption className={table.caption}>{t('orders.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('orders.number')}</th>
            <th scope="col">{t('orders.package')}</th>
            <th scope="col">{t('orders.effect')}</th>
            <th scope="col">{t('orders.expire')}</th>
            <th scope="col">{t('orders.state')}</th>
            <th scope="col">{t('orders.use')}</th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <tr key={order.orderNumber} className={order.orderNumber === chosen ? classes.chosen : undefined}>
              <td className={classes.code}>{order.orderNumber}</td>
              <td className={classes.date}>{pick({ zh: order.pacakgeName, en: order.pacakgeNameEn }, language)}</td>
              <td className={classes.date}>{formatTime(order.effectTime)}</td>
              <td className={classes.date}>{formatTime(order.expireTime)}</td>
              <td>
                <OrderState state={order.state} />
              </td>
              <td>
                {order.orderNumber === chosen ? (
                  <span className={classes.quiet}>{t('orders.shown')}</span>
                ) : (
                  <Link
                    to="/orderAndLog"
                    search={{ ...params, orderNumber: order.orderNumber }}
                    resetScroll={false}
                    className={classes.link}
                    aria-label={t('orders.showUseOf', { number: order.orderNumber })}
                  >
                    {t('orders.showUse')}
                  </Link>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** What the order includes and what of it was used; from each row to the log of it. */
function Usage({ orderNumber }: { orderNumber: string }) {
  const { t } = useTranslation('my-account')
  const query = useQuery(usageOptions(orderNumber))
  const title = t('usage.title')
  return (
    <Card title={title} aside={t('usage.of', { number: orderNumber })}>
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <SkeletonRows rows={5} columns="20% minmax(0, 1fr) 20% 12%" />}
      {query.data && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard
        <section className={table.scroll} tabIndex={0} aria-label={title}>
          <table className={table.table}>
            <caption className={table.caption}>{title}</caption>
            <thead>
              <tr>
                <th scope="col">{t('usage.module')}</th>
                {(['dailyLimit', 'dailyUsed', 'totalLimit', 'totalUsed', 'balance'] as const).map((column) => (
                  <th key={column} scope="col" className={classes.number}>
                    {t(`usage.${column}`)}
                  </th>
                ))}
                <th scope="col">{t('orders.tab.log')}</th>
              </tr>
            </thead>
            <tbody>
              {query.data.records.map((usage) => (
                <UsageRow key={usage.moduleId} usage={usage} orderNumber={orderNumber} />
              ))}
            </tbody>
          </table>
        </section>
      )}
    </Card>
  )
}

function UsageRow({ usage, orderNumber }: { usage: ModuleUsage; orderNumber: string }) {
  const { t } = useTranslation('my-account')
  const language = useLanguage()
  const name = pick({ zh: usage.moduleName, en: usage.moduleNameEn }, language)
  const limit = (value: number | null) => (value === null ? t('usage.unlimited') : formatCount(value, language))
  return (
    <tr>
      <td className={classes.date}>{name}</td>
      <td className={classes.number}>{limit(usage.dailyLimit)}</td>
      <td className={classes.number}>{formatCount(usage.dailyUsed, language)}</td>
      <td className={classes.number}>{limit(usage.totalLimit)}</td>
      <td className={classes.number}>{formatCount(usage.totalUsed, language)}</td>
      <td className={classes.number}>{limit(usage.balance)}</td>
      <td>
        <Link
          to="/orderAndLog"
          search={{ ...orderLogDefaults, tab: 'log', orderNumber, moduleId: usage.moduleId }}
          className={classes.link}
          aria-label={t('usage.logOf', { module: name })}
        >
          {t('usage.log')}
        </Link>
      </td>
    </tr>
  )
}
