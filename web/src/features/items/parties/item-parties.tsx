import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../components/card.tsx'
import view from '../detail/item-view.module.css'
import { listedPartiesOptions } from '../item-queries.ts'
import { PartyRules } from './party-rules.tsx'

/** The rules of the Entity List that reach an item whatever its code; nothing before the list is loaded. */
export function ItemParties({ eccn }: { eccn: string }) {
  const { t } = useTranslation('items')
  const { data } = useQuery(listedPartiesOptions({}))
  if (!data || data.rules.length === 0) return null
  return (
    <Card title={t('parties.title')}>
      <div className={view.texts}>
        <p>
          {t('parties.intro')} {eccn === 'EAR99' && t('parties.introEar99')}
        </p>
        <PartyRules answer={data} />
      </div>
    </Card>
  )
}
