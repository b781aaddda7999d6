import type { UploadedNames } from '@qingdan/api/contract/screening/batch.ts'
import { useTranslation } from 'react-i18next'
import { textLanguage } from '../../../lib/language/text-language.ts'
import classes from './import-dialog.module.css'
import { RowErrors } from './row-errors.tsx'

type UploadedFile = UploadedNames[number]

/** What was read of each file that was taken: names, duplicates, headings that are no field, refused rows. */
export function UploadedFiles({ files }: { files: UploadedNames }) {
  return (
    <div className={classes.files}>
      {files.map((file) => file.id !== null && <Uploaded key={file.id} file={file} />)}
    </div>
  )
}

function Uploaded({ file }: { file: UploadedFile }) {
  const { t } = useTranslation('screening')
  return (
    <section aria-label={file.fileName}>
      <h3 className={classes.file}>
        <bdi lang={textLanguage(file.fileName)}>{file.fileName}</bdi>
      </h3>
      <p>{t('import.read', { count: file.rows, names: file.entityNum })}</p>
      {file.ignoredHeadings.length > 0 && (
        <p className={classes.note}>
          {t('import.ignored')} <bdi>{file.ignoredHeadings.join(t('import.separator'))}</bdi>
        </p>
      )}
      {file.otherSheets.length > 0 && (
        <p className={classes.bad}>
          {t('import.otherSheets')} <bdi>{file.otherSheets.join(t('import.separator'))}</bdi>
        </p>
      )}
      {file.duplicates.length > 0 && (
        <details>
          <summary>{t('import.duplicates', { count: file.duplicates.length })}</summary>
          <ul className={classes.rows}>
            {file.duplicates.map(({ originalEntityName, rows }) => (
              <li key={rows.join()}>
                <bdi lang={textLanguage(originalEntityName)}>{originalEntityName}</bdi>{' '}
                {t('import.rows', { rows: rows.join(t('import.separator')) })}
              </li>
            ))}
          </ul>
        </details>
      )}
      {file.errorCount > 0 && (
        <details open={file.entityNum === 0}>
          <summary className={classes.bad}>{t('import.errors', { count: file.errorCount })}</summary>
          <RowErrors errors={file.errors} count={file.errorCount} />
        </details>
      )}
    </section>
  )
}
