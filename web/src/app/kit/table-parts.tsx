import { useTranslation } from 'react-i18next'
import type { DataColumn } from '../../components/data-table/columns.ts'
import { DataTable } from '../../components/data-table/data-table.tsx'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { Sample, Section } from './sample.tsx'

interface Party {
  name: string
  listedOn: string
  score: number
  held?: readonly Party[]
}

const parties: readonly Party[] = [
  {
    name: 'Bank Melli Iran',
    listedOn: '2018-11-05',
    score: 98,
    held: [{ name: 'Arian Bank', listedOn: '2018-11-05', score: 71 }],
  },
  { name: 'Bank Sepah', listedOn: '2007-01-09', score: 83 },
  { name: 'Bank Mellat', listedOn: '2010-06-16', score: 62 },
]

/** The table in its states. */
export function TableParts() {
  const { t } = useTranslation(['search', 'common'])
  const columns: readonly DataColumn<Party>[] = [
    {
      id: 'name',
      header: t('search:column.name'),
      cell: ({ name }) => name,
      sortBy: ({ name }) => name,
      isRowHeader: true,
      isTree: true,
    },
    {
      id: 'dates',
      header: t('search:column.dates'),
      cell: ({ listedOn }) => listedOn,
      sortBy: ({ listedOn }) => listedOn,
      isOptional: true,
    },
    {
      id: 'score',
      header: t('search:column.score'),
      cell: ({ score }) => score,
      sortBy: ({ score }) => score,
      align: 'end',
    },
  ]
  const table = { columns, rowId: ({ name }: Party) => name }
  return (
    <Section name="components/data-table">
      <Sample name="DataTable">
        <DataTable
          {...table}
          caption="DataTable"
          rows={parties}
          subRows={({ held }) => held ?? []}
          columnsKey="kit"
          preview={{ rows: 3, more: t('common:showAll'), fewer: t('common:showLess') }}
        />
      </Sample>
      <Sample name="DataTable rows={undefined}">
        <DataTable {...table} caption="DataTable" rows={undefined} skeleton={{ rows: 2, columns: '1fr 20% 20%' }} />
      </Sample>
      <Sample name="DataTable rows={[]}">
        <DataTable
          {...table}
          caption="DataTable"
          rows={[]}
          empty={<EmptyState title={t('search:filter.noOptions')} />}
        />
      </Sample>
    </Section>
  )
}
