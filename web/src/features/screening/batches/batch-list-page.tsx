import { Button } from '@mantine/core'
import { IconFileSpreadsheet, IconPlayerPlay, IconTrash, IconUpload } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmActionDialog } from '../../../components/confirm-action-dialog.tsx'
import { useKeptFocus } from '../../../components/data-table/use-kept-focus.ts'
import { call } from '../../../lib/api/call.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import { showToast } from '../../../lib/toasts.ts'
import { FilterBar } from '../filter-bar.tsx'
import { RecordCard } from '../record-card.tsx'
import classes from '../screening.module.css'
import { ScreeningPage } from '../screening-page.tsx'
import { type BatchListParams, pagingDefaults } from '../screening-params.ts'
import { batchesOptions, screeningKeys } from '../screening-queries.ts'
import { TypeFilter } from '../type-filter.tsx'
import { useStartFailure } from '../use-start-failure.ts'
import { useBatchColumns } from './batch-columns.tsx'
import { ImportDialog } from './import-dialog.tsx'

const route = getRouteApi('/(screening)/batchCheck')

/** `/batchCheck`: files of names. */
export function BatchListPage() {
  const { t } = useTranslation('screening')
  const params = route.useSearch()
  const navigate = useNavigate()
  const query = useQuery(batchesOptions(params))
  const [isImporting, setImporting] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  usePageTitle({ key: 'layout:page.batches' })
  const change = (part: Partial<BatchListParams>) =>
    void navigate({ to: '/batchCheck', search: { ...params, page: 1, ...part }, resetScroll: false })
  return (
    <ScreeningPage
      heading={t('batches.heading')}
      note={t('batches.note')}
      error={query.error}
      actions={
        <Button
          ref={opener}
          leftSection={<IconUpload size={16} stroke={1.5} aria-hidden="true" />}
          onClick={() => setImporting(true)}
        >
          {t('import.open')}
        </Button>
      }
    >
      <FilterBar
        key={`${params.batchNo ?? ''}/${params.fileName ?? ''}`}
        fields={[
          { key: 'batchNo', label: t('column.batchNo') },
          { key: 'fileName', label: t('column.fileName') },
        ]}
        values={{ batchNo: params.batchNo, fileName: params.fileName }}
        onApply={change}
        onReset={() => void navigate({ to: '/batchCheck', search: { ...pagingDefaults, pageSize: params.pageSize } })}
      >
        <TypeFilter value={params.type} onChange={(type) => change({ type })} />
      </FilterBar>
      <BatchTable params={params} onImport={() => setImporting(true)} />
      {isImporting && <ImportDialog opener={opener.current} onClose={() => setImporting(false)} />}
    </ScreeningPage>
  )
}

function BatchTable({ params, onImport }: { params: BatchListParams; onImport: () => void }) {
  const { t } = useTranslation('screening')
  const navigate = useNavigate()
  const query = useQuery(batchesOptions(params))
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const start = useStart(() => setChosen(new Set()))
  const [isDeleting, setDeleting] = useState(false)
  const remove = useRef<HTMLButtonElement>(null)
  const columns = useBatchColumns({ chosen, onChoose: setChosen, onStart: (id) => start.mutate([id]) })
  // The button that deletes is beside the table, and has nothing to do once the rows are gone.
  const list = useKeptFocus<HTMLDivElement>(query.data)
  const isFiltered = params.batchNo !== undefined || params.fileName !== undefined || params.type !== undefined
  return (
    <div ref={list}>
      <div className={classes.bar}>
        <Button
          h={32}
          variant="default"
          disabled={chosen.size === 0}
          loading={start.isPending}
          leftSection={<IconPlayerPlay size={16} stroke={1.5} aria-hidden="true" />}
          onClick={() => start.mutate([...chosen])}
        >
          {t('batches.start', { count: chosen.size })}
        </Button>
        <Button
          ref={remove}
          h={32}
          variant="default"
          disabled={chosen.size === 0}
          leftSection={<IconTrash size={16} stroke={1.5} aria-hidden="true" />}
          onClick={() => setDeleting(true)}
        >
          {t('batches.delete', { count: chosen.size })}
        </Button>
      </div>
      <RecordCard
        title={t('batches.title')}
        query={query}
        columns={columns}
        skeleton={{ rows: 5, columns: '24px 16% minmax(0, 1fr) 10% 20%' }}
        paging={params}
        linkTo={(page, link) => <Link to="/batchCheck" search={{ ...params, page }} {...link} />}
        onPageSize={(pageSize) => void navigate({ to: '/batchCheck', search: { ...params, page: 1, pageSize } })}
        absence={{
          icon: <IconFileSpreadsheet size={24} stroke={1.5} />,
          title: t(isFiltered ? 'batches.noneFound' : 'batches.none'),
          text: t(isFiltered ? 'batches.noneFoundNote' : 'batches.noneNote'),
          action: isFiltered ? undefined : <Button onClick={onImport}>{t('import.open')}</Button>,
        }}
      />
      {isDeleting && (
        <ConfirmActionDialog
          title={t('batches.deleteTitle', { count: chosen.size })}
          submit={t('batches.deleteSubmit')}
          isHarmful
          opener={remove.current}
          changes={screeningKeys.all}
          action={() => call('screening.delete', { ids: [...chosen] })}
          done={t('batches.deleted')}
          onDone={() => {
            setChosen(new Set())
            setDeleting(false)
          }}
          onClose={() => setDeleting(false)}
        >
          <p>{t('batches.deleteAsk', { count: chosen.size })}</p>
        </ConfirmActionDialog>
      )}
    </div>
  )
}

/** Starts batches; those that run or are done stay as they are. */
function useStart(onDone: () => void) {
  const { t } = useTranslation('screening')
  const client = useQueryClient()
  return useMutation({
    mutationFn: (ids: string[]) => call('screening.start', { ids }),
    onSuccess: () => {
      showToast({ tone: 'ok', text: t('batches.started') })
      onDone()
      void client.invalidateQueries({ queryKey: screeningKeys.all })
    },
    onError: useStartFailure(),
  })
}
