import { useTranslation } from 'react-i18next'
import layout from '../../components/record-list.module.css'
import { type PartyType, partyTypes } from './screening-params.ts'

/** The kind of party as a filter. */
export function TypeFilter({
  value,
  onChange,
}: {
  value: PartyType | undefined
  onChange: (type: PartyType | undefined) => void
}) {
  const { t } = useTranslation(['screening', 'terms'])
  return (
    <label className={layout.filter}>
      {t('screening:column.type')}
      <select
        value={value ?? ''}
        onChange={(event) => onChange(partyTypes.find((type) => type === event.target.value))}
      >
        <option value="">{t('screening:filter.everyType')}</option>
        {partyTypes.map((type) => (
          <option key={type} value={type}>
            {t(`terms:partyType.${type}`)}
          </option>
        ))}
      </select>
    </label>
  )
}
