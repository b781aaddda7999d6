import type { AdminUser } from '@qingdan/api/contract/admin.ts'
import { useTranslation } from 'react-i18next'
import { changeUser, type UserAction } from './admin-queries.ts'
import { ConfirmActionDialog } from './confirm-action-dialog.tsx'

/** Approves, closes or opens an account. */
export function StateDialog({
  user,
  action,
  opener,
  onClose,
}: {
  user: AdminUser
  action: UserAction
  opener: HTMLElement | null
  onClose: () => void
}) {
  const { t } = useTranslation('admin')
  return (
    <ConfirmActionDialog
      title={t(`action.${action}`)}
      submit={t(`action.${action}`)}
      isHarmful={action === 'close'}
      opener={opener}
      action={() => changeUser(action, user.userId)}
      done={t(`done.${action}`, { name: user.userName })}
      onDone={onClose}
      onClose={onClose}
    >
      <p>{t(`ask.${action}`, { name: user.userName })}</p>
    </ConfirmActionDialog>
  )
}
