import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Refusal } from '../../../forms/refusal.tsx'
import { useFailureText } from '../../../forms/use-failure-text.ts'
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
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call('account.takeExperience', {}),
    onSuccess() {
      changeSession({ experienceOffer: false })
      onClose()
      showToast({ tone: 'ok', text: t('account:experience.done') })
      // Queries that were refused may succeed now, and the menu may change.
      void queryClient.resetQueries()
    },
  })
  return (
    <PromptDialog title={t('account:experience.title')} isOpened={isOpened} size={400} onClose={onClose}>
      <div className={classes.words}>
        <p>{t('account:experience.text')}</p>
        <Refusal text={error && failureText(error)} />
      </div>
      <div className={classes.foot}>
        <Button variant="default" onClick={onClose}>
          {t('common:close')}
        </Button>
        <Button
          data-autofocus
          loading={isPending}
          onClick={() => {
            if (isIn) return mutate()
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
