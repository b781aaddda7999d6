import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import type { DataColumn } from './columns.ts'
import classes from './data-table.module.css'
import type { TableModel } from './use-table-model.ts'

const ariaSort = { asc: 'ascending', desc: 'descending' } as const
const icons = { asc: IconArrowUp, desc: IconArrowDown } as const

/** The column headings; a sortable one is a button. */
export function TableHead<Row extends object>({
  columns,
  table,
  isHidden,
}: {
  columns: readonly DataColumn<Row>[]
  table: TableModel<Row>['table']
  isHidden: boolean
}) {
  return (
    <thead className={isHidden ? classes.hidden : undefined}>
      <tr>
        {columns.map((column) => {
          const sorted = table.getColumn(column.id)
          const props = { className: column.className, 'data-align': column.align }
          if (!sorted?.getCanSort()) {
            // An empty name is no header for a screen reader.
            if (column.header === '') return <td key={column.id} {...props} />
            return (
              <th key={column.id} scope="col" {...props}>
                {column.header}
              </th>
            )
          }
          const direction = sorted.getIsSorted()
          const Icon = direction ? icons[direction] : IconArrowsSort
          return (
            <th key={column.id} scope="col" aria-sort={direction ? ariaSort[direction] : 'none'} {...props}>
              <button type="button" className={classes.sort} onClick={() => sorted.toggleSorting()}>
                {column.header}
                <Icon size={14} stroke={1.5} aria-hidden="true" data-off={direction === false || undefined} />
              </button>
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
