import { Button } from '@mantine/core'
import { maxAttachmentBytes } from '@qingdan/api/contract/screening/limits.ts'
import type { NameFile } from '@qingdan/api/contract/screening/review.ts'
import { IconPaperclip } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmActionDialog } from '../../../components/confirm-action-dialog.tsx'
import { announce } from '../../../components/feedback/live-region.tsx'
import { call, upload } from '../../../lib/api/call.ts'
import { formatCount, formatTime } from '../../../lib/language/format.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'
import { showToast } from '../../../lib/toasts.ts'
import { useFailureToast } from '../../../lib/use-failure-toast.ts'
import { screeningKeys } from '../screening-queries.ts'
import classes from './papers.module.css'

type Attachment = NameFile['attachments'][number]

const accepted = '.pdf,.png,.jpg,.jpeg,.xlsx,.docx,.txt'

/** Files about a name; the API judges them by their content. */
export function Attachments({ id, attachments }: { id: string; attachments: readonly Attachment[] }) {
  const { t } = useTranslation('review')
  const [deleted, setDeleted] = useState<Attachment | null>(null)
  const opener = useRef<HTMLElement | null>(null)
  return (
    <>
      <h3 className={classes.heading}>{t('attachment.heading')}</h3>
      {attachments.length > 0 && (
        <ul className={classes.list}>
          {attachments.map((file) => (
            <li key={file.id} className={classes.file}>
              <AttachmentLine file={file} />
              {file.isMine && (
                <Button
                  size="compact-xs"
                  variant="subtle"
                  aria-label={t('attachment.deleteOf', { name: file.fileName })}
                  onClick={({ currentTarget }) => {
                    opener.current = currentTarget
                    setDeleted(file)
                  }}
                >
                  {t('attachment.delete')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <AddAttachment id={id} />
      {deleted && (
        <ConfirmActionDialog
          title={t('attachment.delete')}
          submit={t('attachment.delete')}
          isHarmful
          opener={opener.current}
          changes={screeningKeys.files()}
          action={() => call('review.detach', { id: deleted.id })}
          done={t('attachment.deleted')}
          onDone={() => setDeleted(null)}
          onClose={() => setDeleted(null)}
        >
          <p>{t('attachment.deleteAsk', { name: deleted.fileName })}</p>
        </ConfirmActionDialog>
      )}
    </>
  )
}

function AttachmentLine({ file }: { file: Attachment }) {
  const { t } = useTranslation('review')
  const language = useLanguage()
  const kilobytes = formatCount(Math.max(1, Math.round(file.byteCount / 1024)), language)
  return (
    <span>
      <a href={file.url} download={file.fileName} className={classes.link}>
        <IconPaperclip size={14} stroke={1.5} aria-hidden="true" /> <bdi>{file.fileName}</bdi>
      </a>{' '}
      <span className={classes.quiet}>
        {t('attachment.about', { size: kilobytes, name: file.userName, time: formatTime(file.time) })}
      </span>
    </span>
  )
}

function AddAttachment({ id }: { id: string }) {
  const { t } = useTranslation('review')
  const client = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const { mutate, isPending } = useMutation({
    mutationFn: (file: File) => {
      const form = new FormData()
      form.set('id', id)
      form.set('file', file)
      return upload('review.attach', form)
    },
    onSuccess: () => {
      announce(t('attachment.added'))
      return client.invalidateQueries({ queryKey: screeningKeys.files() })
    },
    onError: useFailureToast(),
  })
  const send = (file: File | undefined) => {
    if (!file) return
    if (file.size > maxAttachmentBytes) showToast({ tone: 'bad', text: t('attachment.tooLarge') })
    else mutate(file)
  }
  return (
    <div>
      <input
        ref={input}
        type="file"
        hidden
        accept={accepted}
        aria-label={t('attachment.choose')}
        onChange={({ target }) => {
          send(target.files?.[0])
          target.value = ''
        }}
      />
      <Button size="compact-sm" variant="default" loading={isPending} onClick={() => input.current?.click()}>
        {t('attachment.add')}
      </Button>{' '}
      <span className={classes.quiet}>{t('attachment.limits')}</span>
    </div>
  )
}
