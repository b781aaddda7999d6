import type { ItemDetail } from '@qingdan/api/contract/us-items.ts'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../components/card.tsx'
import { VendorSource } from '../search/vendor-source.tsx'
import classes from './item-view.module.css'

/** How many parts each manufacturer classes here, with some of them; nothing if none does. */
export function ItemParts({ item: { partNumbers } }: { item: ItemDetail }) {
  const { t } = useTranslation('items')
  if (partNumbers.length === 0) return null
  return (
    <Card title={t('parts.title')}>
      <div className={classes.texts}>
        <p className={classes.meta}>{t('parts.claim')}</p>
        {partNumbers.map((vendor) => (
          <section key={vendor.vendor}>
            <p>{t('parts.vendorCount', { vendor: vendor.vendor, count: vendor.count })}</p>
            <ul className={classes.parts}>
              {vendor.examples.map(({ partNumber, description, eccn }) => (
                <li key={partNumber}>
                  <Link to="/eccnSearchPage" search={{ val: partNumber }}>
                    <code>{partNumber}</code>
                  </Link>{' '}
                  <span className={classes.meta}>
                    {eccn} {description !== null && <span lang="en">{description}</span>}
                  </span>
                </li>
              ))}
            </ul>
            <VendorSource source={vendor} />
          </section>
        ))}
      </div>
    </Card>
  )
}
