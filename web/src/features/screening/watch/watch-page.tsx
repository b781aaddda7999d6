import { Button } from '@mantine/core'
import type { ScreenedEntity } from '@qingdan/api/contract/screening/entity.ts'
import { IconBell, IconBellOff, IconBellPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmActionDialog } from '../../../components/confirm-action-dialog.tsx'
import type { DataColumn } from '../../../components/data-table/columns.ts'
import { useKeptFocus } from '../../../components/data-table/use-kept-focus.ts'
import layout from '../../../components/record-list.module.css'
import { call } from '../../../lib/api/call.ts'
import { formatTime } from '../../../lib/language/format.ts'
import { textLanguage } from '../../../lib/language/text-language.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import { type Choice, ChooseBar, useChooseColumn } from '../choose-names.tsx'
import { EntityActions } from '../entity-actions.tsx'
import { FilterBar } from '../filter-bar.tsx'
import { MappedName } from '../mapped-name.tsx'
import { OpenAlerts } from '../open-alerts.tsx'
import { RecordCard } from '../record-card.tsx'
import { ReviewState } from '../review-state.tsx'
import classes from '../screening.module.css'
import { ScreeningPage } from '../screening-page.tsx'
import { pagingDefaults, type WatchParams } from '../screening-params.ts'
import { screeningKeys, watchedOptions } from '../screening-queries.ts'
import { TypeFilter } from '../type-filter.tsx'
import { EntityDialog } from './entity-dialog.tsx'

const MonitorDialog = lazy(async () => ({
  default: (await import('../../../forms/monitor-dialog.tsx')).MonitorDialog,
}))

const route = getRouteApi('/(screening)/myWatch')

/** `/myWatch`: the parties that are screened again whenever a list changes. */
export function WatchPage() {
  const { t } = useTranslation('screening')
  const params = route.useSearch()
  const navigate = useNavigate()
  const query = useQuery(watchedOptions(params))
  const [isAdding, setAdding] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  usePageTitle({ key: 'layout:page.watch' })
  const change = (part: Partial<WatchParams>) =>
    void navigate({ to: '/myWatch', search: { ...params, page: 1, ...part }, resetScroll: false })
  return (
    <ScreeningPage
      heading={t('watch.heading')}
      note={t('watch.note')}
      error={query.error}
      actions={
        <Button
          ref={opener}
          leftSection={<IconBellPlus size={16} stroke={1.5} aria-hidden="true" />}
          onClick={() => setAdding(true)}
        >
          {t('watch.add')}
        </Button>
      }
    >
      <FilterBar
        key={`${params.name ?? ''}/${params.mapped ?? ''}`}
        fields={[
          { key: 'name', label: t('column.originalName') },
          { key: 'mapped', label: t('column.mappedName') },
        ]}
        values={{ name: params.name, mapped: params.mapped }}
        onApply={change}
        onReset={() => void navigate({ to: '/myWatch', search: { ...pagingDefaults, pageSize: params.pageSize } })}
      >
        <TypeFilter value={params.type} onChange={(type) => change({ type })} />
      </FilterBar>
      <WatchTable params={params} onAdd={() => setAdding(true)} />
      {isAdding && (
        <Suspense>
          <MonitorDialog initial={{}} opener={opener.current} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </ScreeningPage>
  )
}

function WatchTable({ params, onAdd }: { params: WatchParams; onAdd: () => void }) {
  const { t } = useTranslation('screening')
  const navigate = useNavigate()
  const query = useQuery(watchedOptions(params))
  const [shown, setShown] = useState<ScreenedEntity | null>(null)
  const opener = useRef<HTMLElement | null>(null)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const choice = { chosen, onChoose: setChosen }
  const columns = useWatchColumns(choice, (entity, button) => {
    opener.current = button
    setShown(entity)
  })
  // The button that ends monitoring has nothing to do once the names are gone.
  const list = useKeptFocus<HTMLDivElement>(query.data)
  const watched = (query.data?.records ?? []).map(({ id }) => id)
  const isFiltered = params.name !== undefined || params.mapped !== undefined || params.type !== undefined
  return (
    <div ref={list}>
      <ChooseBar {...choice} free={watched} choosePage={t('watch.choosePage', { count: watched.length })}>
        <EndMonitoring {...choice} />
      </ChooseBar>
      <RecordCard
        title={t('watch.title')}
        query={query}
        columns={columns}
        columnsKey="watched"
        skeleton={{ rows: 6, columns: '24px minmax(0, 1fr) 12% 24% 16%' }}
        paging={params}
        linkTo={(page, link) => <Link to="/myWatch" search={{ ...params, page }} {...link} />}
        onPageSize={(pageSize) => void navigate({ to: '/myWatch', search: { ...params, page: 1, pageSize } })}
        absence={{
          icon: <IconBell size={24} stroke={1.5} />,
          title: t(isFiltered ? 'review.noneFound' : 'watch.none'),
          text: t(isFiltered ? 'review.noneFoundNote' : 'watch.noneNote'),
          action: isFiltered ? undefined : <Button onClick={onAdd}>{t('watch.add')}</Button>,
        }}
      />
      {shown && <EntityDialog entity={shown} opener={opener.current} onClose={() => setShown(null)} />}
    </div>
  )
}

/** Ends the monitoring of the chosen names; asks first. */
function EndMonitoring({ chosen, onChoose }: Choice) {
  const { t } = useTranslation('screening')
  const [isAsked, setAsked] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button
        ref={button}
        h={32}
        variant="default"
        disabled={chosen.size === 0}
        leftSection={<IconBellOff size={16} stroke={1.5} aria-hidden="true" />}
        onClick={() => setAsked(true)}
      >
        {t('watch.end', { count: chosen.size })}
      </Button>
      {isAsked && (
        <ConfirmActionDialog
          title={t('action.unwatch')}
          submit={t('action.unwatch')}
          opener={button.current}
          changes={screeningKeys.all}
          action={() => call('screening.warn', { ids: [...chosen], warnFlag: '0' })}
          done={t('action.unwatchDone')}
          onDone={() => {
            setAsked(false)
            onChoose(new Set())
          }}
          onClose={() => setAsked(false)}
        >
          <p>{t('watch.endAsk', { count: chosen.size })}</p>
        </ConfirmActionDialog>
      )}
    </>
  )
}

function useWatchColumns(
  choice: Choice,
  onShow: (entity: ScreenedEntity, button: HTMLElement) => void,
): DataColumn<ScreenedEntity>[] {
  const { t } = useTranslation(['screening', 'terms'])
  const choose = useChooseColumn(choice)
  return [
    choose,
    {
      id: 'name',
      header: t('screening:column.originalName'),
      isRowHeader: true,
      className: classes.who,
      cell: (entity) => (
        <button type="button" className={classes.name} onClick={({ currentTarget }) => onShow(entity, currentTarget)}>
          <bdi lang={textLanguage(entity.originalEntityName)}>{entity.originalEntityName}</bdi>
        </button>
      ),
    },
    {
      id: 'type',
      header: t('screening:column.type'),
      className: layout.date,
      cell: ({ type }) => t(`terms:partyType.${type}`),
    },
    {
      id: 'state',
      header: t('screening:column.state'),
      className: layout.date,
      cell: (entity) => (
        <>
          <ReviewState state={entity.state} />
          <OpenAlerts entity={entity} />
          {entity.screningNum > 0 && (
            <div>
              <Link
                to="/checkDetail"
                search={{
                  ...pagingDefaults,
                  batchId: entity.batchId ?? undefined,
                  name: entity.originalEntityName,
                  entity: entity.id,
                }}
                className={layout.link}
              >
                {t('screening:watch.candidates', { count: entity.foundNum ?? entity.screningNum })}
              </Link>
            </div>
          )}
        </>
      ),
    },
    { id: 'mapped', header: t('screening:column.mappedName'), cell: (entity) => <MappedName entity={entity} /> },
    {
      id: 'time',
      header: t('screening:column.watchTime'),
      className: layout.date,
      isOptional: true,
      cell: ({ warnTime }) => (warnTime ? formatTime(warnTime) : <span className={layout.quiet}>—</span>),
    },
    { id: 'actions', header: t('screening:column.actions'), cell: (entity) => <EntityActions entity={entity} /> },
  ]
}
