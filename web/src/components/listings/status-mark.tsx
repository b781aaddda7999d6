import { useTranslation } from 'react-i18next'
import { ListingBadge, type ListingBadgeKind } from './listing-badge.tsx'
import classes from './status-mark.module.css'

/** 0 taken offline, 1 added, 2 modified, 3 invalidated, 4 no update. */
const dataStatuses = ['1', '2', '3', '0', '4'] as const
type DataStatus = (typeof dataStatuses)[number]

/** "No update" is not an event and has no badge. */
const badgeOf: Readonly<Record<DataStatus, ListingBadgeKind | null>> = {
  '0': 'ended',
  '1': 'listed',
  '2': 'changed',
  '3': 'ended',
  '4': null,
}

/** What happened to an entry: the badge and the word. An unknown status is shown as its number. */
export function StatusMark({ status }: { status: number }) {
  const { t } = useTranslation('common')
  const known = dataStatuses.find((each) => each === String(status))
  if (known === undefined) return <span>{status}</span>
  const badge = badgeOf[known]
  return (
    <span className={classes.mark}>
      {badge && (
        <span aria-hidden="true">
          <ListingBadge kind={badge} />
        </span>
      )}
      {t(`dataStatus.${known}`)}
    </span>
  )
}
