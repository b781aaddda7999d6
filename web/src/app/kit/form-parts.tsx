import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CodeField } from '../../forms/code-field.tsx'
import { DayRange } from '../../forms/day-range.tsx'
import { Field } from '../../forms/field.tsx'
import { SelectField } from '../../forms/select-field.tsx'
import { Sample, Section } from './sample.tsx'

/** The fields of forms/. A field that is added there is added here. */
export function FormParts() {
  const { t } = useTranslation(['account', 'search'])
  const [company, setCompany] = useState('')
  const [code, setCode] = useState('')
  const [countries, setCountries] = useState<readonly string[]>(['CN'])
  const [range, setRange] = useState<{ from: string | undefined; to: string | undefined }>({
    from: '2026-11-01',
    to: undefined,
  })
  return (
    <Section name="forms">
      <Sample name="Field">
        <Field
          label={t('account:field.company')}
          value={company}
          problem={company === '' ? t('account:problem.companyEmpty') : undefined}
          onChange={setCompany}
          required
        />
      </Sample>
      <Sample name="CodeField">
        <CodeField
          label={t('account:field.code')}
          name="code"
          value={code}
          onBlur={() => undefined}
          onChange={setCode}
          phone=""
          mayAsk={() => false}
        />
      </Sample>
      <Sample name="SelectField">
        <SelectField
          label={t('search:filter.country')}
          placeholder={t('search:filter.anyCountry')}
          options={['CN', 'IR', 'RU'].map((value) => ({ value, label: value }))}
          values={countries}
          onChange={setCountries}
        />
      </Sample>
      <Sample name="DayRange">
        <DayRange {...range} onChange={setRange} />
      </Sample>
    </Section>
  )
}
