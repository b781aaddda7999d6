import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../forms/field.tsx'
import { suggestedItemsOptions } from '../guided-queries.ts'
import { CountryField } from './country-field.tsx'
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
  const listId = useId()
  const favouriteButton = useRef<HTMLButtonElement>(null)
  const [isChoosing, setChoosing] = useState(false)
  const { data: suggested = [] } = useQuery(suggestedItemsOptions(item.eccn))
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
          <Button ref={favouriteButton} variant="default" h={36} onClick={() => setChoosing(true)}>
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
      <CountryField
        label={t('item.destination')}
        countryId={item.countryId}
        problem={problems.countryId}
        onChange={(countryId) => onChange({ ...item, countryId })}
      />
      {isChoosing && (
        <FavouriteItemDialog
          opener={favouriteButton.current}
          onChoose={(eccn) => {
            onChange({ ...item, eccn })
            setChoosing(false)
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  )
}
