import { Button } from '@mantine/core'
import type { ScreeningRule } from '@qingdan/api/contract/screening/rules.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../components/dialog.tsx'
import { announce } from '../../../components/feedback/live-region.tsx'
import { ChoiceField, Field } from '../../../forms/field.tsx'
import { fieldProblems } from '../../../forms/field-problems.ts'
import form from '../../../forms/form.module.css'
import { Refusal } from '../../../forms/refusal.tsx'
import { useFailureText } from '../../../forms/use-failure-text.ts'
import { call } from '../../../lib/api/call.ts'
import { screeningKeys } from '../screening-queries.ts'
import { GoodNameFields } from './good-name-fields.tsx'
import { type Draft, draftOf, sentOf } from './rule-draft.ts'
import classes from './rules.module.css'
import { ThresholdFields } from './threshold-fields.tsx'

const appliesTo = ['all', 'batches', 'alerts'] as const

/** Makes the draft of a rule, changes one, or makes a new version of a rule in force. */
export function RuleDialog({
  kind,
  rule,
  initial,
  opener,
  onSaved,
  onClose,
}: {
  kind: ScreeningRule['kind']
  rule: ScreeningRule | null
  /** What a new rule begins with. */
  initial?: Draft
  opener: HTMLElement | null
  onSaved?: (id: string) => void
  onClose: () => void
}) {
  const { t } = useTranslation(['screeningRules', 'common'])
  const [draft, setDraft] = useState<Draft>(() => initial ?? draftOf(rule))
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }))
  const { mutate, isPending, error } = useSave((id) => [onClose(), onSaved?.(id)])
  const problems = fieldProblems(error)
  const failure = useFailureText()
  const isVersion = rule !== null && rule.state !== 'draft'
  const isUnnamed = error !== null && Object.keys(problems).length === 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    mutate(sentOf(kind, rule, draft))
  }
  const Fields = kind === 'threshold' ? ThresholdFields : GoodNameFields
  return (
    <Dialog title={t(titleOf(kind, rule), { id: rule?.id })} size={640} opener={opener} onClose={onClose}>
      <form className={form.form} noValidate onSubmit={submit}>
        {isVersion && <p className={classes.note}>{t('screeningRules:form.replacesNote')}</p>}
        <Fields draft={draft} problems={problems} onChange={change} />
        <ChoiceField
          name="appliesTo"
          label={t('screeningRules:form.appliesTo')}
          value={draft.appliesTo}
          error={problems['appliesTo']}
          onChange={({ target }) => change({ appliesTo: appliesTo.find((choice) => choice === target.value) ?? 'all' })}
        >
          {appliesTo.map((choice) => (
            <option key={choice} value={choice}>
              {t(`screeningRules:appliesTo.${choice}`)}
            </option>
          ))}
        </ChoiceField>
        <Field
          name="expiresOn"
          type="date"
          label={t(kind === 'name' ? 'screeningRules:form.expiresOn' : 'screeningRules:form.expiresOnOptional')}
          required={kind === 'name'}
          value={draft.expiresOn}
          error={problems['expiresOn']}
          onChange={({ currentTarget }) => change({ expiresOn: currentTarget.value })}
        />
        <Field
          name="reason"
          label={t('screeningRules:form.reason')}
          required
          maxLength={500}
          value={draft.reason}
          error={problems['reason']}
          onChange={({ currentTarget }) => change({ reason: currentTarget.value })}
        />
        <Refusal text={isUnnamed ? failure(error) : null} />
        <div className={form.foot}>
          <Button variant="default" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" loading={isPending}>
            {t('screeningRules:form.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function titleOf(kind: ScreeningRule['kind'], rule: ScreeningRule | null) {
  if (rule === null) return kind === 'threshold' ? 'screeningRules:form.addThreshold' : 'screeningRules:form.addName'
  return rule.state === 'draft' ? 'screeningRules:form.edit' : 'screeningRules:form.newVersion'
}

function useSave(onSaved: (id: string) => void) {
  const { t } = useTranslation('screeningRules')
  const client = useQueryClient()
  return useMutation({
    mutationFn: (sent: ReturnType<typeof sentOf>) => call('screening.saveRule', sent),
    onSuccess: ({ id }) => {
      announce(t('form.saved'))
      onSaved(id)
      return client.invalidateQueries({ queryKey: screeningKeys.rules() })
    },
  })
}
