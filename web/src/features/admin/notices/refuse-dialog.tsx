import type { NoticeDraft } from '@qingdan/api/contract/china/notices.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmActionDialog } from '../../../components/confirm-action-dialog.tsx'
import layout from '../../../components/record-list.module.css'
import { adminKeys } from '../admin-queries.ts'
import { noticeKey, refuseNotice } from './notice-queries.ts'
import classes from './notices.module.css'

/** A notice is not taken, for a reason. */
export function RefuseDialog({
  draft,
  opener,
  onClose,
}: {
  draft: NoticeDraft
  opener: HTMLElement
  onClose: () => void
}) {
  const { t } = useTranslation('admin')
  const client = useQueryClient()
  const [reason, setReason] = useState('')
  return (
    <ConfirmActionDialog
      title={t('notices.refuseTitle')}
      submit={t('notices.refuse')}
      opener={opener}
      changes={adminKeys.all}
      action={() => refuseNotice(draft, reason)}
      done={t('notices.done.refuse')}
      onDone={(answer) => {
        client.setQueryData(noticeKey(draft.noticeId), answer)
        void client.invalidateQueries({ queryKey: adminKeys.notices() })
        onClose()
      }}
      onClose={onClose}
    >
      <label className={classes.field}>
        {t('notices.refuseReason')}
        <textarea
          required
          rows={3}
          maxLength={500}
          data-autofocus
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </label>
      <p className={layout.note}>{t('notices.refuseNote')}</p>
    </ConfirmActionDialog>
  )
}
