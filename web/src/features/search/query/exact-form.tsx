import { Button } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import fields from '../../../forms/form-fields.module.css'
import { readCommaList, type SearchParams, typeChoices, withMode } from '../search-params.ts'
import classes from './exact-form.module.css'
import { OnDemandSelect } from './on-demand-select.tsx'

const loadCountryField = () => import('./country-field.tsx')

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
        <div className={fields.field}>
          <label htmlFor={`${id}-name`}>
            {t('exact.entityName')} <span aria-hidden="true">*</span>
          </label>
          <input
            ref={nameInput}
            id={`${id}-name`}
            className={fields.input}
            value={name}
            required
            maxLength={300}
            autoComplete="off"
            spellCheck={false}
            data-search-box
            data-autofocus
            aria-invalid={isRefused}
            aria-describedby={isRefused ? `${id}-problem` : undefined}
            onChange={(event) => {
              setName(event.target.value)
              setRefused(false)
            }}
          />
          {isRefused && (
            <p id={`${id}-problem`} role="alert" className={fields.problem}>
              <IconAlertCircle size={14} stroke={1.5} aria-hidden="true" /> {t('exact.entityNameRequired')}
            </p>
          )}
        </div>
        <div className={fields.field}>
          <label htmlFor={`${id}-id`}>{t('exact.entityId')}</label>
          <input
            id={`${id}-id`}
            className={fields.input}
            value={entityId}
            placeholder={t('exact.entityIdHint')}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setEntityId(event.target.value)}
          />
        </div>
        <div className={fields.field}>
          <label htmlFor={`${id}-type`}>{t('exact.type')}</label>
          <select
            id={`${id}-type`}
            className={fields.input}
            value={type}
            onChange={(event) => setType(event.target.value)}
          >
            <option value="">{t('exact.anyType')}</option>
            {typeChoices.map((choice) => (
              <option key={choice} value={choice}>
                {t(`type.${choice}`)}
              </option>
            ))}
          </select>
        </div>
        <div className={fields.field}>
          <label htmlFor={`${id}-country`}>{t('exact.country')}</label>
          <OnDemandSelect
            load={loadCountryField}
            inputId={`${id}-country`}
            label={t('exact.country')}
            placeholder={t('filter.anyCountry')}
            values={countries}
            onChange={setCountries}
          />
        </div>
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
