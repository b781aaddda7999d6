import { useTranslation } from 'react-i18next'
import { Segmented } from '../../../components/segmented.tsx'
import { Field } from '../../../forms/field.tsx'
import { PartyFields, partyTypes } from '../../../forms/party-fields.tsx'
import type { DraftFields } from './rule-draft.ts'
import classes from './rules.module.css'

/** The name with its details, and the subject that it is not. */
export function GoodNameFields({ draft, problems, onChange }: DraftFields) {
  const { t } = useTranslation(['screeningRules', 'screening', 'terms'])
  const { type, party, subjectId } = draft
  return (
    <>
      <Segmented
        label={t('screening:column.type')}
        value={type}
        choices={partyTypes.map((value) => ({ value, content: t(`terms:partyType.${value}`) }))}
        onChange={(next) => onChange({ type: next })}
      />
      <Field
        name="originalEntityName"
        label={t('screening:field.originalEntityName')}
        required
        maxLength={300}
        data-autofocus
        value={party.originalEntityName ?? ''}
        error={problems['originalEntityName']}
        onChange={({ currentTarget }) => onChange({ party: { ...party, originalEntityName: currentTarget.value } })}
      />
      <Field
        name="subjectId"
        label={t('screeningRules:form.subjectId')}
        maxLength={200}
        value={subjectId}
        error={problems['subjectId']}
        hint={t('screeningRules:form.subjectIdHint')}
        onChange={({ currentTarget }) => onChange({ subjectId: currentTarget.value })}
      />
      <p className={classes.note}>{t('screeningRules:form.detailsNote')}</p>
      <PartyFields
        type={type}
        values={party}
        problemOf={(field) => problems[field]}
        onChange={(next) => onChange({ party: next })}
      />
    </>
  )
}
