import { Loader } from '@mantine/core'
import type { EntityDetail } from '@qingdan/api/contract/detail.ts'
import { IconFileTypePdf } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import classes from '../../components/action-button.module.css'
import { ApiError } from '../../lib/api/api-client.ts'
import { callForFile } from '../../lib/api/call.ts'
import { saveFile } from '../../lib/api/file-transfer.ts'
import { useLanguage } from '../../lib/language/use-language.ts'
import { promptOf, showPrompt } from '../../lib/session/access-prompts.ts'
import { showToast } from '../../lib/toasts.ts'
import { takeGraphPicture } from './graph/offered-picture.ts'

/** Exports the subject as a PDF in the language of the page, with its search, and with the graph if it is visible. */
export function ExportButton({
  detail: { id, type, s, name },
  searchKey,
  searchType,
}: {
  detail: EntityDetail
  searchKey: string | undefined
  searchType: 'fuzzy' | 'exact' | undefined
}) {
  const { t } = useTranslation('subject')
  const languages = useLanguage()
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const picture = await takeGraphPicture()
      const base64Img = picture !== null && picture.length <= mostPictureLetters ? picture : undefined
      const question = searchKey === undefined ? {} : { searchKey, searchType: searchType ?? 'fuzzy' }
      return callForFile('export.subjectWithGraph', { id, type, s, languages, ...question, base64Img })
    },
    onSuccess: (file) => {
      saveFile(file, `${name}.pdf`)
      showToast({ tone: 'ok', text: t('export.done') })
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
        {t(isPending ? 'export.busy' : 'export.pdf')}
      </button>
      {error && !promptOf(error) && (
        <p role="alert" className={classes.problem}>
          {(error instanceof ApiError && error.message) || t('export.failed')}
        </p>
      )}
    </>
  )
}

/** A picture may have 5 MiB (api-contract.md); base64 adds a third. */
const mostPictureLetters = 6_900_000
