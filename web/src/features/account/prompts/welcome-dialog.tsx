import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './prompt-dialog.module.css'
import { PromptDialog } from './prompt-dialog.tsx'

/** Shows the package of a new account. */
export function WelcomeDialog({ isOpened, onClose }: { isOpened: boolean; onClose: () => void }) {
  const { t } = useTranslation('account')
  return (
    <PromptDialog title={t('welcome.title')} isOpened={isOpened} size={400} onClose={onClose}>
      <div className={classes.words}>
        <p>{t('welcome.text')}</p>
        <p>{t('welcome.quota')}</p>
      </div>
      <div className={classes.foot}>
        <Button data-autofocus onClick={onClose}>
          {t('welcome.begin')}
        </Button>
      </div>
    </PromptDialog>
  )
}
