import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import forms from '../../../forms/form.module.css'
import { useFailureText } from '../../../forms/use-failure-text.ts'
import { useSubmit } from '../../../forms/use-submit.ts'
import { call } from '../../../lib/api/call.ts'
import { changeSession, useSession } from '../../../lib/session/session.ts'
import { showToast } from '../../../lib/toasts.ts'
import classes from './prompt-dialog.module.css'
import { PromptDialog } from './prompt-dialog.tsx'

/** Offers the 7-day package: to a signed-in user at once, to a visitor after registration. */
export function ExperienceDialog({ isOpened, onClose }: { isOpened: boolean; onClose: () => void }) {
  const { t } = useTranslation(['account', 'common'])
  const failureText = useFailureText()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const isIn = useSession() !== null
  const { isBusy, error, submit } = useSubmit(async () => {
    await call('account.takeExperience', {})
    changeSession({ experienceOffer: false })
    onClose()
    showToast({ tone: 'ok', text: t('account:experience.done') })
    // Queries that were refused may succeed now, and the menu may change.
    await queryClient.resetQueries()
  })
  return (
    <PromptDialog title={t('account:experience.title')} isOpened={isOpened} size={400} onClose={onClose}>
      <div className={classes.words}>
        <p>{t('account:experience.text')}</p>
        <div role="alert">{error !== null && <p className={forms.refusal}>{failureText(error)}</p>}</div>
      </div>
      <div className={classes.foot}>
        <Button variant="default" onClick={onClose}>
          {t('common:close')}
        </Button>
        <Button
          data-autofocus
          loading={isBusy}
          onClick={() => {
            if (isIn) return submit(undefined)
            onClose()
            void navigate({ to: '/register' })
          }}
        >
          {t(isIn ? 'account:experience.take' : 'account:experience.register')}
        </Button>
      </div>
    </PromptDialog>
  )
}
