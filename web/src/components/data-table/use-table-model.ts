import { type ExpandedState, type Row as ModelRow, type SortingState, useTable } from '@tanstack/react-table'
import { type ReactNode, useMemo, useState } from 'react'
import { nameCollator } from '../../lib/language/format.ts'
import { useLanguage } from '../../lib/language/use-language.ts'
import { type CellPlace, type DataColumn, features, toColumnDefs } from './columns.ts'
import { useHiddenColumns } from './use-hidden-columns.ts'

export interface TableSort {
  column: string
  isDescending: boolean
}

export interface TableModelProps<Row extends object> {
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  rowId: (row: Row, index: number) => string
  /** If given, the rows arrive sorted and the caller handles changes. Otherwise the table sorts them. */
  sort?: { value: TableSort | null; onChange: (sort: TableSort | null) => void }
  /** Child rows; they are open at first. */
  subRows?: (row: Row) => readonly Row[]
  /** Detail below a row; only one is open at a time. */
  detail?: (row: Row) => ReactNode
  rowProps?: (row: Row) => { className?: string | undefined; 'data-relation'?: string }
  /** Lets the reader hide optional columns; the choice is stored under this name. */
  columnsKey?: string
}

export type TableRow<Row extends object> = ModelRow<typeof features, Row>
export type TableModel<Row extends object> = ReturnType<typeof useTableModel<Row>>

/** The visible rows and columns, and the functions that change them. */
export function useTableModel<Row extends object>(props: TableModelProps<Row>) {
  const { columns, rows, rowId, sort, subRows, detail, columnsKey } = props
  const language = useLanguage()
  const definitions = useMemo(() => toColumnDefs(columns, nameCollator(language).compare), [columns, language])
  const data = useMemo(() => [...rows], [rows])
  const [ownSorting, setOwnSorting] = useState<SortingState>([])
  const [expanded, setExpanded] = useState<ExpandedState>(subRows ? true : {})
  const { hiddenColumns, hideColumns } = useHiddenColumns(columnsKey)
  const sorting = sort ? toSorting(sort.value) : ownSorting
  const table = useTable({
    features,
    columns: definitions,
    data,
    getRowId: (row, index) => rowId(row, index),
    ...(subRows ? { getSubRows: (row: Row) => [...subRows(row)] } : {}),
    ...(detail ? { getRowCanExpand: () => true } : {}),
    enableMultiSort: false,
    manualSorting: sort !== undefined,
    autoResetExpanded: false,
    state: { sorting, expanded },
    onExpandedChange: setExpanded,
    onSortingChange: (change) => {
      const next = typeof change === 'function' ? change(sorting) : change
      if (!sort) return setOwnSorting(next)
      const first = next[0]
      sort.onChange(first ? { column: first.id, isDescending: first.desc } : null)
    },
  })
  const toPlace = (row: TableRow<Row>, index: number): CellPlace => ({
    index,
    depth: row.depth,
    canOpen: row.getCanExpand(),
    isOpen: row.getIsExpanded(),
    toggle: () => (detail ? setExpanded(row.getIsExpanded() ? {} : { [row.id]: true }) : row.toggleExpanded()),
  })
  const shownColumns = columns.filter((column) => !hiddenColumns.includes(column.id))
  return { table, shownColumns, hiddenColumns, hideColumns, toPlace }
}

function toSorting(sort: TableSort | null): SortingState {
  return sort ? [{ id: sort.column, desc: sort.isDescending }] : []
}
