import type { SanctionMeta } from '@qingdan/api/contract/detail.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import cells from '../../../components/data-table/cells.module.css'
import type { DataColumn } from '../../../components/data-table/columns.ts'
import { DataTable } from '../../../components/data-table/data-table.tsx'
import { previewRows } from '../../../components/use-preview.ts'
import { textLanguage } from '../../../lib/language/text-language.ts'
import timelineClasses from './status-timeline.module.css'

type Company = SanctionMeta['subCompanyList'][number]

export function SubsidiaryTable({ companies }: { companies: readonly Company[] }) {
  const { t } = useTranslation('subject')
  const headingId = useId()
  const text = (id: 'aka' | 'address', header: string): DataColumn<Company> => ({
    id,
    header,
    sortBy: (company) => company[id] || null,
    lang: (company) => textLanguage(company[id]),
    cell: (company) => company[id],
  })
  const columns: DataColumn<Company>[] = [
    {
      id: 'name',
      header: t('lists.subsidiaryName'),
      className: cells.name,
      sortBy: ({ name }) => name,
      lang: ({ name }) => textLanguage(name),
      cell: ({ name }) => name,
    },
    ...(companies.some(({ aka }) => aka !== '') ? [text('aka', t('lists.subsidiaryAka'))] : []),
    ...(companies.some(({ address }) => address !== '') ? [text('address', t('lists.subsidiaryAddress'))] : []),
  ]
  return (
    <>
      <h4 id={headingId} className={timelineClasses.heading}>
        {t('lists.subsidiaries')}
      </h4>
      <DataTable
        caption={t('lists.subsidiaries')}
        labelledBy={headingId}
        columns={columns}
        rows={companies}
        rowId={({ name, address }) => `${name} ${address}`}
        preview={{
          rows: previewRows,
          fewer: t('relations.fewer', { count: previewRows }),
          more: t('relations.more', { count: companies.length }),
        }}
      />
    </>
  )
}
