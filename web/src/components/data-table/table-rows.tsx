import { Fragment, type ReactNode } from 'react'
import type { CellPlace, DataColumn } from './columns.ts'
import type { TableModel, TableModelProps, TableRow } from './use-table-model.ts'

/** The body: rows, and the detail below an open row. */
export function TableRows<Row extends object>({
  model,
  limit,
  detail,
  rowProps,
}: {
  model: TableModel<Row>
  /** Number of top rows. */
  limit: number
  detail: TableModelProps<Row>['detail'] | undefined
  rowProps: TableModelProps<Row>['rowProps'] | undefined
}) {
  const columns = model.shownColumns
  return (
    <tbody>
      {firstRows(model.table.getRowModel().rows, limit).map((row, index) => (
        <Fragment key={row.id}>
          <tr {...rowProps?.(row.original)}>
            {columns.map((column) => (
              <RowCell key={column.id} column={column} row={row.original} place={model.toPlace(row, index)} />
            ))}
          </tr>
          {detail && row.getIsExpanded() && (
            <tr>
              <td colSpan={columns.length}>{detail(row.original)}</td>
            </tr>
          )}
        </Fragment>
      ))}
    </tbody>
  )
}

/** The footer row, if any column has one. */
export function TableFoot<Row extends object>({ columns }: { columns: readonly DataColumn<Row>[] }) {
  if (columns.every((column) => column.footer === undefined)) return null
  return (
    <tfoot>
      <tr>
        {columns.map((column) => (
          <Cell key={column.id} column={column}>
            {column.footer}
          </Cell>
        ))}
      </tr>
    </tfoot>
  )
}

function RowCell<Row extends object>({ column, row, place }: { column: DataColumn<Row>; row: Row; place: CellPlace }) {
  const rowSpan = column.rowSpan?.(row, place.index)
  if (rowSpan === 0) return null
  const style =
    column.isTree && place.depth > 0 ? { paddingInlineStart: `calc(var(--s-2) + ${place.depth} * 20px)` } : undefined
  return (
    <Cell column={column} lang={column.lang?.(row)} rowSpan={rowSpan} style={style}>
      {column.cell(row, place)}
    </Cell>
  )
}

function Cell<Row extends object>({
  column,
  children,
  ...props
}: {
  column: DataColumn<Row>
  children: ReactNode
  lang?: string | undefined
  rowSpan?: number | undefined
  style?: { paddingInlineStart: string } | undefined
}) {
  const own = { className: column.className, 'data-align': column.align, ...props }
  if (!column.isRowHeader) return <td {...own}>{children}</td>
  return (
    <th scope="row" {...own}>
      {children}
    </th>
  )
}

function firstRows<Row extends object>(rows: readonly TableRow<Row>[], limit: number): readonly TableRow<Row>[] {
  let top = 0
  return rows.filter((row) => {
    if (row.depth === 0) top += 1
    return top <= limit
  })
}
