import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { forgetReturnPath, landingOf, saveReturnPath } from '../../../lib/session/return-path.ts'
import { beginSession } from '../../../lib/session/session.ts'
import { PromptDialog } from '../prompts/prompt-dialog.tsx'
import { LoginPanel } from './login-panel.tsx'

/** Signs in over the current page, which then loads the content that needed a session. */
export function LoginDialog({
  isOpened,
  returnTo,
  onClose,
}: {
  isOpened: boolean
  returnTo: string | null
  onClose: () => void
}) {
  const { t } = useTranslation('account')
  const navigate = useNavigate()
  useEffect(() => {
    // A scan leaves the page and returns to another one.
    if (isOpened) saveReturnPath(returnTo ?? location.href.slice(location.origin.length))
  }, [isOpened, returnTo])
  return (
    <PromptDialog title={t('login.title')} isOpened={isOpened} size={400} onClose={onClose}>
      <LoginPanel
        onSignedIn={(session) => {
          beginSession(session)
          onClose()
          forgetReturnPath()
          if (returnTo !== null) void navigate({ href: landingOf(returnTo) })
        }}
      />
    </PromptDialog>
  )
}
