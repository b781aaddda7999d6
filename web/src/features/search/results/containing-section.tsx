import { type ComponentProps, type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCount } from '../../../lib/language/format.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'
import classes from './containing-section.module.css'
import { ResultList } from './result-list.tsx'

/**
 * Beneath the scored rows: subjects whose name contains the words of the text, with their number on all pages. `firstPage`: link to
 * the first page with such rows.
 */
export function ContainingSection({
  text,
  count,
  firstPage,
  ...list
}: Omit<ComponentProps<typeof ResultList>, 'label' | 'isFirstPage'> & {
  text: string
  count: number
  firstPage: ReactNode
}) {
  const { t } = useTranslation('search')
  const language = useLanguage()
  const headingId = useId()
  const hasRows = list.results.length > 0
  return (
    <section aria-labelledby={headingId} className={classes.section}>
      <h3 id={headingId} className={classes.heading}>
        {t('contains.heading', { keyword: text })}
        <span className={classes.count}>{t('contains.count', { count, formatted: formatCount(count, language) })}</span>
      </h3>
      <p className={classes.note}>{count === 0 ? t('contains.none') : hasRows ? t('contains.note') : firstPage}</p>
      {hasRows && <ResultList {...list} isFirstPage label={t('contains.heading', { keyword: text })} />}
    </section>
  )
}
