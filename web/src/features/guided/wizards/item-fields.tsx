import { Button } from '@mantine/core'
import { pick } from '@qingdan/api/contract/bilingual.ts'
import { useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../forms/field.tsx'
import { useLanguage } from '../../../lib/language/use-language.ts'
import classes from '../guided.module.css'
import { countriesOptions, suggestedItemsOptions } from '../guided-queries.ts'
import { CountryDialog } from './country-dialog.tsx'
import { FavouriteItemDialog } from './favourite-item-dialog.tsx'

export interface Item {
  eccn: string
  countryId: string
}

/** An item code, typed, suggested or taken from the favourites, and a destination. */
export function ItemFields({
  item,
  problems,
  onChange,
}: {
  item: Item
  problems: Partial<Record<keyof Item, string | undefined>>
  onChange: (item: Item) => void
}) {
  const { t } = useTranslation('guided')
  const language = useLanguage()
  const listId = useId()
  const countryButton = useRef<HTMLButtonElement>(null)
  const favouriteButton = useRef<HTMLButtonElement>(null)
  const [opened, setOpened] = useState<'country' | 'favourite' | null>(null)
  const { data: suggested = [] } = useQuery(suggestedItemsOptions(item.eccn))
  const { data: countries = [] } = useQuery(countriesOptions)
  const chosen = countries.find(({ id }) => id === item.countryId)
  const destination = chosen ? pick({ zh: chosen.name, en: chosen.nameEn }, language) : t('item.chooseDestination')
  return (
    <>
      <Field
        label={t('item.eccn')}
        hint={t('item.eccnHint')}
        list={listId}
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        value={item.eccn}
        error={problems.eccn}
        onChange={(event) => onChange({ ...item, eccn: event.target.value })}
        after={
          <Button ref={favouriteButton} variant="default" h={36} onClick={() => setOpened('favourite')}>
            {t('item.favourites')}
          </Button>
        }
      />
      <datalist id={listId}>
        {suggested.map(({ eccn, name }) => (
          <option key={eccn} value={eccn}>
            {name}
          </option>
        ))}
      </datalist>
      <div className={classes.labelled}>
        <span aria-hidden="true">{t('item.destination')}</span>
        <Button
          ref={countryButton}
          aria-label={`${t('item.destination')}: ${destination}`}
          variant="default"
          aria-haspopup="dialog"
          aria-describedby={problems.countryId ? `${listId}-problem` : undefined}
          onClick={() => setOpened('country')}
        >
          {destination}
        </Button>
      </div>
      {problems.countryId && (
        <p role="alert" id={`${listId}-problem`} className={classes.problem}>
          {problems.countryId}
        </p>
      )}
      {opened === 'country' && (
        <CountryDialog
          countries={countries}
          chosen={item.countryId}
          opener={countryButton.current}
          onChoose={(countryId) => {
            onChange({ ...item, countryId })
            setOpened(null)
          }}
          onClose={() => setOpened(null)}
        />
      )}
      {opened === 'favourite' && (
        <FavouriteItemDialog
          opener={favouriteButton.current}
          onChoose={(eccn) => {
            onChange({ ...item, eccn })
            setOpened(null)
          }}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}
