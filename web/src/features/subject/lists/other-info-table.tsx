import type { OtherInfo } from '@qingdan/api/contract/detail.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import cells from '../../../components/data-table/cells.module.css'
import { DataTable } from '../../../components/data-table/data-table.tsx'
import { formatDate } from '../../../lib/language/format.ts'
import { textLanguage } from '../../../lib/language/text-language.ts'
import headingClasses from './status-timeline.module.css'

/** The debarments of a party from source 31. */
export function OtherInfoTable({ rows }: { rows: OtherInfo }) {
  const { t } = useTranslation(['subject', 'common'])
  const headingId = useId()
  const dateOf = (date: string | null) => (date ? formatDate(date) : t('common:notGiven'))
  return (
    <>
      <h4 id={headingId} className={headingClasses.heading}>
        {t('subject:lists.otherInfo')}
      </h4>
      <DataTable
        caption={t('subject:lists.otherInfo')}
        labelledBy={headingId}
        rows={rows}
        rowId={(_row, index) => String(index)}
        columns={[
          {
            id: 'effectiveDate',
            header: t('subject:lists.effectiveDate'),
            sortBy: ({ effectiveDate }) => effectiveDate,
            cell: ({ effectiveDate }) => dateOf(effectiveDate),
          },
          {
            id: 'debarment',
            header: t('subject:lists.debarment'),
            lang: ({ debarment }) => textLanguage(debarment),
            cell: ({ debarment }) =>
              debarment === 'Statutory debarment' ? t('subject:lists.statutoryDebarment') : debarment,
          },
          {
            id: 'frDate',
            header: t('subject:lists.frDate'),
            sortBy: ({ frDate }) => frDate,
            cell: ({ frDate }) => dateOf(frDate),
          },
          {
            id: 'text',
            header: t('subject:lists.text'),
            className: cells.name,
            lang: ({ text }) => textLanguage(text),
            cell: ({ text }) => text,
          },
        ]}
      />
    </>
  )
}
