import type { Batch } from '@qingdan/api/contract/screening/batch.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../components/dialog.tsx'
import { ErrorState } from '../../../components/feedback/error-state.tsx'
import { SkeletonRows } from '../../../components/feedback/skeleton-rows.tsx'
import { textLanguage } from '../../../lib/language/text-language.ts'
import { rowErrorsOptions } from '../screening-queries.ts'
import classes from './import-dialog.module.css'
import { RowErrors } from './row-errors.tsx'

/** The rows of a batch's file that were left out or are doubtful. */
export function RowErrorsDialog({
  batch: { id, fileName, errorCount },
  opener,
  onClose,
}: {
  batch: Batch
  opener: HTMLElement | null
  onClose: () => void
}) {
  const { t } = useTranslation('screening')
  const { data, error, refetch } = useQuery(rowErrorsOptions(id))
  return (
    <Dialog title={t('batches.errorsTitle')} size={720} opener={opener} onClose={onClose}>
      <div className={classes.body}>
        <p className={classes.note}>
          <bdi lang={textLanguage(fileName)}>{fileName}</bdi> {t('batches.errors', { count: errorCount })}
        </p>
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!data && !error && <SkeletonRows rows={4} columns="minmax(0, 1fr)" />}
        {data && <RowErrors errors={data} count={errorCount} />}
      </div>
    </Dialog>
  )
}
