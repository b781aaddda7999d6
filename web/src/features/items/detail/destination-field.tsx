import { pick } from '@qingdan/api/contract/bilingual.ts'
import { useQuery } from '@tanstack/react-query'
import { useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { nameCollator } from '../../../lib/language/format.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'
import { countriesQuery } from '../item-queries.ts'
import classes from './destination-field.module.css'

/** Chooses one of the destinations of the chart; in the order of their names in the reader's language. */
export function DestinationField({
  value,
  onChange,
}: {
  value: string | undefined
  onChange: (country: string | undefined) => void
}) {
  const { t } = useTranslation('items')
  const id = useId()
  const language = useLanguage()
  const { data } = useQuery(countriesQuery)
  const choices = useMemo(
    () =>
      (data ?? [])
        .flatMap(({ countryCode, country, countryEn, name }) =>
          countryCode === null ? [] : [{ countryCode, name: pick({ zh: country, en: countryEn }, language) ?? name }],
        )
        .toSorted((a, b) => nameCollator(language).compare(a.name, b.name)),
    [data, language],
  )
  return (
    <span className={classes.field}>
      <label htmlFor={id}>{t('destination')}</label>
      <select
        id={id}
        className={classes.select}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
      >
        <option value="">{t('chooseDestination')}</option>
        {choices.map(({ countryCode, name }) => (
          <option key={countryCode} value={countryCode}>
            {name}
          </option>
        ))}
      </select>
    </span>
  )
}
