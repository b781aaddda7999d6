import { pick } from '@qingdan/api/contract/bilingual.ts'
import { formatCountry } from '@qingdan/api/contract/country-names.ts'
import type { MatchPair, MatchSide } from '@qingdan/api/contract/matches/match-decisions.ts'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SubjectIcon } from '../../../components/listings/subject-icon.tsx'
import { MatchLists } from '../../../components/matches/match-lists.tsx'
import { shortNameOf } from '../../../lib/language/list-names.ts'
import { textLanguage } from '../../../lib/language/text-language.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'
import classes from './matches.module.css'
import { isShared, type SideField, valuesOfSide } from './side-values.ts'

/** Values of a field that are shown at first. */
const shownValues = 6

const fields: readonly SideField[] = [
  'names',
  'birthday',
  'birthPlaces',
  'sex',
  'countries',
  'identifiers',
  'addresses',
  'programmes',
]

/** Two subjects side by side; what both state is marked. */
export function MatchSides({ pair }: { pair: MatchPair }) {
  const { t } = useTranslation(['admin', 'terms'])
  const valuesOf = useSideValues()
  return (
    <table className={classes.sides}>
      <caption className={classes.caption}>{t('admin:matches.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('admin:matches.field')}</th>
          {(['a', 'b'] as const).map((side) => (
            <th key={side} scope="col">
              <span className={classes.letter}>{t(side === 'a' ? 'admin:matches.one' : 'admin:matches.two')}</span>{' '}
              <SideName side={pair[side]} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{t('admin:matches.lists')}</th>
          <td>
            <SideLists side={pair.a} />
          </td>
          <td>
            <SideLists side={pair.b} />
          </td>
        </tr>
        {fields.map((field) => {
          const [a, b] = [valuesOf(pair.a, field), valuesOf(pair.b, field)]
          if (a.length + b.length === 0) return null
          return (
            <tr key={field}>
              <th scope="row">{t(`admin:matches.${field}`)}</th>
              <td>
                <Values values={a} others={b} />
              </td>
              <td>
                <Values values={b} others={a} />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function useSideValues() {
  const { t } = useTranslation('terms')
  const language = useLanguage()
  return (side: MatchSide, field: SideField): string[] => {
    if (field === 'sex') return side.sex === null ? [] : [t(`sex.${side.sex}`)]
    if (field === 'countries') {
      return [...new Set([...side.nationalities, side].flatMap((country) => formatCountry(country, language) ?? []))]
    }
    return valuesOfSide(side, field, language)
  }
}

function SideName({ side }: { side: MatchSide }) {
  const { t } = useTranslation('terms')
  return (
    <>
      <span title={t(`partyType.${side.type}`)}>
        <SubjectIcon type={side.type} />
      </span>{' '}
      <Link
        to="/sanctionInfoSearch"
        search={{ id: side.subjectId, dataType: side.type, s: side.s }}
        target="_blank"
        className={classes.name}
      >
        <bdi lang={textLanguage(side.name)}>{side.name}</bdi>
      </Link>
      <span className={classes.ref}>{side.ref}</span>
    </>
  )
}

function SideLists({ side }: { side: MatchSide }) {
  const { t } = useTranslation(['admin', 'common'])
  const language = useLanguage()
  return (
    <div className={classes.lists}>
      <MatchLists lists={side.lists} />
      {side.status !== 'listed' && <p className={classes.offList}>{t(`admin:matches.${side.status}`)}</p>}
      <ul className={classes.dates}>
        {side.lists.map((list) => {
          const name = pick(shortNameOf(list), language)
          return (
            <li key={list.sourceId}>
              {list.listedOn === null
                ? t('admin:matches.listingUndated', { list: name })
                : t('admin:matches.listing', { list: name, date: list.listedOn })}
              {list.publisherIds.length > 0 && (
                <span className={classes.entries}>
                  {t('admin:matches.entries', { ids: list.publisherIds.join(t('common:separator')) })}
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function Values({ values, others }: { values: readonly string[]; others: readonly string[] }) {
  const { t } = useTranslation(['admin', 'common'])
  const [isOpen, setOpen] = useState(false)
  if (values.length === 0) return <span className={classes.quiet}>{t('common:notGiven')}</span>
  // What both state comes first, so that it is never among those not shown.
  const sorted = values.toSorted((a, b) => Number(isShared(b, others)) - Number(isShared(a, others)))
  const shown = isOpen ? sorted : sorted.slice(0, shownValues)
  return (
    <>
      <ul>
        {shown.map((value) => (
          <li key={value}>
            <bdi lang={textLanguage(value)} className={isShared(value, others) ? classes.shared : undefined}>
              {value}
            </bdi>
          </li>
        ))}
      </ul>
      {values.length > shownValues && (
        <button type="button" className={classes.more} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t('admin:matches.fewer') : t('admin:matches.more', { count: values.length - shownValues })}
        </button>
      )}
    </>
  )
}
