import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CodeField } from '../../forms/code-field.tsx'
import { DayRange } from '../../forms/day-range.tsx'
import { ChoiceField, Field } from '../../forms/field.tsx'
import { PasswordField } from '../../forms/password-field.tsx'
import { PhoneField } from '../../forms/phone-field.tsx'
import { SelectField } from '../../forms/select-field.tsx'
import { Sample, Section } from './sample.tsx'

/** The fields of forms/. A field that is added there is added here. */
export function FormParts() {
  const { t } = useTranslation(['account', 'search', 'terms'])
  const [company, setCompany] = useState('')
  const [password, setPassword] = useState('')
  const [phone, setPhone] = useState('')
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
          error={company === '' && t('account:problem.companyEmpty')}
          onChange={(event) => setCompany(event.currentTarget.value)}
          required
        />
      </Sample>
      <Sample name="ChoiceField">
        <ChoiceField label={t('search:details.sex')} defaultValue="">
          <option value="">{t('search:details.anySex')}</option>
          <option value="female">{t('terms:sex.female')}</option>
        </ChoiceField>
      </Sample>
      <Sample name="PasswordField">
        <PasswordField
          label={t('account:field.password')}
          autoComplete="off"
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
      </Sample>
      <Sample name="PhoneField">
        <PhoneField label={t('account:field.phone')} value={phone} onChange={setPhone} />
      </Sample>
      <Sample name="CodeField">
        <CodeField
          label={t('account:field.code')}
          name="code"
          value={code}
          error={null}
          onBlur={() => undefined}
          onChange={(change) =>
            setCode(typeof change === 'string' ? change : (change.currentTarget as HTMLInputElement).value)
          }
          phone={phone}
          mayAsk={() => false}
        />
      </Sample>
      <Sample name="SelectField">
        <SelectField
          label={t('search:filter.country')}
          placeholder={t('search:filter.anyCountry')}
          options={['CN', 'IR', 'RU'].map((value) => ({ value, label: value }))}
          isLoading={false}
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
