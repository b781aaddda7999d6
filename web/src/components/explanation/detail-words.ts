import { countryNameOf } from '@qingdan/api/contract/country-names.ts'
import type { DetailComparison } from '@qingdan/api/contract/subject.ts'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/language/use-language.ts'
import { useExtraName } from './explanation-words.ts'

export interface DetailWords {
  kind: string
  relation: DetailComparison['relation']
  query: string | null
  listed: string | null
  /** Whether a detail agrees or differs, or why it cannot be compared. */
  verdict: string
}

/** A detail in the reader's language. */
export function useDetailWords(): (detail: DetailComparison) => DetailWords {
  const { t } = useTranslation(['search', 'common', 'terms'])
  const language = useLanguage()
  const extraName = useExtraName()

  const valueWords = (kind: DetailComparison['kind'], value: string | null): string | null => {
    if (value === null) return null
    if (kind === 'sex') return value === 'male' || value === 'female' ? t(`terms:sex.${value}`) : value
    const parts = value.split(',')
    if (kind === 'country') return parts.map((code) => countryNameOf(code, language)).join(t('common:separator'))
    if (kind === 'birthDate') return parts.map(dateWords).join(t('common:separator'))
    return value
  }
  /** Renders EDTF as the matcher writes it: `1960~` is about 1960, `1958/1963` a range, `..` an open end. */
  const dateWords = (text: string): string => {
    const isAbout = text.endsWith('~')
    const [from = '', to] = (isAbout ? text.slice(0, -1) : text).split('/')
    const span =
      to === undefined
        ? from
        : from === '..'
          ? t('search:details.until', { to })
          : to === '..'
            ? t('search:details.since', { from })
            : `${from}–${to}`
    return isAbout ? t('search:details.about', { date: span }) : span
  }

  return ({ kind, relation, query, listed, identifierKind }) => ({
    kind: identifierKind === undefined ? t(`search:details.${kind}`) : extraName(identifierKind),
    relation,
    query: valueWords(kind, query),
    listed: valueWords(kind, listed),
    verdict:
      relation !== 'unknown'
        ? t(`search:detailRelation.${relation}`)
        : t(query === null ? 'search:detailRelation.notGiven' : 'search:detailRelation.notListed'),
  })
}
