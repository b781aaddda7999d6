import { Button } from '@mantine/core'
import { pick } from '@qingdan/api/contract/bilingual.ts'
import { partnerRoleNames } from '@qingdan/api/contract/terms/project-words.ts'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../../components/card.tsx'
import { ChoiceField, Field } from '../../../../forms/field.tsx'
import { useLanguage } from '../../../../lib/language/use-language.ts'
import { CountryField } from '../../wizards/country-field.tsx'
import classes from '../risk-project.module.css'
import { emptyPartner, type PartnerRow, type PartyChoice } from './entries.ts'
import { useRowFocus } from './use-row-focus.ts'

const types = ['01', '02', '03', '04'] as const
const parties: readonly PartyChoice[] = ['byRole', 'yes', 'no']

/** The partners of a project: name, type, role, country, and whether they are a party to the transaction. */
export function PartnerRows({
  rows,
  problems,
  onChange,
}: {
  rows: readonly PartnerRow[]
  problems: Readonly<Record<string, string>>
  onChange: (rows: PartnerRow[]) => void
}) {
  const { t } = useTranslation('risk-project')
  const focus = useRowFocus(rows.length)
  return (
    <Card title={t('partners.title')} aside={t('form.partnersNote')}>
      <ul ref={focus.rows} className={classes.rows}>
        {rows.map((row, at) => (
          <li key={row.key} className={classes.row}>
            <PartnerFields
              row={row}
              at={at}
              problems={problems}
              onChange={(changes) => onChange(rows.map((one) => (one === row ? { ...row, ...changes } : one)))}
            />
            <Button
              variant="subtle"
              aria-label={t('form.removePartner', { number: at + 1 })}
              onClick={() => {
                focus.removed.current = at
                onChange(rows.filter((one) => one !== row))
              }}
            >
              {t('form.remove')}
            </Button>
          </li>
        ))}
      </ul>
      <div className={classes.add}>
        <Button ref={focus.add} variant="default" onClick={() => onChange([...rows, emptyPartner()])}>
          {t('form.addPartner')}
        </Button>
      </div>
    </Card>
  )
}

function PartnerFields({
  row,
  at,
  problems,
  onChange,
}: {
  row: PartnerRow
  at: number
  problems: Readonly<Record<string, string>>
  onChange: (changes: Partial<PartnerRow>) => void
}) {
  const { t } = useTranslation(['risk-project', 'terms'])
  const language = useLanguage()
  const number = at + 1
  return (
    <>
      <Field
        label={t('risk-project:field.partner', { number })}
        autoComplete="off"
        value={row.name}
        error={problems[`partners.${at}.name`]}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <ChoiceField
        label={t('risk-project:field.type', { number })}
        value={row.type}
        onChange={(event) => onChange({ type: event.target.value as PartnerRow['type'] })}
      >
        {types.map((type) => (
          <option key={type} value={type}>
            {t(`terms:partyType.${type}`)}
          </option>
        ))}
      </ChoiceField>
      <ChoiceField
        label={t('risk-project:field.partnerRole', { number })}
        value={row.role}
        error={problems[`partners.${at}.role`]}
        onChange={(event) => onChange({ role: event.target.value })}
      >
        <option value="">{t('risk-project:field.choose')}</option>
        {partnerRoleNames.map((name, role) => (
          <option key={name.en} value={String(role)}>
            {pick(name, language)}
          </option>
        ))}
      </ChoiceField>
      <CountryField
        label={t('risk-project:field.partnerCountry', { number })}
        isOptional
        countryId={row.countryId}
        problem={problems[`partners.${at}.countryId`]}
        onChange={(countryId) => onChange({ countryId })}
      />
      <ChoiceField
        label={t('risk-project:field.party', { number })}
        value={row.party}
        onChange={(event) => onChange({ party: event.target.value as PartyChoice })}
      >
        {parties.map((party) => (
          <option key={party} value={party}>
            {t(`risk-project:party.${party}`)}
          </option>
        ))}
      </ChoiceField>
    </>
  )
}
