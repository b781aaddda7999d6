import { type ReactNode, useState } from 'react'
import { ErrorState } from '../feedback/error-state.tsx'
import { SkeletonRows } from '../feedback/skeleton-rows.tsx'
import { ColumnChooser } from './column-chooser.tsx'
import classes from './data-table.module.css'
import { ScrollBox } from './scroll-box.tsx'
import { TableHead } from './table-head.tsx'
import { TableFoot, TableRows } from './table-rows.tsx'
import { type TableModelProps, useTableModel } from './use-table-model.ts'

export interface DataTableProps<Row extends object> extends Omit<TableModelProps<Row>, 'rows'> {
  /** Name of the table for a screen reader. */
  caption: string
  /** The id of a visible heading that names the table instead of the caption. */
  labelledBy?: string
  /** Undefined while loading. */
  rows: readonly Row[] | undefined
  /** Shown when there are no rows. */
  empty?: ReactNode
  error?: unknown
  onRetry?: () => void
  /** `columns`: the `grid-template-columns` of one row of the skeleton. */
  skeleton?: { rows: number; columns: string; cells?: number }
  /** The rows are from the previous answer while the next one loads. */
  isStale?: boolean
  /** Number of top rows shown before the reader expands the table. */
  preview?: { rows: number; more: string; fewer: string } | undefined
  hasHiddenHead?: boolean
  /** `rows`: a list for browsing. `plain`: a small comparison with its own style. */
  variant?: 'rows' | 'plain'
  /** Never wider than its container, so it needs no scroll box. */
  isFixed?: boolean
  className?: string | undefined
}

/** The table component of the page: loading, empty and error states, sorting, choice of columns, expandable rows. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { rows, error, onRetry, empty, skeleton } = props
  if (error) return <ErrorState error={error} {...(onRetry ? { onRetry } : {})} />
  if (!rows) return <SkeletonRows {...skeleton} />
  if (rows.length === 0 && empty !== undefined) return empty
  return <FilledTable {...props} rows={rows} />
}

function FilledTable<Row extends object>(props: DataTableProps<Row> & { rows: readonly Row[] }) {
  const { caption, labelledBy, columns, columnsKey, detail, isStale, preview, rowProps, rows, variant = 'rows' } = props
  const model = useTableModel(props)
  const [isWhole, setWhole] = useState(false)
  const limit = preview && !isWhole ? preview.rows : Number.POSITIVE_INFINITY
  const grid = (
    // Not Mantine's Table: its scroll area brings 20 kB to every page with a table.
    <table
      className={[variant === 'rows' && classes.table, props.className].filter(Boolean).join(' ') || undefined}
      {...(labelledBy ? { 'aria-labelledby': labelledBy } : {})}
    >
      {!labelledBy && <caption className={classes.hidden}>{caption}</caption>}
      <TableHead columns={model.shownColumns} table={model.table} isHidden={props.hasHiddenHead === true} />
      <TableRows model={model} limit={limit} detail={detail} rowProps={rowProps} />
      <TableFoot columns={model.shownColumns} />
    </table>
  )
  return (
    <div className={classes.root} aria-busy={isStale}>
      {columnsKey !== undefined && (
        <div className={classes.bar}>
          <ColumnChooser columns={columns} hidden={model.hiddenColumns} onChange={model.hideColumns} />
        </div>
      )}
      {props.isFixed ? (
        grid
      ) : (
        <ScrollBox {...(labelledBy ? { 'aria-labelledby': labelledBy } : { 'aria-label': caption })}>{grid}</ScrollBox>
      )}
      {preview && rows.length > preview.rows && (
        <button type="button" className={classes.more} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? preview.fewer : preview.more}
        </button>
      )}
    </div>
  )
}
