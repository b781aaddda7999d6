import { Button } from '@mantine/core'
import type { SentPart } from '@qingdan/api/contract/operations.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../components/dialog.tsx'
import { announce } from '../components/feedback/live-region.tsx'
import { Segmented } from '../components/segmented.tsx'
import { ApiError } from '../lib/api/api-client.ts'
import { call } from '../lib/api/call.ts'
import { promptOf, showPrompt } from '../lib/session/access-prompts.ts'
import { ChoiceField, Field } from './field.tsx'
import classes from './form.module.css'
import { Refusal } from './refusal.tsx'

const types = ['01', '02', '03', '04'] as const
type Type = (typeof types)[number]

/** Fields beside the name, by type (compliance-workflows.md §3, Monitoring entity). */
const fieldsOf = {
  '01': ['companyCountry', 'unifiedCreditCode', 'companyId', 'companyAdress'],
  '02': ['sex', 'birthday', 'peopleCountry', 'peopleId'],
  '03': ['imoCode', 'shipFlag'],
  '04': ['msnCode', 'aircraftTailNumber'],
} as const
type DetailField = (typeof fieldsOf)[Type][number]
type Values = Partial<Record<DetailField | 'originalEntityName', string>>

/** Adds a party to the watchlist. `initial`: what a search already knows of it. */
export function MonitorDialog({
  initial,
  opener,
  onClose,
}: {
  initial: { name?: string; type?: Type }
  opener: HTMLElement | null
  onClose: () => void
}) {
  const { t } = useTranslation(['screening', 'terms', 'common'])
  const [type, setType] = useState<Type>(initial.type ?? '01')
  const [values, setValues] = useState<Values>({ originalEntityName: initial.name ?? '' })
  const [isNameMissing, setNameMissing] = useState(false)
  const name = useRef<HTMLInputElement>(null)
  const { mutate, isPending, error } = useSave(onClose)
  const problemOf = (field: string) =>
    error instanceof ApiError ? error.errors.find((one) => one.field === field)?.message : undefined
  const bind = (field: DetailField) => ({
    name: field,
    label: t(`screening:field.${field}`),
    value: values[field] ?? '',
    error: problemOf(field),
    onChange: ({ currentTarget }: FormEvent<HTMLInputElement | HTMLSelectElement>) =>
      setValues({ ...values, [field]: currentTarget.value }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!values.originalEntityName?.trim()) {
      setNameMissing(true)
      return name.current?.focus()
    }
    mutate(sentOf(type, values))
  }
  const isUnnamed = error !== null && !(error instanceof ApiError && error.errors.length > 0)
  return (
    <Dialog title={t('screening:watch.add')} size={560} opener={opener} onClose={onClose}>
      <form className={classes.form} noValidate onSubmit={submit}>
        <Segmented
          label={t('screening:column.type')}
          value={type}
          choices={types.map((value) => ({ value, content: t(`terms:partyType.${value}`) }))}
          onChange={setType}
        />
        <Field
          ref={name}
          name="originalEntityName"
          label={t('screening:field.originalEntityName')}
          required
          maxLength={300}
          data-autofocus
          value={values.originalEntityName ?? ''}
          error={isNameMissing ? t('screening:watch.nameMissing') : problemOf('originalEntityName')}
          onChange={({ currentTarget }) => {
            setNameMissing(false)
            setValues({ ...values, originalEntityName: currentTarget.value })
          }}
          onBlur={() => setNameMissing(!values.originalEntityName?.trim())}
        />
        {fieldsOf[type].map((field) =>
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
        )}
        <p>{t('screening:watch.detailsNote')}</p>
        <Refusal text={isUnnamed && !promptOf(error) ? error.message || t('common:actionFailed') : null} />
        <div className={classes.foot}>
          <Button variant="default" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" loading={isPending}>
            {t('screening:watch.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

type Sent = SentPart<'screening.add', 'body'>

/** Only the fields of the type: what was typed for another one is left out. */
function sentOf(type: Type, values: Values): Sent {
  const details = fieldsOf[type].map((field) => [field, values[field]?.trim() || undefined])
  return { type, originalEntityName: (values.originalEntityName ?? '').trim(), ...Object.fromEntries(details) }
}

function useSave(onClose: () => void) {
  const { t } = useTranslation('screening')
  const client = useQueryClient()
  return useMutation({
    mutationFn: (entity: Sent) => call('screening.add', entity),
    onSuccess: () => {
      announce(t('watch.added'))
      onClose()
      return client.invalidateQueries({ queryKey: ['screening'] })
    },
    onError: (error) => {
      const prompt = promptOf(error)
      if (prompt) showPrompt(prompt)
    },
  })
}
