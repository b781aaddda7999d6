import { pick } from '@qingdan/api/contract/bilingual.ts'
import type { ScreenedEntity } from '@qingdan/api/contract/screening/entity.ts'
import { useTranslation } from 'react-i18next'
import { textLanguage } from '../../lib/language/text-language.ts'
import { useLanguage } from '../../lib/language/use-language.ts'
import classes from './screening.module.css'

type Details = ScreenedEntity['details']

const plain = [
  'unifiedCreditCode',
  'companyId',
  'companyAdress',
  'birthday',
  'peopleId',
  'imoCode',
  'msnCode',
  'aircraftTailNumber',
] as const

/** The details that were given with a name, as label and value; absent ones are left out. */
export function useGivenDetails(): (details: Details) => { label: string; value: string }[] {
  const { t } = useTranslation(['screening', 'terms'])
  const language = useLanguage()
  return (details) => {
    const country = (zh: string | null, en: string | null) => pick({ zh, en }, language)
    const values: [label: string, value: string | null][] = [
      [t('screening:field.companyCountry'), country(details.companyCountry, details.companyCountryEn)],
      [t('screening:field.peopleCountry'), country(details.peopleCountry, details.peopleCountryEn)],
      [t('screening:field.shipFlag'), country(details.shipFlag, details.shipFlagEn)],
      [t('screening:field.sex'), details.sex && t(`terms:sex.${details.sex === '男' ? 'male' : 'female'}`)],
      ...plain.map((field): [string, string | null] => [t(`screening:field.${field}`), details[field]]),
    ]
    return values.flatMap(([label, value]) => (value ? [{ label, value }] : []))
  }
}

/** The same as a list; says so when nothing was given. */
export function GivenDetails({ details }: { details: Details }) {
  const { t } = useTranslation('screening')
  const given = useGivenDetails()(details)
  if (given.length === 0) return <p className={classes.sub}>{t('details.none')}</p>
  return (
    <dl className={classes.facts}>
      {given.map(({ label, value }) => (
        <div key={label} style={{ display: 'contents' }}>
          <dt>{label}</dt>
          <dd>
            <bdi lang={textLanguage(value)}>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
