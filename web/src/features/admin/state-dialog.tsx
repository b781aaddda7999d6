import type { AdminUser } from '@qingdan/api/contract/admin.ts'
import { useTranslation } from 'react-i18next'
import { changeUser, type UserDeed } from './admin-queries.ts'
import { ConfirmActionDialog } from './confirm-action-dialog.tsx'

/** Approves, closes or opens an account. */
export function StateDialog({
  user,
  deed,
  opener,
  onClose,
}: {
  user: AdminUser
  deed: UserDeed
  opener: HTMLElement | null
  onClose: () => void
}) {
  const { t } = useTranslation('admin')
  return (
    <ConfirmActionDialog
      title={t(`action.${deed}`)}
      submit={t(`action.${deed}`)}
      isHarmful={deed === 'close'}
      opener={opener}
      deed={() => changeUser(deed, user.userId)}
      done={t(`done.${deed}`, { name: user.userName })}
      onDone={onClose}
      onClose={onClose}
    >
      <p>{t(`ask.${deed}`, { name: user.userName })}</p>
    </ConfirmActionDialog>
  )
}
