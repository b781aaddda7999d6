import { useState } from 'react'

/** Rows of a long table shown before it is expanded (core-platform.md §9). */
export const previewRows = 10

/** The first `limit` rows of a table until the reader expands it. */
export function usePreview<Row>(
  rows: readonly Row[],
  limit: number = previewRows,
): {
  shown: readonly Row[]
  isLong: boolean
  isOpen: boolean
  toggle: () => void
} {
  const [isOpen, setOpen] = useState(false)
  return {
    shown: isOpen ? rows : rows.slice(0, limit),
    isLong: rows.length > limit,
    isOpen,
    toggle: () => setOpen(!isOpen),
  }
}
