import type { ScreenedEntity } from '@qingdan/api/contract/screening/entity.ts'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../components/dialog.tsx'
import { formatTime } from '../../../lib/language/format.ts'
import { GivenDetails } from '../given-details.tsx'
import classes from '../screening.module.css'

/** What is known of a watched party, and when it was screened last. */
export function EntityDialog({
  entity,
  opener,
  onClose,
}: {
  entity: ScreenedEntity
  opener: HTMLElement | null
  onClose: () => void
}) {
  const { t } = useTranslation(['screening', 'terms'])
  return (
    <Dialog title={entity.originalEntityName} opener={opener} onClose={onClose}>
      <dl className={classes.facts}>
        <dt>{t('screening:column.type')}</dt>
        <dd>{t(`terms:partyType.${entity.type}`)}</dd>
        <dt>{t('screening:column.batchNo')}</dt>
        <dd>{entity.batchNo ?? t('screening:watch.byItself')}</dd>
        <dt>{t('screening:column.time')}</dt>
        <dd>{entity.screeningTime ? formatTime(entity.screeningTime) : t('screening:state.waiting')}</dd>
      </dl>
      <h3 className={classes.subheading}>{t('screening:details.title')}</h3>
      <GivenDetails details={entity.details} />
    </Dialog>
  )
}
