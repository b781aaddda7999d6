import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PageBody } from '../../../components/page-body.tsx'
import classes from '../../../components/record-list.module.css'
import { Tabs } from '../../../components/tabs.tsx'
import { usePageTitle } from '../../../lib/page-title.ts'
import { NeedsSession } from '../needs-session.tsx'
import { orderLogDefaults } from './order-log-params.ts'
import { OrdersView } from './orders-view.tsx'
import { SearchesView } from './searches-view.tsx'
import { LogView } from './usage-log-view.tsx'

const route = getRouteApi('/orderAndLog')
const tabs = ['summary', 'log', 'searches'] as const

const views = { summary: OrdersView, log: LogView, searches: SearchesView }

/** `/orderAndLog`: the user's orders, their usage, and what the user searched for. */
export function OrderLogPage() {
  const { t } = useTranslation('my-account')
  const params = route.useSearch()
  const navigate = useNavigate()
  const View = views[params.tab]
  usePageTitle({ key: 'layout:page.orders' })
  return (
    <PageBody>
      <h1 className={classes.heading}>{t('orders.heading')}</h1>
      <NeedsSession reason="text">
        <Tabs
          label={t('orders.heading')}
          tabs={tabs.map((tab) => ({ tab, name: t(`orders.tab.${tab}`) }))}
          current={params.tab}
          onChoose={(tab) =>
            void navigate({
              to: '/orderAndLog',
              search: { ...orderLogDefaults, pageSize: params.pageSize, tab },
              resetScroll: false,
            })
          }
          className={classes.panel}
        >
          <View params={params} />
        </Tabs>
      </NeedsSession>
    </PageBody>
  )
}
