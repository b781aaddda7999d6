import { Button } from '@mantine/core'
import { type FormEvent, lazy, Suspense, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import field from '../../../forms/field.module.css'
import { ChoiceField, Field, LabelledControl } from '../../../forms/field.tsx'
import fields from '../../../forms/form-fields.module.css'
import { type PartyDetails, readCommaList, sexes } from '../search-params.ts'
import { readBirthDate } from './birth-date.ts'
import classes from './details-form.module.css'

const CountryField = lazy(() => import('../../../forms/country-field.tsx'))

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
        <Field
          label={t('details.birthDate')}
          value={birthText}
          placeholder={t('details.birthDateHint')}
          autoComplete="off"
          error={isRefused && isProblemShown && t('details.birthDateProblem')}
          errorProps={{ role: 'alert' }}
          data-birth-date
          onChange={(event) => {
            setBirthText(event.currentTarget.value)
            setProblemShown(false)
            report({ birthText: event.currentTarget.value })
          }}
          onBlur={() => setProblemShown(true)}
        />
        <ChoiceField
          label={t('details.sex')}
          value={sex ?? ''}
          onChange={(event) => {
            const chosen = sexes.find((one) => one === event.currentTarget.value)
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
        </ChoiceField>
        <LabelledControl label={t('details.nationality')} controlId={id}>
          <Suspense fallback={<div className={field.input} />}>
            <CountryField
              inputId={id}
              label={t('details.nationality')}
              placeholder={t('details.nationalityHint')}
              values={nationality}
              onChange={(codes) => {
                setNationality(codes)
                report({ codes })
              }}
            />
          </Suspense>
        </LabelledControl>
        <Field
          label={t('details.identifier')}
          value={identifier}
          maxLength={100}
          placeholder={t('details.identifierHint')}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => {
            setIdentifier(event.currentTarget.value)
            report({ number: event.currentTarget.value })
          }}
        />
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
