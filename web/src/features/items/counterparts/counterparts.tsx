import type { ControlSystem, Counterpart } from '@qingdan/api/contract/items/counterparts.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../components/card.tsx'
import { textLanguage } from '../../../lib/language/text-language.ts'
import view from '../detail/item-view.module.css'
import { counterpartsOptions } from '../item-queries.ts'

/** Entries of other systems that are probably of the same subject, each with its heading and its ground; nothing if there are none. */
export function Counterparts({ system, code }: { system: ControlSystem; code: string }) {
  const { t } = useTranslation('items')
  const { data } = useQuery(counterpartsOptions(system, code))
  if (!data || data.length === 0) return null
  return (
    <Card title={t('counterparts.title')}>
      <div className={view.texts}>
        <ul className={view.rules}>
          {data.map((one) => (
            <li key={`${one.system} ${one.code}`}>
              <p className={view.meta}>{t(`counterparts.system.${one.system}`)}</p>
              <CounterpartLink counterpart={one} />
              {one.name === null ? (
                <p className={view.meta}>{t('counterparts.nameLost')}</p>
              ) : (
                <p>
                  <bdi lang={textLanguage(one.name)}>{one.name}</bdi>
                </p>
              )}
              <p className={view.meta}>{t(`counterparts.${one.ground}`, { words: one.shared.join(', ') })}</p>
            </li>
          ))}
        </ul>
        {data.some(({ ground }) => ground === 'number') && <p className={view.meta}>{t('counterparts.note')}</p>}
      </div>
    </Card>
  )
}

function CounterpartLink({ counterpart: { system, code } }: { counterpart: Counterpart }) {
  switch (system) {
    case 'us':
      return (
        <Link to="/eccBodyDetailsPage" search={{ eccn: code }}>
          {code}
        </Link>
      )
    case 'cn':
      return (
        <Link to="/chinaItemsDetails" search={{ eccn: code }}>
          {code}
        </Link>
      )
    case 'eu':
      return (
        <Link to="/euItem" search={{ code }}>
          {code}
        </Link>
      )
  }
}
