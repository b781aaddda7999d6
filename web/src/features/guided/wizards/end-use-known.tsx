import { useTranslation } from 'react-i18next'
import classes from '../guided.module.css'
import { AsOfField } from './as-of-field.tsx'
import { type Item, ItemFields } from './item-fields.tsx'
import { PartiesField, type Party, partiesOf } from './parties-field.tsx'

export interface EndUseKnown extends Item {
  parties: readonly Party[]
  asOf: string | undefined
}

export const nothingKnown: EndUseKnown = { eccn: '', countryId: '', parties: [], asOf: undefined }

/** What the start call takes of it: only what was filled in. */
export function fieldsOf({ eccn, countryId, parties, asOf }: EndUseKnown) {
  return {
    ...(eccn.trim() !== '' && { eccn: eccn.trim() }),
    ...(countryId !== '' && { countryId }),
    ...(parties.length > 0 && { parties: partiesOf(parties) }),
    ...(asOf !== undefined && { asOf }),
  }
}

/** What is known before a category is chosen; what is left empty is asked. */
export function EndUseKnownFields({ known, onChange }: { known: EndUseKnown; onChange: (known: EndUseKnown) => void }) {
  const { t } = useTranslation('guided')
  return (
    <details className={classes.known}>
      <summary>{t('known.title')}</summary>
      <div className={classes.form}>
        <ItemFields item={known} problems={{}} onChange={(item) => onChange({ ...known, ...item })} />
        <PartiesField parties={known.parties} onChange={(parties) => onChange({ ...known, parties })} />
        <AsOfField day={known.asOf} onChange={(asOf) => onChange({ ...known, asOf })} />
      </div>
    </details>
  )
}
