import { Button } from '@mantine/core'
import { pick } from '@qingdan/api/contract/bilingual.ts'
import { addressRoleNames } from '@qingdan/api/contract/terms/project-words.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../../components/card.tsx'
import { ChoiceField } from '../../../../forms/field.tsx'
import { useLanguage } from '../../../../lib/language/use-language.ts'
import { countriesOptions } from '../../guided-queries.ts'
import classes from '../risk-project.module.css'
import { type CountryRow, emptyCountry } from './entries.ts'

interface Props {
  rows: readonly CountryRow[]
  problems: Readonly<Record<string, string>>
  onChange: (rows: CountryRow[]) => void
}

/** The countries of a project, each with its role. */
export function CountryRows({ rows, problems, onChange }: Props) {
  const { t } = useTranslation('risk-project')
  const language = useLanguage()
  const change = (key: number, changes: Partial<CountryRow>) =>
    onChange(rows.map((row) => (row.key === key ? { ...row, ...changes } : row)))
  return (
    <Card title={t('form.countries')} aside={t('form.countriesNote')}>
      <ul className={classes.rows}>
        {rows.map((row, at) => (
          <li key={row.key} className={classes.row}>
            <CountryChoice
              label={t('field.country', { number: at + 1 })}
              value={row.countryId}
              error={problems[`countries.${at}.countryId`]}
              onChange={(countryId) => change(row.key, { countryId })}
            />
            <ChoiceField
              label={t('field.addressRole', { number: at + 1 })}
              value={row.role}
              error={problems[`countries.${at}.role`]}
              onChange={(event) => change(row.key, { role: event.target.value })}
            >
              <option value="">{t('field.choose')}</option>
              {addressRoleNames.map((name, role) => (
                <option key={name.en} value={String(role)}>
                  {pick(name, language)}
                </option>
              ))}
            </ChoiceField>
            <Button
              variant="subtle"
              aria-label={t('form.removeCountry', { number: at + 1 })}
              onClick={() => onChange(rows.filter((one) => one !== row))}
            >
              {t('form.remove')}
            </Button>
          </li>
        ))}
      </ul>
      <div className={classes.add}>
        <Button variant="default" onClick={() => onChange([...rows, emptyCountry()])}>
          {t('form.addCountry')}
        </Button>
      </div>
    </Card>
  )
}

/** A country by its name in the language of the page. */
export function CountryChoice({
  label,
  value,
  error,
  onChange,
}: {
  label: string
  value: string
  error: string | undefined
  onChange: (countryId: string) => void
}) {
  const { t } = useTranslation('risk-project')
  const language = useLanguage()
  const { data: countries = [] } = useQuery(countriesOptions)
  const named = countries
    .map(({ id, name, nameEn }) => ({ id, name: pick({ zh: name, en: nameEn }, language) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, language === 'zh' ? 'zh-CN' : 'en'))
  return (
    <ChoiceField label={label} value={value} error={error} onChange={(event) => onChange(event.target.value)}>
      <option value="">{t('field.choose')}</option>
      {named.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </ChoiceField>
  )
}
