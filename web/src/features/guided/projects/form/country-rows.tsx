import { Button } from '@mantine/core'
import { pick } from '@qingdan/api/contract/bilingual.ts'
import { addressRoleNames } from '@qingdan/api/contract/terms/project-words.ts'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../../components/card.tsx'
import { ChoiceField } from '../../../../forms/field.tsx'
import { useLanguage } from '../../../../lib/language/use-language.ts'
import { CountryField } from '../../wizards/country-field.tsx'
import classes from '../risk-project.module.css'
import { type CountryRow, emptyCountry } from './entries.ts'
import { useRowFocus } from './use-row-focus.ts'

interface Props {
  rows: readonly CountryRow[]
  problems: Readonly<Record<string, string>>
  onChange: (rows: CountryRow[]) => void
}

/** The countries of a project, each with its role. */
export function CountryRows({ rows, problems, onChange }: Props) {
  const { t } = useTranslation('risk-project')
  const focus = useRowFocus(rows.length)
  const language = useLanguage()
  const change = (key: number, changes: Partial<CountryRow>) =>
    onChange(rows.map((row) => (row.key === key ? { ...row, ...changes } : row)))
  return (
    <Card title={t('form.countries')} aside={t('form.countriesNote')}>
      <ul ref={focus.rows} className={classes.rows}>
        {rows.map((row, at) => (
          <li key={row.key} className={classes.row}>
            <CountryField
              label={t('field.country', { number: at + 1 })}
              countryId={row.countryId}
              problem={problems[`countries.${at}.countryId`]}
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
              onClick={() => {
                focus.removed.current = at
                onChange(rows.filter((one) => one !== row))
              }}
            >
              {t('form.remove')}
            </Button>
          </li>
        ))}
      </ul>
      <div className={classes.add}>
        <Button ref={focus.add} variant="default" onClick={() => onChange([...rows, emptyCountry()])}>
          {t('form.addCountry')}
        </Button>
      </div>
    </Card>
  )
}
