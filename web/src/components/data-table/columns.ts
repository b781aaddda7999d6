import {
  type ColumnDef,
  createExpandedRowModel,
  createSortedRowModel,
  rowExpandingFeature,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table'
import type { ReactNode } from 'react'

/** Library features that all our tables use. */
export const features = tableFeatures({
  rowExpandingFeature,
  rowSortingFeature,
  expandedRowModel: createExpandedRowModel(),
  sortedRowModel: createSortedRowModel(),
})

/** Position of a cell, and how to open its row. */
export interface CellPlace {
  /** From 0, in the order shown. */
  index: number
  depth: number
  canOpen: boolean
  isOpen: boolean
  toggle: () => void
}

export interface DataColumn<Row> {
  id: string
  header: string
  cell: (row: Row, place: CellPlace) => ReactNode
  /** The value to sort by; a column without it cannot be sorted. Rows without a value come last. */
  sortBy?: (row: Row) => string | number | null
  align?: 'end' | undefined
  className?: string | undefined
  /** The language of the cell's text, if it differs from the page's. */
  lang?: (row: Row) => string | undefined
  isRowHeader?: boolean
  /** The reader may hide it. */
  isOptional?: boolean
  /** Cells of deeper rows are indented. */
  isTree?: boolean
  /** Number of rows that the cell spans; 0 when a cell above covers it. */
  rowSpan?: (row: Row, index: number) => number
  footer?: ReactNode
}

/** Converts our columns for the library; `compare` orders text in the reader's language. */
export function toColumnDefs<Row extends object>(
  columns: readonly DataColumn<Row>[],
  compare: (one: string, other: string) => number,
): ColumnDef<typeof features, Row>[] {
  return columns.map((column) => ({
    id: column.id,
    accessorFn: (row: Row) => column.sortBy?.(row) ?? undefined,
    enableSorting: column.sortBy !== undefined,
    sortDescFirst: false,
    sortUndefined: 'last',
    sortFn: (one, other, id) => {
      const [left, right] = [one.getValue(id), other.getValue(id)]
      if (typeof left === 'number' && typeof right === 'number') return left - right
      return compare(String(left), String(right))
    },
  }))
}

/** Which of the optional columns are shown. */
export interface ColumnChoice {
  columns: readonly { id: string; header: string; isOptional?: boolean }[]
  /** Ids of those that are not shown. */
  hidden: readonly string[]
  onChange: (hidden: readonly string[]) => void
}
