import type { Batch } from '@qingdan/api/contract/screening/batch.ts'
import { lazy, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '../screening.module.css'

const RowErrorsDialog = lazy(async () => ({ default: (await import('./row-errors-dialog.tsx')).RowErrorsDialog }))

/** How many rows of a batch's file were left out or are doubtful; opens the list of them. Nothing if none was. */
export function RowErrorsButton({ batch }: { batch: Batch }) {
  const { t } = useTranslation('screening')
  const button = useRef<HTMLButtonElement>(null)
  const [isOpened, setOpened] = useState(false)
  if (batch.errorCount === 0) return null
  return (
    <>
      <button ref={button} type="button" className={classes.errors} onClick={() => setOpened(true)}>
        {t('batches.errors', { count: batch.errorCount })}
      </button>
      {isOpened && (
        <Suspense>
          <RowErrorsDialog batch={batch} opener={button.current} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  )
}
