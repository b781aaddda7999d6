import type { ItemDetail } from '@qingdan/api/contract/us-items.ts'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../components/card.tsx'
import { formatDate } from '../../../lib/language/format.ts'
import classes from './item-view.module.css'

const known = [
  'added',
  'heading',
  'reasons',
  'requirements',
  'exceptions',
  'items',
  'relatedControls',
  'relatedDefinitions',
  'notices',
] as const
/** What the Chinese list calls its parts. */
const sameAs: Readonly<Record<string, (typeof known)[number]>> = { name: 'heading' }
type Field = (typeof known)[number]

/** The days on which the entry changed, and what did. */
export function ItemHistory({ item: { history } }: { item: Pick<ItemDetail, 'history'> }) {
  const { t } = useTranslation('items')
  if (history.length === 0) return null
  const nameOf = (stated: string) => {
    const field = sameAs[stated] ?? stated
    return known.includes(field as Field) ? t(`changed.${field as Field}`) : t('changed.other')
  }
  return (
    <Card title={t('history')}>
      <ul className={classes.texts}>
        {history.map(({ date, fields }) => (
          <li key={date}>
            {formatDate(date)} <span className={classes.meta}>{[...new Set(fields.map(nameOf))].join(t('comma'))}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
