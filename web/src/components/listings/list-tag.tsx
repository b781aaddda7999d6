import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './list-tag.module.css'

/** A list of the subject, in neutral colours because the badge shows the importance. Suspended and unknown are dashed and labelled, ended is also struck through. */
export function ListTag({
  children,
  state = 'listed',
  isCopy = false,
}: {
  children: ReactNode
  /** It only repeats another list of the subject, and says so. */
  isCopy?: boolean
  state?: 'listed' | 'suspended' | 'ended' | 'unknown'
}) {
  const { t } = useTranslation('common')
  return (
    <span className={classes.tag} data-state={state}>
      {children}
      {isCopy && <span className={classes.state}>{t('repeats')}</span>}
      {(state === 'suspended' || state === 'unknown') && (
        <span className={classes.state}>{t(`listingBadge.${state}.meaning`)}</span>
      )}
    </span>
  )
}
