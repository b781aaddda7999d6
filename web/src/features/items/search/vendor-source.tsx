import type { VendorParts } from '@qingdan/api/contract/items/part-numbers.ts'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../lib/language/format.ts'
import view from '../detail/item-view.module.css'

/** Of when a manufacturer's statement is, and where it is. */
export function VendorSource({
  source: { vendor, url, statedOn, readOn },
}: {
  source: Pick<VendorParts, 'vendor' | 'url' | 'statedOn' | 'readOn'>
}) {
  const { t } = useTranslation('items')
  return (
    <div className={view.meta}>
      <p>
        {statedOn === null
          ? t('parts.readOn', { date: formatDate(readOn) })
          : t('parts.statedOn', { date: formatDate(statedOn) })}
      </p>
      <a href={url} target="_blank" rel="noreferrer">
        {t('parts.page', { vendor })}
      </a>
    </div>
  )
}
