import { Button } from '@mantine/core'
import { pick } from '@qingdan/api/contract/bilingual.ts'
import { useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../lib/language/use-language.ts'
import classes from '../guided.module.css'
import { countriesOptions } from '../guided-queries.ts'
import { CountryDialog } from './country-dialog.tsx'

/** A country, chosen by letter in a dialog. `isOptional`: it can be taken back. */
export function CountryField({
  label,
  countryId,
  problem,
  isOptional = false,
  onChange,
}: {
  label: string
  countryId: string
  problem?: string | undefined
  isOptional?: boolean
  onChange: (countryId: string) => void
}) {
  const { t } = useTranslation('guided')
  const language = useLanguage()
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { data: countries = [] } = useQuery(countriesOptions)
  const chosen = countries.find((country) => country.id === countryId)
  const shown = chosen ? pick({ zh: chosen.name, en: chosen.nameEn }, language) : t('item.chooseCountry')
  return (
    <div className={classes.labelled}>
      <span aria-hidden="true">{label}</span>
      <Button
        ref={button}
        aria-label={`${label}: ${shown}`}
        variant="default"
        aria-haspopup="dialog"
        aria-describedby={problem ? `${id}-problem` : undefined}
        onClick={() => setOpen(true)}
      >
        {shown}
      </Button>
      {problem && (
        <p role="alert" id={`${id}-problem`} className={classes.problem}>
          {problem}
        </p>
      )}
      {isOpen && (
        <CountryDialog
          title={label}
          countries={countries}
          chosen={countryId}
          isOptional={isOptional}
          opener={button.current}
          onChoose={(choice) => {
            onChange(choice)
            setOpen(false)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
