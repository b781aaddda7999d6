import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './prompt-dialog.module.css'
import { PromptDialog } from './prompt-dialog.tsx'

/** Shown while the account is under review. Cancel returns to the sign-in. */
export function ReviewDialog({
  isOpened,
  onClose,
  onLeave,
}: {
  isOpened: boolean
  onClose: () => void
  onLeave: () => void
}) {
  const { t } = useTranslation('account')
  return (
    <PromptDialog title={t('review.title')} isOpened={isOpened} size={400} onClose={onClose}>
      <p>{t('review.text')}</p>
      <div className={classes.foot}>
        <Button variant="default" onClick={onLeave}>
          {t('cancel')}
        </Button>
        <Button data-autofocus onClick={onClose}>
          {t('review.understood')}
        </Button>
      </div>
    </PromptDialog>
  )
}
