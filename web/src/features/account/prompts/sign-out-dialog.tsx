import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/api/call.ts'
import { endSession } from '../../../lib/session/session.ts'
import { showToast } from '../../../lib/toasts.ts'
import classes from './prompt-dialog.module.css'
import { PromptDialog } from './prompt-dialog.tsx'

export function SignOutDialog({ isOpened, onClose }: { isOpened: boolean; onClose: () => void }) {
  const { t } = useTranslation(['account', 'common'])
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('account.signOut', {}),
    // Sign out locally even if the server cannot be reached; the token then expires.
    onSettled() {
      endSession('/home')
      onClose()
      showToast({ tone: 'ok', text: t('account:signOut.done') })
    },
  })
  return (
    <PromptDialog title={t('account:signOut.title')} isOpened={isOpened} size={400} onClose={onClose}>
      <p>{t('account:signOut.text')}</p>
      <div className={classes.foot}>
        <Button variant="default" onClick={onClose}>
          {t('account:cancel')}
        </Button>
        <Button data-autofocus loading={isPending} onClick={() => mutate()}>
          {t('account:signOut.confirm')}
        </Button>
      </div>
    </PromptDialog>
  )
}
