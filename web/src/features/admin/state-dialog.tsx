import type { AdminUser } from '@qingdan/api/contract/admin.ts'
import { useTranslation } from 'react-i18next'
import { ConfirmActionDialog } from '../../components/confirm-action-dialog.tsx'
import { adminKeys, changeUser, type UserAction } from './admin-queries.ts'

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
      changes={adminKeys.all}
      action={() => changeUser(action, user.userId)}
      done={t(`done.${action}`, { name: user.userName })}
      onDone={onClose}
      onClose={onClose}
    >
      <p>{t(`ask.${action}`, { name: user.userName })}</p>
    </ConfirmActionDialog>
  )
}
