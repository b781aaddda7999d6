import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Card } from '../../components/card.tsx'
import { DataTable, type DataTableProps } from '../../components/data-table/data-table.tsx'
import { useKeptFocus } from '../../components/data-table/use-kept-focus.ts'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { type PageLink, Pager } from '../../components/pager.tsx'
import layout from '../../components/record-list.module.css'
import { pageSizes } from '../../lib/address/search-param-fields.ts'

interface Record {
  id: string
}

/** Why a list has no rows, and what to do next. */
interface Absence {
  icon: ReactNode
  title: string
  text: string
  action?: ReactNode
}

/** A table of records with its pages, and what it says when it is empty. */
export function RecordCard<Row extends Record>({
  title,
  query,
  paging,
  linkTo,
  onPageSize,
  absence: { icon, title: why, text, action },
  ...table
}: Pick<DataTableProps<Row>, 'columns' | 'columnsKey' | 'rowProps' | 'skeleton'> & {
  title: string
  query: UseQueryResult<{ records: Row[]; total: number }>
  paging: { page: number; pageSize: number }
  linkTo: (page: number, link: PageLink) => ReactNode
  onPageSize: (pageSize: number) => void
  absence: Absence
}) {
  const { data, error, refetch, isPlaceholderData } = query
  const list = useKeptFocus<HTMLDivElement>(data)
  return (
    <div ref={list}>
      <Card title={title}>
        <DataTable
          {...table}
          caption={title}
          rows={data?.records}
          rowId={({ id }) => id}
          error={error}
          onRetry={() => void refetch()}
          isStale={isPlaceholderData}
          empty={
            <EmptyState icon={icon} title={why} action={action}>
              {text}
            </EmptyState>
          }
        />
        {data !== undefined && data.total > 0 && (
          <div className={layout.foot}>
            <Pager
              {...paging}
              count={data.total}
              linkTo={linkTo}
              sizes={{ choices: pageSizes, onChange: onPageSize }}
            />
          </div>
        )}
      </Card>
    </div>
  )
}
