import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './list-tag.module.css'

/** A list the subject is on: neutral, the badge beside it carries the weight. Suspended is dashed and says so, ended is struck too. */
export function ListTag({
  children,
  state = 'listed',
}: {
  children: ReactNode
  state?: 'listed' | 'suspended' | 'ended'
}) {
  const { t } = useTranslation('common')
  return (
    <span className={classes.tag} data-state={state}>
      {children}
      {state === 'suspended' && <span className={classes.state}>{t('listingBadge.suspended.meaning')}</span>}
    </span>
  )
}
