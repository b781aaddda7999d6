import { Button, Loader } from '@mantine/core'
import { maxFileBytes, maxFiles } from '@qingdan/api/contract/screening/limits.ts'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { type DragEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './import-dialog.module.css'

const megabytes = maxFileBytes / 1024 / 1024

/** Takes dropped or chosen files. */
export function DropZone({ isBusy, onFiles }: { isBusy: boolean; onFiles: (files: readonly File[]) => void }) {
  const { t } = useTranslation('screening')
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!isBusy) onFiles([...event.dataTransfer.files])
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way beside the button
    <div
      className={classes.zone}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <IconFileSpreadsheet size={24} stroke={1.5} aria-hidden="true" />
      {isBusy ? (
        <span role="status" className={classes.busy}>
          <Loader size={16} /> {t('import.reading')}
        </span>
      ) : (
        <>
          <p>{t('import.drop')}</p>
          <Button data-autofocus onClick={() => input.current?.click()}>
            {t('import.choose')}
          </Button>
        </>
      )}
      <p className={classes.note}>{t('import.limits', { files: maxFiles, megabytes })}</p>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept=".xlsx,.xls"
        aria-label={t('import.choose')}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // The same file can be chosen again after it was mended.
          target.value = ''
        }}
      />
    </div>
  )
}
