import { countryNameOf } from '@qingdan/api/contract/country-names.ts'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { lazy, Suspense, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../lib/language/use-language.ts'
import { detailsOf, type PartyDetails, readCommaList, type SearchParams } from '../search-params.ts'
import classes from './details-fold.module.css'
import type { DetailsDraft } from './details-form.tsx'

const DetailsForm = lazy(() => import('./details-form.tsx'))

/** The details of a search, collapsed by default; the button then shows how many are set. */
export function DetailsFold({
  params,
  onEdit,
  onSearch,
  onClear,
}: {
  params: SearchParams
  /** Current content of the fields; the next search uses it. */
  onEdit: (draft: DetailsDraft) => void
  onSearch: () => void
  onClear: () => void
}) {
  const { t } = useTranslation('search')
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const details = detailsOf(params)
  const given = useGivenWords(details)
  const Chevron = isOpen ? IconChevronUp : IconChevronDown
  return (
    <>
      <button
        type="button"
        className={classes.toggle}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => {
          setOpen(!isOpen)
          onEdit(details)
        }}
      >
        <span>{t('details.title')}</span>
        {given !== '' && <bdi className={classes.given}>{given}</bdi>}
        <Chevron size={16} stroke={1.5} aria-hidden="true" />
      </button>
      {isOpen && (
        <div id={id} className={classes.panel}>
          <Suspense fallback={<div className={classes.waiting} />}>
            <DetailsForm
              key={JSON.stringify(details)}
              details={details}
              onEdit={onEdit}
              onSearch={() => {
                setOpen(false)
                onSearch()
              }}
              onClear={() => {
                setOpen(false)
                onClear()
              }}
            />
          </Suspense>
        </div>
      )}
    </>
  )
}

function useGivenWords({ birthDate, sex, nationality, identifier }: PartyDetails): string {
  const { t } = useTranslation(['search', 'terms'])
  const language = useLanguage()
  const countries = readCommaList(nationality).map((code) => countryNameOf(code, language))
  return [birthDate, sex && t(`terms:sex.${sex}`), ...countries, identifier].filter(Boolean).join(' · ')
}
