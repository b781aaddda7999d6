import { Button } from '@mantine/core'
import type { Alert } from '@qingdan/api/contract/screening/alerts.ts'
import { IconBellOff, IconChecks } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { ErrorState } from '../../../components/feedback/error-state.tsx'
import { useAnnouncement } from '../../../components/feedback/live-region.tsx'
import { SkeletonRows } from '../../../components/feedback/skeleton-rows.tsx'
import { Pager } from '../../../components/pager.tsx'
import layout from '../../../components/record-list.module.css'
import { DayRange } from '../../../forms/day-range.tsx'
import { pageSizes } from '../../../lib/address/search-param-fields.ts'
import { call } from '../../../lib/api/call.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import { useFailureToast } from '../../../lib/use-failure-toast.ts'
import { FilterBar } from '../filter-bar.tsx'
import { ScreeningPage } from '../screening-page.tsx'
import { type AlertParams, pagingDefaults } from '../screening-params.ts'
import { alertsOptions, screeningKeys } from '../screening-queries.ts'
import { AlertCard } from './alert-card.tsx'
import classes from './alerts.module.css'

const route = getRouteApi('/(screening)/riskWatch')

/** `/riskWatch`: what is new about the watched parties. */
export function AlertPage() {
  const { t } = useTranslation('screening')
  const params = route.useSearch()
  const navigate = useNavigate()
  const query = useQuery(alertsOptions(params))
  usePageTitle({ key: 'layout:page.alerts' })
  const count = query.isPlaceholderData ? undefined : query.data?.total
  useAnnouncement(count === undefined ? null : t('alerts.count', { count }))
  const change = (part: Partial<AlertParams>) =>
    void navigate({ to: '/riskWatch', search: { ...params, page: 1, ...part }, resetScroll: false })
  return (
    <ScreeningPage heading={t('alerts.heading')} note={t('alerts.note')} error={query.error} actions={<ReadAll />}>
      <FilterBar
        key={params.name ?? ''}
        fields={[{ key: 'name', label: t('column.originalName') }]}
        values={{ name: params.name }}
        onApply={change}
        onReset={() => void navigate({ to: '/riskWatch', search: { ...pagingDefaults, pageSize: params.pageSize } })}
      >
        <label className={layout.filter}>
          {t('alerts.type')}
          <select
            value={params.msgType ?? ''}
            onChange={({ target }) =>
              change({ msgType: target.value === '0' || target.value === '1' ? target.value : undefined })
            }
          >
            <option value="">{t('alerts.everyType')}</option>
            <option value="0">{t('alerts.kind.0')}</option>
            <option value="1">{t('alerts.kind.1')}</option>
          </select>
        </label>
        <DayRange from={params.from} to={params.to} onChange={change} />
      </FilterBar>
      <HiddenAlerts params={params} />
      <Alerts params={params} />
    </ScreeningPage>
  )
}

/** How many alerts rules of the desk hide, and the way to them and back. */
function HiddenAlerts({ params }: { params: AlertParams }) {
  const { t } = useTranslation('screening')
  const { data } = useQuery(alertsOptions(params))
  const count = data?.hiddenTotal ?? 0
  if (count === 0) return null
  return (
    <p className={classes.quiet}>
      {t(params.hidden === undefined ? 'alerts.hidden' : 'alerts.hiddenShown', { count })} <ToHidden params={params} />
    </p>
  )
}

/** To the alerts that rules hide, or back from them. */
function ToHidden({ params }: { params: AlertParams }) {
  const { t } = useTranslation('screening')
  return (
    <Link
      to="/riskWatch"
      search={{ ...params, page: 1, hidden: params.hidden === undefined ? '1' : undefined }}
      className={layout.link}
    >
      {t(params.hidden === undefined ? 'alerts.showHidden' : 'alerts.showTold')}
    </Link>
  )
}

function Alerts({ params }: { params: AlertParams }) {
  const { t } = useTranslation('screening')
  const navigate = useNavigate()
  const { data, error, refetch, isPlaceholderData } = useQuery(alertsOptions(params))
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows rows={4} columns="minmax(0, 1fr) 20%" />
  if (data.total === 0 && params.hidden !== undefined) {
    return (
      <EmptyState
        icon={<IconBellOff size={24} stroke={1.5} />}
        title={t('alerts.noneHidden')}
        action={<ToHidden params={params} />}
      >
        {t('alerts.noneHiddenNote')}
      </EmptyState>
    )
  }
  if (data.total === 0) {
    const isOfDays = params.from !== undefined && params.to !== undefined
    const isFiltered = params.name !== undefined || params.msgType !== undefined || isOfDays
    return (
      <EmptyState
        icon={<IconBellOff size={24} stroke={1.5} />}
        title={t(isFiltered ? 'alerts.noneFound' : 'alerts.none')}
        action={
          isFiltered ? undefined : (
            <Link to="/myWatch" className={layout.link}>
              {t('alerts.toWatch')}
            </Link>
          )
        }
      >
        {t(isFiltered ? 'review.noneFoundNote' : 'alerts.noneNote')}
      </EmptyState>
    )
  }
  return (
    <>
      <ol className={classes.list} aria-busy={isPlaceholderData} aria-label={t('alerts.heading')}>
        {data.records.map((alert, at) => (
          <li key={alert.id}>
            <AlertCard alert={alert} next={nextPending(data.records, at) ?? alert.id} />
          </li>
        ))}
      </ol>
      <Pager
        page={params.page}
        pageSize={params.pageSize}
        count={data.total}
        linkTo={(page, link) => <Link to="/riskWatch" search={{ ...params, page }} {...link} />}
        sizes={{
          choices: pageSizes,
          onChange: (pageSize) => void navigate({ to: '/riskWatch', search: { ...params, page: 1, pageSize } }),
        }}
      />
    </>
  )
}

/** The next alert of the page that waits for a decision, after this one or else from the top. */
function nextPending(alerts: readonly Alert[], at: number): string | undefined {
  return [...alerts.slice(at + 1), ...alerts.slice(0, at)].find(({ operateStatus }) => operateStatus === '0')?.id
}

function ReadAll() {
  const { t } = useTranslation('screening')
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('watch.readAll', {}),
    onSuccess: () => client.invalidateQueries({ queryKey: screeningKeys.all }),
    onError: useFailureToast(),
  })
  return (
    <Button
      variant="default"
      loading={isPending}
      leftSection={<IconChecks size={16} stroke={1.5} aria-hidden="true" />}
      onClick={() => mutate()}
    >
      {t('alerts.readAll')}
    </Button>
  )
}
