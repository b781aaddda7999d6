import type { QueueItem } from '@qingdan/api/contract/screening/review.ts'
import { useTranslation } from 'react-i18next'
import { ConfirmActionDialog } from '../../../components/confirm-action-dialog.tsx'
import { call } from '../../../lib/api/call.ts'
import { formatTime } from '../../../lib/language/format.ts'
import { screeningKeys } from '../screening-queries.ts'

/** Asks whether a name that a colleague works on is taken over; refused when somebody else holds it by now. */
export function TakeOver({
  item,
  opener,
  onTaken,
  onClose,
}: {
  item: QueueItem
  opener: HTMLElement | null
  onTaken: (item: QueueItem) => void
  onClose: () => void
}) {
  const { t } = useTranslation('review')
  const { claim } = item
  return (
    <ConfirmActionDialog
      title={t('claim.takeOverOf', { name: item.originalEntityName })}
      submit={t('claim.takeOver')}
      opener={opener}
      changes={screeningKeys.queue()}
      action={() => call('queue.claim', { id: item.entityId, takeOver: '1', heldSince: claim?.sinceTime })}
      done={t('claim.takenOver')}
      onDone={(taken) => {
        onClose()
        onTaken({ ...item, claim: taken })
      }}
      onClose={onClose}
    >
      <p>{t('claim.takeOverAsk', { name: claim?.userName, time: formatTime(claim?.sinceTime ?? '') })}</p>
    </ConfirmActionDialog>
  )
}
