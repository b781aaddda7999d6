import { type ComponentProps, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Field, LabelledControl } from '../../../forms/field.tsx'
import { OnDemandSelect } from '../../../forms/on-demand-select.tsx'
import { partyTypes } from '../../../forms/party-fields.tsx'
import type { DraftFields } from './rule-draft.ts'
import classes from './rules.module.css'

const loadCountryField = () => import('../../../forms/country-field.tsx')
const loadSourceField = () => import('../../../forms/source-field.tsx')
const matchedFields = ['name', 'weakAlias', 'ourName'] as const

/** The score, and for which lists, countries, fields and types. */
export function ThresholdFields({ draft, problems, onChange }: DraftFields) {
  const { t } = useTranslation(['screeningRules', 'terms'])
  return (
    <>
      <Field
        name="minScore"
        label={t('screeningRules:form.minScore')}
        required
        inputMode="decimal"
        maxLength={6}
        data-autofocus
        value={draft.minScore}
        error={problems['minScore']}
        hint={t('screeningRules:form.minScoreHint')}
        onChange={({ currentTarget }) => onChange({ minScore: currentTarget.value })}
      />
      <Choice
        load={loadSourceField}
        label={t('screeningRules:form.sources')}
        placeholder={t('screeningRules:form.anySource')}
        note={problems['sourceIds'] ?? t('screeningRules:form.sourcesHint')}
        values={draft.sourceIds}
        onChange={(sourceIds) => onChange({ sourceIds })}
      />
      <Choice
        load={loadCountryField}
        label={t('screeningRules:form.countries')}
        placeholder={t('screeningRules:form.anyCountry')}
        note={problems['countries'] ?? t('screeningRules:form.countriesHint')}
        values={draft.countries}
        onChange={(countries) => onChange({ countries })}
      />
      <Boxes
        legend={t('screeningRules:form.fields')}
        choices={matchedFields.map((value) => ({ value, name: t(`screeningRules:field.${value}`) }))}
        values={draft.fields}
        onChange={(fields) => onChange({ fields })}
      />
      <Boxes
        legend={t('screeningRules:form.types')}
        choices={partyTypes.map((value) => ({ value, name: t(`terms:partyType.${value}`) }))}
        values={draft.types}
        onChange={(types) => onChange({ types })}
      />
    </>
  )
}

/** A long list with its label above and what it means below. */
function Choice({ note, ...select }: ComponentProps<typeof OnDemandSelect> & { note: string }) {
  const id = useId()
  return (
    <LabelledControl label={select.label} controlId={id}>
      <div className={classes.select}>
        <OnDemandSelect {...select} inputId={id} />
        <p className={classes.note}>{note}</p>
      </div>
    </LabelledControl>
  )
}

function Boxes({
  legend,
  choices,
  values,
  onChange,
}: {
  legend: string
  choices: readonly { value: string; name: string }[]
  values: readonly string[]
  onChange: (values: string[]) => void
}) {
  const { t } = useTranslation('screeningRules')
  return (
    <fieldset className={classes.choices}>
      <legend>
        {legend} <span className={classes.note}>{t('form.anyHint')}</span>
      </legend>
      {choices.map(({ value, name }) => (
        <label key={value}>
          <input
            type="checkbox"
            checked={values.includes(value)}
            onChange={({ target }) =>
              onChange(target.checked ? [...values, value] : values.filter((one) => one !== value))
            }
          />
          {name}
        </label>
      ))}
    </fieldset>
  )
}
