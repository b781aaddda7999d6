import { Button } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { type FormEvent, lazy, Suspense, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import fields from '../../../forms/form-fields.module.css'
import { type PartyDetails, readCommaList, sexes } from '../search-params.ts'
import { readBirthDate } from './birth-date.ts'
import classes from './details-form.module.css'

const CountryField = lazy(() => import('./country-field.tsx'))

/** Content of the fields; null while a field is invalid. */
export type DetailsDraft = PartyDetails | null

/** Known details of the party. They change scores but exclude nobody. */
export default function DetailsForm({
  details,
  onEdit,
  onSearch,
  onClear,
}: {
  details: PartyDetails
  onEdit: (draft: DetailsDraft) => void
  onSearch: () => void
  onClear: () => void
}) {
  const { t } = useTranslation(['search', 'terms'])
  const id = useId()
  const [birthText, setBirthText] = useState(details.birthDate ?? '')
  const [sex, setSex] = useState(details.sex)
  const [nationality, setNationality] = useState(readCommaList(details.nationality))
  const [identifier, setIdentifier] = useState(details.identifier ?? '')
  const isRefused = birthText.trim() !== '' && readBirthDate(birthText) === null
  const [isProblemShown, setProblemShown] = useState(false)
  const hasProblem = isRefused && isProblemShown

  const report = (
    edited: Partial<{ birthText: string; sex: PartyDetails['sex']; codes: string[]; number: string }>,
  ) => {
    const now = { birthText, sex, codes: nationality, number: identifier, ...edited }
    const birthDate = readBirthDate(now.birthText)
    if (now.birthText.trim() !== '' && birthDate === null) return onEdit(null)
    onEdit({
      birthDate: birthDate ?? undefined,
      sex: now.sex,
      nationality: now.codes.join(',') || undefined,
      identifier: now.number.trim() || undefined,
    })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setProblemShown(true)
    if (!isRefused) onSearch()
  }

  return (
    <form className={classes.form} aria-label={t('details.label')} onSubmit={submit}>
      <div className={fields.fields}>
        <div className={fields.field}>
          <label htmlFor={`${id}-birth`}>{t('details.birthDate')}</label>
          <input
            id={`${id}-birth`}
            className={fields.input}
            value={birthText}
            placeholder={t('details.birthDateHint')}
            autoComplete="off"
            aria-invalid={hasProblem}
            aria-describedby={hasProblem ? `${id}-problem` : undefined}
            data-birth-date
            onChange={(event) => {
              setBirthText(event.target.value)
              setProblemShown(false)
              report({ birthText: event.target.value })
            }}
            onBlur={() => setProblemShown(true)}
          />
          {hasProblem && (
            <p id={`${id}-problem`} role="alert" className={fields.problem}>
              <IconAlertCircle size={14} stroke={1.5} aria-hidden="true" /> {t('details.birthDateProblem')}
            </p>
          )}
        </div>
        <div className={fields.field}>
          <label htmlFor={`${id}-sex`}>{t('details.sex')}</label>
          <select
            id={`${id}-sex`}
            className={fields.input}
            value={sex ?? ''}
            onChange={(event) => {
              const chosen = sexes.find((one) => one === event.target.value)
              setSex(chosen)
              report({ sex: chosen })
            }}
          >
            <option value="">{t('details.anySex')}</option>
            {sexes.map((one) => (
              <option key={one} value={one}>
                {t(`terms:sex.${one}`)}
              </option>
            ))}
          </select>
        </div>
        <div className={fields.field}>
          <label htmlFor={`${id}-nationality`}>{t('details.nationality')}</label>
          <Suspense fallback={<div className={fields.input} />}>
            <CountryField
              inputId={`${id}-nationality`}
              label={t('details.nationality')}
              placeholder={t('details.nationalityHint')}
              values={nationality}
              onChange={(codes) => {
                setNationality(codes)
                report({ codes })
              }}
            />
          </Suspense>
        </div>
        <div className={fields.field}>
          <label htmlFor={`${id}-identifier`}>{t('details.identifier')}</label>
          <input
            id={`${id}-identifier`}
            className={fields.input}
            value={identifier}
            maxLength={100}
            placeholder={t('details.identifierHint')}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => {
              setIdentifier(event.target.value)
              report({ number: event.target.value })
            }}
          />
        </div>
      </div>
      <div className={classes.foot}>
        <Button type="submit" h={32}>
          {t('details.apply')}
        </Button>
        <Button variant="default" h={32} onClick={onClear}>
          {t('details.clear')}
        </Button>
        <p className={classes.note}>{t('details.note')}</p>
      </div>
    </form>
  )
}
