import { Button } from '@mantine/core'
import { pick } from '@qingdan/api/contract/bilingual.ts'
import type { RiskCountry } from '@qingdan/api/contract/guided/run.ts'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../components/dialog.tsx'
import { Field } from '../../../forms/field.tsx'
import { useLanguage } from '../../../lib/language/use-language.ts'
import classes from '../guided.module.css'
import { Choices } from '../run/choices.tsx'

/** Destinations by letter, one to be chosen; narrowed by a part of either name. */
export function CountryDialog({
  title,
  countries,
  chosen,
  isOptional,
  opener,
  onChoose,
  onClose,
}: {
  title: string
  countries: readonly RiskCountry[]
  chosen: string
  isOptional: boolean
  opener: HTMLElement | null
  onChoose: (countryId: string) => void
  onClose: () => void
}) {
  const { t } = useTranslation(['guided', 'common'])
  const language = useLanguage()
  const [typed, setTyped] = useState('')
  const [id, setId] = useState(chosen)
  const wanted = typed.trim().toLowerCase()
  const shown = countries.filter(({ name, nameEn }) => name.includes(wanted) || nameEn.toLowerCase().includes(wanted))
  const letterOf = ({ letter, nameEn }: RiskCountry) =>
    pick({ zh: letter, en: nameEn.normalize('NFD').charAt(0).toUpperCase() }, language)
  const groups = [...Map.groupBy(shown, letterOf)].toSorted(([a], [b]) => a.localeCompare(b))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The form around the field would be sent too: events of React go through portals.
    event.stopPropagation()
    // Enter after typing takes the only one that is left.
    const wantedId = shown.length === 1 ? shown[0]?.id : id
    if (wantedId) onChoose(wantedId)
  }
  return (
    <Dialog title={title} size={720} opener={opener} onClose={onClose}>
      <form onSubmit={submit} className={classes.full}>
        <Field
          label={t('guided:item.findCountry')}
          data-autofocus
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <div className={classes.letters}>
          {groups.map(([letter, members]) => (
            <Choices
              key={letter}
              label={letter}
              options={members.map((country) => ({
                value: country.id,
                label: pick({ zh: country.name, en: country.nameEn }, language),
              }))}
              value={id}
              onChange={setId}
            />
          ))}
        </div>
        {shown.length === 0 && <p>{t('guided:item.noCountry')}</p>}
        <div className={classes.foot}>
          <Button variant="default" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          {isOptional && chosen !== '' && (
            <Button variant="default" onClick={() => onChoose('')}>
              {t('guided:item.noneChosen')}
            </Button>
          )}
          <Button type="submit" disabled={id === '' && shown.length !== 1}>
            {t('guided:button.choose')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
