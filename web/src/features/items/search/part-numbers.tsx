import type { FoundPartNumbers, PartNumberClaim } from '@qingdan/api/contract/items/part-numbers.ts'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../components/card.tsx'
import rows from './item-row.module.css'
import classes from './part-numbers.module.css'
import { VendorSource } from './vendor-source.tsx'

/** Parts whose number or description has what was typed, each with the ECCN that its manufacturer states; nothing if there are none. */
export function PartNumbers({ found: { foundBy, claims, count } }: { found: FoundPartNumbers }) {
  const { t } = useTranslation('items')
  if (claims.length === 0) return null
  const shown = claims.length
  const counted = count > shown ? t(`parts.some.${foundBy}`, { count, shown }) : t(`parts.all.${foundBy}`, { count })
  return (
    <div className={classes.card}>
      <Card title={t('parts.heading')}>
        <p className={classes.claim}>{t('parts.claim')}</p>
        <p className={classes.counted}>{counted}</p>
        <ul aria-label={t('parts.heading')}>
          {claims.map((claim) => (
            <Claim key={`${claim.vendor} ${claim.partNumber}`} claim={claim} />
          ))}
        </ul>
      </Card>
    </div>
  )
}

function Claim({ claim }: { claim: PartNumberClaim }) {
  const { t } = useTranslation('items')
  const { partNumber, vendor, description, eccn, item, tpp, meets3A090a1, ccats, htsCodes } = claim
  const remarks = [
    ...(tpp === null ? [] : [t('parts.tpp', { tpp })]),
    ...(meets3A090a1 === null ? [] : [t(meets3A090a1 ? 'parts.meets' : 'parts.meetsNot')]),
    ...(ccats === null ? [] : [t('parts.ccats', { ccats })]),
    ...(htsCodes.length === 0 ? [] : [t('parts.hts', { codes: htsCodes.join(', ') })]),
  ]
  return (
    <li className={`${rows.row} ${classes.part}`}>
      <div>
        <code className={classes.number}>{partNumber}</code> <span>{vendor}</span>
      </div>
      <div className={rows.words}>
        <p>
          {t('parts.class')}{' '}
          {item === null ? (
            <>
              <code>{eccn}</code> <span className={classes.remark}>{t('parts.notHeld')}</span>
            </>
          ) : (
            <Link to="/eccBodyDetailsPage" search={{ eccn: item.eccn }} title={item.name} className={classes.number}>
              {eccn}
            </Link>
          )}
          {description !== null && <span lang="en"> {description}</span>}
        </p>
        {remarks.length > 0 && <p className={classes.remark}>{remarks.join(' · ')}</p>}
        <VendorSource source={claim} />
      </div>
    </li>
  )
}
