import { Button } from '@mantine/core'
import { type ReactNode, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceField, Field, LabelledControl } from '../../../forms/field.tsx'
import fields from '../../../forms/form-fields.module.css'
import { OnDemandSelect } from '../../../forms/on-demand-select.tsx'
import { readCommaList, type SearchParams, typeChoices, withMode } from '../search-params.ts'
import classes from './exact-form.module.css'

const loadCountryField = () => import('../../../forms/country-field.tsx')

/** Exact mode: the entity name and its filters. Confirm searches, cancel clears form and results. */
export function ExactForm({
  params,
  onSearch,
  children,
}: {
  params: SearchParams
  onSearch: (params: SearchParams) => void
  /** Shown in the form's heading. */
  children: ReactNode
}) {
  const { t } = useTranslation('search')
  const id = useId()
  const nameInput = useRef<HTMLInputElement>(null)
  const [name, setName] = useState(params.entityName ?? '')
  const [entityId, setEntityId] = useState(params.entityId ?? '')
  const [type, setType] = useState<string>(params.type ?? '')
  const [countries, setCountries] = useState(readCommaList(params.country))
  const [isRefused, setRefused] = useState(false)

  const submit = () => {
    if (name.trim() === '') {
      setRefused(true)
      return nameInput.current?.focus()
    }
    onSearch({
      ...withMode(params, 'exact'),
      entityName: name.trim(),
      entityId: entityId.trim() || undefined,
      type: typeChoices.find((choice) => choice === type),
      country: countries.join(',') || undefined,
    })
  }
  return (
    <form
      className={classes.form}
      aria-label={t('exact.label')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <div className={classes.head}>
        {children}
        <p className={classes.note}>{t('exact.note')}</p>
      </div>
      <div className={fields.fields}>
        <Field
          ref={nameInput}
          label={t('exact.entityName')}
          value={name}
          required
          maxLength={300}
          autoComplete="off"
          spellCheck={false}
          data-search-box
          data-autofocus
          error={isRefused && t('exact.entityNameRequired')}
          errorProps={{ role: 'alert' }}
          onChange={(event) => {
            setName(event.currentTarget.value)
            setRefused(false)
          }}
        />
        <Field
          label={t('exact.entityId')}
          value={entityId}
          placeholder={t('exact.entityIdHint')}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setEntityId(event.currentTarget.value)}
        />
        <ChoiceField label={t('exact.type')} value={type} onChange={(event) => setType(event.currentTarget.value)}>
          <option value="">{t('exact.anyType')}</option>
          {typeChoices.map((choice) => (
            <option key={choice} value={choice}>
              {t(`type.${choice}`)}
            </option>
          ))}
        </ChoiceField>
        <LabelledControl label={t('exact.country')} controlId={id}>
          <OnDemandSelect
            load={loadCountryField}
            inputId={id}
            label={t('exact.country')}
            placeholder={t('filter.anyCountry')}
            values={countries}
            onChange={setCountries}
          />
        </LabelledControl>
      </div>
      <div className={classes.foot}>
        <Button type="submit" h={32}>
          {t('exact.confirm')}
        </Button>
        <Button variant="default" h={32} onClick={() => onSearch(withMode(params, 'exact'))}>
          {t('exact.cancel')}
        </Button>
      </div>
    </form>
  )
}
