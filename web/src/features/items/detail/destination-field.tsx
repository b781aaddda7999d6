import { useQuery } from '@tanstack/react-query'
import { useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../lib/language/use-language.ts'
import { destinationChoices } from '../chart/destination-choices.ts'
import { countriesQuery } from '../item-queries.ts'
import classes from './destination-field.module.css'

/** Chooses one of the destinations. */
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
  const choices = useMemo(() => destinationChoices(data ?? [], language), [data, language])
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
