import { pick } from '@qingdan/api/contract/bilingual.ts'
import type { ModuleUsage, Order } from '@qingdan/api/contract/my-account/orders.ts'
import { IconPackage } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../components/card.tsx'
import type { DataColumn } from '../../../components/data-table/columns.ts'
import { DataTable } from '../../../components/data-table/data-table.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { ErrorState } from '../../../components/feedback/error-state.tsx'
import { SkeletonRows } from '../../../components/feedback/skeleton-rows.tsx'
import { Pager } from '../../../components/pager.tsx'
import classes from '../../../components/record-list.module.css'
import { pageSizes } from '../../../lib/address/search-param-fields.ts'
import { formatCount, formatTime } from '../../../lib/language/format.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'
import { type OrderLogParams, orderLogDefaults } from './order-log-params.ts'
import { OrderState } from './order-state.tsx'
import { ordersOptions, usageOptions } from './usage-queries.ts'

/** The orders, and the usage of the selected one (the first by default). */
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
    <DataTable
      caption={t('orders.title')}
      rows={orders}
      rowId={({ orderNumber }) => orderNumber}
      rowProps={({ orderNumber }) => ({ className: orderNumber === chosen ? classes.chosen : undefined })}
      columns={[
        {
          id: 'number',
          header: t('orders.number'),
          className: classes.code,
          cell: ({ orderNumber }) => orderNumber,
        },
        {
          id: 'package',
          header: t('orders.package'),
          className: classes.date,
          cell: (order) => pick({ zh: order.pacakgeName, en: order.pacakgeNameEn }, language),
        },
        {
          id: 'effect',
          header: t('orders.effect'),
          className: classes.date,
          cell: ({ effectTime }) => formatTime(effectTime),
        },
        {
          id: 'expire',
          header: t('orders.expire'),
          className: classes.date,
          cell: ({ expireTime }) => formatTime(expireTime),
        },
        { id: 'state', header: t('orders.state'), cell: ({ state }) => <OrderState state={state} /> },
        {
          id: 'use',
          header: t('orders.use'),
          cell: ({ orderNumber }) =>
            orderNumber === chosen ? (
              <span className={classes.quiet}>{t('orders.shown')}</span>
            ) : (
              <Link
                to="/orderAndLog"
                search={{ ...params, orderNumber }}
                resetScroll={false}
                className={classes.link}
                aria-label={t('orders.showUseOf', { number: orderNumber })}
              >
                {t('orders.showUse')}
              </Link>
            ),
        },
      ]}
    />
  )
}

/** What the order includes and how much was used; each row links to its log. */
function Usage({ orderNumber }: { orderNumber: string }) {
  const { t } = useTranslation('my-account')
  const query = useQuery(usageOptions(orderNumber))
  const columns = useUsageColumns(orderNumber)
  const title = t('usage.title')
  return (
    <Card title={title} aside={t('usage.of', { number: orderNumber })}>
      <DataTable
        caption={title}
        columns={columns}
        rows={query.data?.records}
        rowId={({ moduleId }) => moduleId}
        error={query.error}
        onRetry={() => void query.refetch()}
        skeleton={{ rows: 5, columns: '20% minmax(0, 1fr) 20% 12%' }}
      />
    </Card>
  )
}

function useUsageColumns(orderNumber: string): DataColumn<ModuleUsage>[] {
  const { t } = useTranslation('my-account')
  const language = useLanguage()
  const nameOf = (usage: ModuleUsage) => pick({ zh: usage.moduleName, en: usage.moduleNameEn }, language)
  const counts = (['dailyLimit', 'dailyUsed', 'totalLimit', 'totalUsed', 'balance'] as const).map(
    (id): DataColumn<ModuleUsage> => ({
      id,
      header: t(`usage.${id}`),
      align: 'end',
      sortBy: (usage) => usage[id],
      cell: (usage) => {
        const count = usage[id]
        return count === null ? t('usage.unlimited') : formatCount(count, language)
      },
    }),
  )
  return [
    { id: 'module', header: t('usage.module'), className: classes.date, sortBy: nameOf, cell: nameOf },
    ...counts,
    {
      id: 'log',
      header: t('orders.tab.log'),
      cell: (usage) => (
        <Link
          to="/orderAndLog"
          search={{ ...orderLogDefaults, tab: 'log', orderNumber, moduleId: usage.moduleId }}
          className={classes.link}
          aria-label={t('usage.logOf', { module: nameOf(usage) })}
        >
          {t('usage.log')}
        </Link>
      ),
    },
  ]
}
