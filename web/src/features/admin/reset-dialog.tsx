import { Button } from '@mantine/core'
import type { AdminUser } from '@qingdan/api/contract/admin.ts'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmActionDialog } from '../../components/confirm-action-dialog.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { announce } from '../../components/feedback/live-region.tsx'
import { formatTime } from '../../lib/language/format.ts'
import classes from './admin.module.css'
import { adminKeys, resetPassword } from './admin-queries.ts'

/** Creates a one-time password for an account; it is shown only in this dialog. */
export function ResetDialog({
  user,
  opener,
  onClose,
}: {
  user: AdminUser
  opener: HTMLElement | null
  onClose: () => void
}) {
  const { t } = useTranslation('admin')
  const [made, setMade] = useState<{ password: string; expireTime: string } | null>(null)
  if (made !== null) {
    return (
      <Dialog title={t('reset.done')} opener={opener} onClose={onClose}>
        <p>{t('reset.text', { name: user.userName, time: formatTime(made.expireTime) })}</p>
        <div className={classes.secret}>
          <output className={classes.password}>{made.password}</output>
          <CopyPassword text={made.password} />
        </div>
        <p className={classes.once}>{t('reset.once')}</p>
        <div className={classes.foot}>
          <Button onClick={onClose}>{t('reset.noted')}</Button>
        </div>
      </Dialog>
    )
  }
  return (
    <ConfirmActionDialog
      title={t('action.reset')}
      submit={t('action.reset')}
      isHarmful
      // The answer replaces the question in the same place, so the focus stays there.
      opener={null}
      changes={adminKeys.all}
      action={() => resetPassword(user.userId)}
      done={t('reset.done')}
      onDone={setMade}
      onClose={() => {
        onClose()
        opener?.focus()
      }}
    >
      <p>{t('ask.reset', { name: user.userName })}</p>
    </ConfirmActionDialog>
  )
}

/** Only where the browser allows clipboard writes (a secure address); otherwise the text can be selected. */
function CopyPassword({ text }: { text: string }) {
  const { t } = useTranslation('admin')
  const [isCopied, setCopied] = useState(false)
  if (!('clipboard' in navigator)) return null
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
    announce(t('reset.copied'))
  }
  const Icon = isCopied ? IconCheck : IconCopy
  return (
    <Button
      data-autofocus
      variant="default"
      leftSection={<Icon size={16} stroke={1.5} aria-hidden="true" />}
      onClick={() => void copy()}
    >
      {t(isCopied ? 'reset.copied' : 'reset.copy')}
    </Button>
  )
}
