import { useTranslation } from 'react-i18next'
import classes from './seal.module.css'

export type SealKind = 'listed' | 'changed' | 'ended' | 'suspended'

/**
 * The seal: cinnabar and filled for "on a list now", hollow for changed, ended, suspended. Once per subject, never per
 * list tag. `size` `xl` heads a subject's page.
 */
export function Seal({ kind, size = 'md' }: { kind: SealKind; size?: 'md' | 'xl' }) {
  const { t } = useTranslation('common')
  return (
    <span className={classes.seal} data-kind={kind} data-size={size} role="img" aria-label={t(`seal.${kind}.meaning`)}>
      <span aria-hidden="true">{t(`seal.${kind}.mark`)}</span>
    </span>
  )
}
