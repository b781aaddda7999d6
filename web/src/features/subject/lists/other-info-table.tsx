import type { OtherInfo } from '@qingdan/api/contract/detail.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '../../../components/table.module.css'
import { formatDate } from '../../../lib/language/format.ts'
import { textLanguage } from '../../../lib/language/text-language.ts'
import headingClasses from './status-timeline.module.css'

/** The debarments of one party, as source 31 states them. */
export function OtherInfoTable({ rows }: { rows: OtherInfo }) {
  const { t } = useTranslation(['subject', 'common'])
  const headingId = useId()
  const dateOf = (date: string | null) => (date ? formatDate(date) : t('common:notGiven'))
  return (
    <>
      <h4 id={headingId} className={headingClasses.heading}>
        {t('subject:lists.otherInfo')}
      </h4>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard */}
      <section className={classes.scroll} tabIndex={0} aria-labelledby={headingId}>
        <table className={classes.table} aria-labelledby={headingId}>
          <thead>
            <tr>
              <th scope="col">{t('subject:lists.effectiveDate')}</th>
              <th scope="col">{t('subject:lists.debarment')}</th>
              <th scope="col">{t('subject:lists.frDate')}</th>
              <th scope="col">{t('subject:lists.text')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a list may state one debarment twice
              <tr key={place}>
                <td>{dateOf(row.effectiveDate)}</td>
                <td lang={textLanguage(row.debarment)}>
                  {row.debarment === 'Statutory debarment' ? t('subject:lists.statutoryDebarment') : row.debarment}
                </td>
                <td>{dateOf(row.frDate)}</td>
                <td className={classes.name} lang={textLanguage(row.text)}>
                  {row.text}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}
