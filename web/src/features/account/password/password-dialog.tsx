import { Button } from '@mantine/core'
import type { LoginAnswer } from '@qingdan/api/contract/account.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { beginSession, type Session } from '../../../lib/session/session.ts'
import { showToast } from '../../../lib/toasts.ts'
import { PromptDialog } from '../prompts/prompt-dialog.tsx'
import { PasswordForm } from './password-form.tsx'
import { ResetForm } from './reset-form.tsx'

/** A password that somebody else set must be changed before anything else. */
export function ForcedPasswordDialog({ session, onLeave }: { session: Session; onLeave: () => void }) {
  const { t } = useTranslation('account')
  const queryClient = useQueryClient()
  const begin = useBegin()
  return (
    <PromptDialog title={t('newPassword.title')} isOpened>
      <p>{t('newPassword.forced')}</p>
      <PasswordForm
        loginName={session.loginName}
        extraAction={
          <Button variant="default" onClick={onLeave}>
            {t('signOut.title')}
          </Button>
        }
        onChanged={(signedIn) => {
          begin(signedIn)
          // The user stays on the page, so refused queries are repeated after sign-in.
          void queryClient.resetQueries()
        }}
      />
    </PromptDialog>
  )
}

/** Changes the user's own password: by the old one, or by the phone for a user who forgot it or never had one. */
export function PasswordDialog({
  session,
  isOpened,
  onClose,
}: {
  session: Session
  isOpened: boolean
  onClose: () => void
}) {
  const { t } = useTranslation('account')
  const begin = useBegin()
  const [isByPhone, setByPhone] = useState(false)
  const onDone = (signedIn: LoginAnswer) => {
    begin(signedIn)
    onClose()
  }
  const switchForm = (
    <Button variant="default" onClick={() => setByPhone(!isByPhone)}>
      {t(isByPhone ? 'newPassword.byOld' : 'newPassword.byPhone')}
    </Button>
  )
  return (
    <PromptDialog title={t('newPassword.title')} isOpened={isOpened} onClose={onClose}>
      {isByPhone ? (
        <ResetForm
          phone={/^\d{11}$/.test(session.loginName) ? session.loginName : ''}
          extraAction={switchForm}
          onSet={onDone}
        />
      ) : (
        <PasswordForm loginName={session.loginName} extraAction={switchForm} onChanged={onDone} />
      )}
    </PromptDialog>
  )
}

function useBegin() {
  const { t } = useTranslation('account')
  return (signedIn: LoginAnswer) => {
    beginSession(signedIn)
    showToast({ tone: 'ok', text: t('newPassword.done') })
  }
}
