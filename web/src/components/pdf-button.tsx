import { Loader } from '@mantine/core'
import { IconFileTypePdf } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../lib/api/api-client.ts'
import { type AnsweredFile, saveFile } from '../lib/api/file-transfer.ts'
import { promptOf, showPrompt } from '../lib/session/access-prompts.ts'
import { showToast } from '../lib/toasts.ts'
import classes from './action-button.module.css'

/** Exports what the page shows as a PDF. `name`: of the file, without its ending. */
export function PdfButton({ name, make }: { name: string; make: () => Promise<AnsweredFile> }) {
  const { t } = useTranslation('common')
  const { mutate, isPending, error } = useMutation({
    mutationFn: make,
    onSuccess: (file) => {
      saveFile(file, `${name}.pdf`)
      showToast({ tone: 'ok', text: t('pdf.done') })
    },
    onError: (failure) => {
      const prompt = promptOf(failure)
      if (prompt) showPrompt(prompt)
    },
  })
  return (
    <>
      <button type="button" className={classes.action} disabled={isPending} onClick={() => mutate()}>
        {isPending ? (
          <Loader size={14} aria-hidden="true" />
        ) : (
          <IconFileTypePdf size={16} stroke={1.5} aria-hidden="true" />
        )}{' '}
        {t(isPending ? 'pdf.busy' : 'pdf.export')}
      </button>
      {error && !promptOf(error) && (
        <p role="alert" className={classes.problem}>
          {(error instanceof ApiError && error.message) || t('pdf.failed')}
        </p>
      )}
    </>
  )
}
