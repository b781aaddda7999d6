import { useTranslation } from 'react-i18next'
import classes from './listing-badge.module.css'

export type ListingBadgeKind = 'listed' | 'changed' | 'ended' | 'suspended' | 'unknown'

/**
 * The badge: filled cinnabar for "on a list now", hollow for changed, ended, suspended, unknown. Once per subject, never per list tag. `size` `xl` is for the
 * heading of a subject's page.
 */
export function ListingBadge({ kind, size = 'md' }: { kind: ListingBadgeKind; size?: 'md' | 'xl' }) {
  const { t } = useTranslation('common')
  return (
    <span
      className={classes.badge}
      data-kind={kind}
      data-size={size}
      role="img"
      aria-label={t(`listingBadge.${kind}.meaning`)}
    >
      <span aria-hidden="true">{t(`listingBadge.${kind}.mark`)}</span>
    </span>
  )
}
