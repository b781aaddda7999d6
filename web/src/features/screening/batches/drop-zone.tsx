import { Button, Loader } from '@mantine/core'
import { maxFileBytes, maxFiles } from '@qingdan/api/contract/screening/limits.ts'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { type DragEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { checkFiles, type FileProblem } from './check-files.ts'
import classes from './import-dialog.module.css'

const megabytes = maxFileBytes / 1024 / 1024

/** Takes dropped or chosen files and says at once which of them cannot be taken. */
export function DropZone({
  isBusy,
  onFiles,
  onRefused,
}: {
  isBusy: boolean
  onFiles: (files: readonly File[]) => void
  /** Nothing of what was chosen can be taken. */
  onRefused: () => void
}) {
  const { t } = useTranslation('screening')
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const [problems, setProblems] = useState<readonly FileProblem[]>([])
  const take = (files: readonly File[]) => {
    const found = checkFiles(files)
    setProblems(found)
    if (found.length === 0) onFiles(files)
    else onRefused()
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!isBusy) take([...event.dataTransfer.files])
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way beside the button */}
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
            take([...(target.files ?? [])])
            // The same file can be chosen again after it was mended.
            target.value = ''
          }}
        />
      </div>
      {problems.length > 0 && (
        <ul role="alert" className={classes.problem}>
          {problems.map(({ name, problem }) => (
            <li key={`${problem}${name}`}>{t(`import.problem.${problem}`, { name, files: maxFiles, megabytes })}</li>
          ))}
        </ul>
      )}
    </>
  )
}
