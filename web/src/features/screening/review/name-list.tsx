import { Button } from '@mantine/core'
import { IconBellPlus, IconListSearch } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../../components/chip.tsx'
import { useKeptFocus } from '../../../components/data-table/use-kept-focus.ts'
import layout from '../../../components/record-list.module.css'
import { call } from '../../../lib/api/call.ts'
import { showToast } from '../../../lib/toasts.ts'
import { useFailureToast } from '../../../lib/use-failure-toast.ts'
import { ChooseBar } from '../choose-names.tsx'
import { FilterBar } from '../filter-bar.tsx'
import { RecordCard } from '../record-card.tsx'
import classes from '../screening.module.css'
import { type CheckDetailParams, pagingDefaults, reviewStates } from '../screening-params.ts'
import { entitiesOptions, screeningKeys } from '../screening-queries.ts'
import { useNameColumns } from './name-columns.tsx'
import { ReviewDrawer } from './review-drawer.tsx'
import { ReviewKeys } from './review-keys.tsx'
import { useNameKeys } from './use-name-keys.ts'

/** The names with their filters, the table, and beside it the candidates of one. */
export function NameList({
  params,
  onChange,
}: {
  params: CheckDetailParams
  onChange: (params: CheckDetailParams, options?: { replace: boolean }) => void
}) {
  const { data, isPlaceholderData } = useQuery(entitiesOptions(params))
  const rows = data?.records ?? []
  const open = useCallback(
    (entity: string | undefined) => onChange({ ...params, entity }, { replace: params.entity !== undefined }),
    [onChange, params],
  )
  useNameKeys(rows, params.entity, open)
  const shown = rows.find(({ id }) => id === params.entity)
  return (
    <div className={classes.split} data-open={shown !== undefined || undefined}>
      <div>
        <NameFilters params={params} states={isPlaceholderData ? undefined : data?.states} onChange={onChange} />
        <NameTable params={params} onChange={onChange} onOpen={open} />
        <ReviewKeys />
      </div>
      {shown && <ReviewDrawer key={shown.id} entity={shown} rows={rows} onOpen={open} />}
    </div>
  )
}

function NameFilters({
  params,
  states,
  onChange,
}: {
  params: CheckDetailParams
  states: Partial<Record<(typeof reviewStates)[number], number>> | undefined
  onChange: (params: CheckDetailParams) => void
}) {
  const { t } = useTranslation('screening')
  const change = (part: Partial<CheckDetailParams>) => onChange({ ...params, page: 1, entity: undefined, ...part })
  return (
    <>
      <FilterBar
        key={`${params.name ?? ''}/${params.mapped ?? ''}`}
        fields={[
          { key: 'name', label: t('column.originalName') },
          { key: 'mapped', label: t('column.mappedName') },
        ]}
        values={{ name: params.name, mapped: params.mapped }}
        onApply={change}
        onReset={() => onChange({ ...pagingDefaults, pageSize: params.pageSize, batchId: params.batchId })}
      >
        <label className={layout.filter}>
          {t('column.monitoring')}
          <select
            value={params.warnFlag ?? ''}
            onChange={({ target }) =>
              change({ warnFlag: target.value === '0' || target.value === '1' ? target.value : undefined })
            }
          >
            <option value="">{t('filter.everyMonitoring')}</option>
            <option value="1">{t('monitoring.1')}</option>
            <option value="0">{t('monitoring.0')}</option>
          </select>
        </label>
      </FilterBar>
      {/* biome-ignore lint/a11y/useSemanticElements: a row of toggle buttons, not fields of a form */}
      <div role="group" aria-label={t('filter.states')} className={classes.chips}>
        <Chip isOn={params.state === undefined} onClick={() => change({ state: undefined })}>
          {t('filter.everyState')}
        </Chip>
        {reviewStates.map((state) => (
          <Chip
            key={state}
            isOn={params.state === state}
            count={states && (states[state] ?? 0)}
            onClick={() => change({ state: params.state === state ? undefined : state })}
          >
            {t(`state.${state}`)}
          </Chip>
        ))}
      </div>
    </>
  )
}

function NameTable({
  params,
  onChange,
  onOpen,
}: {
  params: CheckDetailParams
  onChange: (params: CheckDetailParams) => void
  onOpen: (entity: string | undefined) => void
}) {
  const { t } = useTranslation('screening')
  const query = useQuery(entitiesOptions(params))
  const rows = query.data?.records
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const join = useJoin(() => setChosen(new Set()))
  const columns = useNameColumns({ chosen, onChoose: setChosen, onOpen, opened: params.entity })
  const free = (rows ?? []).filter(({ warnFlag }) => warnFlag === '0').map(({ id }) => id)
  const list = useKeptFocus<HTMLDivElement>(query.data)
  const isFiltered =
    params.name !== undefined ||
    params.mapped !== undefined ||
    params.warnFlag !== undefined ||
    params.state !== undefined
  return (
    <div ref={list}>
      <ChooseBar
        chosen={chosen}
        onChoose={setChosen}
        free={free}
        choosePage={t('monitoring.choosePage', { count: free.length })}
      >
        <Button
          h={32}
          variant="default"
          disabled={chosen.size === 0}
          loading={join.isPending}
          leftSection={<IconBellPlus size={16} stroke={1.5} aria-hidden="true" />}
          onClick={() => join.mutate([...chosen])}
        >
          {t('monitoring.join', { count: chosen.size })}
        </Button>
      </ChooseBar>
      <RecordCard
        title={t('review.title')}
        query={query}
        columns={columns}
        columnsKey="screened-names"
        rowProps={({ id }) => ({ className: id === params.entity ? layout.chosen : undefined })}
        skeleton={{ rows: 8, columns: '24px minmax(0, 1fr) 10% 20% 12%' }}
        paging={params}
        linkTo={(page, link) => <Link to="/checkDetail" search={{ ...params, entity: undefined, page }} {...link} />}
        onPageSize={(pageSize) => onChange({ ...params, entity: undefined, page: 1, pageSize })}
        absence={{
          icon: <IconListSearch size={24} stroke={1.5} />,
          title: t(isFiltered ? 'review.noneFound' : 'review.none'),
          text: t(isFiltered ? 'review.noneFoundNote' : 'review.noneNote'),
        }}
      />
    </div>
  )
}

function useJoin(onDone: () => void) {
  const { t } = useTranslation('screening')
  const client = useQueryClient()
  return useMutation({
    mutationFn: (ids: string[]) => call('screening.warn', { ids, warnFlag: '1' }),
    onSuccess: () => {
      showToast({ tone: 'ok', text: t('monitoring.joined') })
      onDone()
      return client.invalidateQueries({ queryKey: screeningKeys.all })
    },
    onError: useFailureToast(),
  })
}
