import { useTranslation } from 'react-i18next'
import { Hint } from '../hint.tsx'
import classes from './translation-mark.module.css'

/** Marks a Chinese name of ours; on hover it says that no publisher prints it. */
export function TranslationMark() {
  const { t } = useTranslation('terms')
  return (
    <Hint label={t('translation.note')} className={classes.mark}>
      {t('translation.mark')}
    </Hint>
  )
}
