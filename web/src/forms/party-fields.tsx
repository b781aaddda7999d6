import type { SentPart } from '@qingdan/api/contract/operations.ts'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceField, Field } from './field.tsx'

export const partyTypes = ['01', '02', '03', '04'] as const
export type PartyType = (typeof partyTypes)[number]

/** Fields beside the name, by type (compliance-workflows.md §3, Monitoring entity). */
const fieldsOf = {
  '01': ['companyCountry', 'unifiedCreditCode', 'companyId', 'companyAdress'],
  '02': ['sex', 'birthday', 'peopleCountry', 'peopleId'],
  '03': ['imoCode', 'shipFlag'],
  '04': ['msnCode', 'aircraftTailNumber'],
} as const
type DetailField = (typeof fieldsOf)[PartyType][number]
export type PartyValues = Partial<Record<DetailField | 'originalEntityName', string>>

/** What is known of a party of a type besides its name. */
export function PartyFields({
  type,
  values,
  problemOf,
  onChange,
}: {
  type: PartyType
  values: PartyValues
  problemOf: (field: string) => string | undefined
  onChange: (values: PartyValues) => void
}) {
  const { t } = useTranslation(['screening', 'terms', 'common'])
  const bind = (field: DetailField) => ({
    name: field,
    label: t(`screening:field.${field}`),
    value: values[field] ?? '',
    error: problemOf(field),
    onChange: ({ currentTarget }: FormEvent<HTMLInputElement | HTMLSelectElement>) =>
      onChange({ ...values, [field]: currentTarget.value }),
  })
  return fieldsOf[type].map((field) =>
    field === 'sex' ? (
      <ChoiceField key={field} {...bind(field)}>
        <option value="">{t('common:notGiven')}</option>
        <option value="男">{t('terms:sex.male')}</option>
        <option value="女">{t('terms:sex.female')}</option>
      </ChoiceField>
    ) : (
      <Field
        key={field}
        {...bind(field)}
        maxLength={300}
        {...(field === 'birthday' ? { hint: t('screening:watch.birthdayHint') } : {})}
      />
    ),
  )
}

/** The name and only the details of the type: what was typed for another one is left out. */
export function partyOf(type: PartyType, values: PartyValues): SentPart<'screening.add', 'body'> {
  const details = fieldsOf[type].map((field) => [field, values[field]?.trim() || undefined])
  return { type, originalEntityName: (values.originalEntityName ?? '').trim(), ...Object.fromEntries(details) }
}
