import { pick } from '@qingdan/api/contract/bilingual.ts'
import { countryNameOf } from '@qingdan/api/contract/country-names.ts'
import type { ProjectSnapshot } from '@qingdan/api/contract/guided/project-snapshot.ts'
import { addressRoleNames } from '@qingdan/api/contract/terms/project-words.ts'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../components/card.tsx'
import { useLanguage } from '../../../lib/language/use-language.ts'
import classes from './risk-project.module.css'

/** The item with its requirements for the destinations, and the countries by role. */
export function PlaceList({ snapshot }: { snapshot: ProjectSnapshot }) {
  const { t } = useTranslation('risk-project')
  const language = useLanguage()
  const { countries, item, eccn, value, requirements, exceptions } = snapshot
  return (
    <Card title={t('places.title')}>
      <dl className={classes.points}>
        <div>
          <dt>{t('field.item')}</dt>
          <dd>{[item, eccn, value].filter(Boolean).join(' · ')}</dd>
        </div>
        {addressRoleNames.map((role, at) => {
          const named = countries
            .filter((one) => one.role === at)
            .map(({ countryId }) => countryNameOf(countryId, language))
          return named.length === 0 ? null : (
            <div key={role.en}>
              <dt>{pick(role, language)}</dt>
              <dd>{named.join(' · ')}</dd>
            </div>
          )
        })}
        {requirements.map(({ countryId, control, requirement, answer }) => (
          <div key={`${countryId} ${control} ${requirement}`}>
            <dt>
              {countryNameOf(countryId, language)}{' '}
              <span className={classes.quiet}>{t(answer === 'required' ? 'places.applies' : 'places.open')}</span>
            </dt>
            <dd lang="en">{[control, requirement].filter((one) => one !== '').join(' — ')}</dd>
          </div>
        ))}
        {exceptions.length > 0 && (
          <div>
            <dt>{t('places.exceptions')}</dt>
            <dd>
              {exceptions.join(' · ')} <span className={classes.quiet}>{t('places.exceptionsNote')}</span>
            </dd>
          </div>
        )}
      </dl>
    </Card>
  )
}
