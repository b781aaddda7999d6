import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useKeptFocus } from '../../../components/data-table/use-kept-focus.ts'
import { ErrorState } from '../../../components/feedback/error-state.tsx'
import { formatTime } from '../../../lib/language/format.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import { RowErrorsButton } from '../batches/row-errors-button.tsx'
import { ScreeningPage } from '../screening-page.tsx'
import type { CheckDetailParams } from '../screening-params.ts'
import { batchOptions, entitiesOptions } from '../screening-queries.ts'
import { BatchExports } from './batch-exports.tsx'
import { BatchHead, stageOf } from './batch-head.tsx'
import { NameList } from './name-list.tsx'

const route = getRouteApi('/(screening)/checkDetail')

/** `/checkDetail`: the names of a batch, or of all, with what was found and decided. The URL holds the whole state. */
export function CheckDetailPage() {
  const params = route.useSearch()
  return params.batchId === undefined ? (
    <AllNames params={params} />
  ) : (
    // Names chosen in one batch are not those of another.
    <BatchNames key={params.batchId} params={params} id={params.batchId} />
  )
}

function AllNames({ params }: { params: CheckDetailParams }) {
  const { t } = useTranslation('screening')
  const { error } = useQuery(entitiesOptions(params))
  usePageTitle({ key: 'layout:page.review' })
  return (
    <ScreeningPage heading={t('review.heading')} note={t('review.note')} error={error}>
      <Names params={params} />
    </ScreeningPage>
  )
}

function BatchNames({ params, id }: { params: CheckDetailParams; id: string }) {
  const { t } = useTranslation('screening')
  const { data: batch, error, refetch } = useQuery(batchOptions(id))
  usePageTitle({ key: 'layout:page.batch', values: { name: batch?.batchNo ?? '' } })
  // The button that was pressed goes with its stage.
  const content = useKeptFocus<HTMLDivElement>(batch && stageOf(batch))
  if (batch === null) {
    return (
      <ScreeningPage heading={t('review.noBatch')} note={t('review.noBatchNote')} error={null}>
        {null}
      </ScreeningPage>
    )
  }
  const note = batch && (
    <>
      {t('review.batchNote', { file: batch.fileName, count: batch.entityNum, time: formatTime(batch.uploadTime) })}{' '}
      <RowErrorsButton batch={batch} />
    </>
  )
  return (
    <ScreeningPage
      heading={batch ? t('review.batch', { name: batch.batchNo }) : t('review.heading')}
      note={note}
      error={error}
      actions={batch && <BatchExports batch={batch} />}
    >
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      <div ref={content}>
        {batch && <BatchHead batch={batch} />}
        <Names params={params} />
      </div>
    </ScreeningPage>
  )
}

function Names({ params }: { params: CheckDetailParams }) {
  const navigate = useNavigate()
  return (
    <NameList
      params={params}
      onChange={(search, options) => void navigate({ to: '/checkDetail', search, resetScroll: false, ...options })}
    />
  )
}
