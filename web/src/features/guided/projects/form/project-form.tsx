import { Button } from '@mantine/core'
import type { RiskProject } from '@qingdan/api/contract/guided/risk-project.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../../components/card.tsx'
import { Field } from '../../../../forms/field.tsx'
import { fieldProblems } from '../../../../forms/field-problems.ts'
import { Refusal } from '../../../../forms/refusal.tsx'
import { useFailureText } from '../../../../forms/use-failure-text.ts'
import { call } from '../../../../lib/api/call.ts'
import { suggestedItemsOptions } from '../../guided-queries.ts'
import classes from '../risk-project.module.css'
import { CountryRows } from './country-rows.tsx'
import { type Entries, entriesOf, toRequest } from './entries.ts'
import { PartnerRows } from './partner-rows.tsx'

/** The entries of a project. What is refused is shown at its field, and nothing that was typed is lost. */
export function ProjectForm({
  project,
  isCopy,
  onSaved,
  onCancel,
}: {
  project: RiskProject | undefined
  isCopy: boolean
  onSaved: (project: RiskProject) => void
  onCancel: () => void
}) {
  const { t } = useTranslation(['risk-project', 'common'])
  const failureText = useFailureText()
  const [entries, setEntries] = useState<Entries>(() => entriesOf(project))
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call('project.save', toRequest(entries, isCopy ? undefined : project)),
    onSuccess: onSaved,
  })
  const problems = fieldProblems(error)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid="true"], button[aria-describedby]')?.focus()
  }, [error])
  const change = (changes: Partial<Entries>) => setEntries((before) => ({ ...before, ...changes }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    mutate()
  }
  return (
    <form ref={form} onSubmit={submit} className={classes.form} noValidate>
      <BaseFields entries={entries} problems={problems} onChange={change} />
      <CountryRows rows={entries.countries} problems={problems} onChange={(countries) => change({ countries })} />
      <PartnerRows rows={entries.partners} problems={problems} onChange={(partners) => change({ partners })} />
      <Refusal text={error ? failureText(error) : null} />
      <div className={classes.line}>
        <Button type="submit" loading={isPending}>
          {t('risk-project:form.save')}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {t('common:cancel')}
        </Button>
        <span className={classes.quiet}>{t('risk-project:form.saveNote')}</span>
      </div>
    </form>
  )
}

function BaseFields({
  entries,
  problems,
  onChange,
}: {
  entries: Entries
  problems: Readonly<Record<string, string>>
  onChange: (changes: Partial<Entries>) => void
}) {
  const { t } = useTranslation('risk-project')
  const listId = useId()
  const { data: suggested = [] } = useQuery(suggestedItemsOptions(entries.eccn))
  return (
    <Card title={t('form.base')}>
      <div className={classes.fields}>
        <Field
          label={t('field.name')}
          autoComplete="off"
          maxLength={50}
          value={entries.name}
          error={problems['name']}
          onChange={(event) => onChange({ name: event.target.value })}
        />
        <Field
          label={t('field.item')}
          autoComplete="off"
          maxLength={300}
          value={entries.item}
          error={problems['item']}
          onChange={(event) => onChange({ item: event.target.value })}
        />
        <Field
          label={t('field.eccn')}
          hint={t('field.eccnHint')}
          list={listId}
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          value={entries.eccn}
          error={problems['eccn']}
          onChange={(event) => onChange({ eccn: event.target.value })}
        />
        <datalist id={listId}>
          {suggested.map(({ eccn, name }) => (
            <option key={eccn} value={eccn}>
              {name}
            </option>
          ))}
        </datalist>
        <Field
          label={t('field.value')}
          hint={t('field.valueHint')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={24}
          value={entries.value}
          error={problems['value']}
          onChange={(event) => onChange({ value: event.target.value })}
        />
      </div>
    </Card>
  )
}
