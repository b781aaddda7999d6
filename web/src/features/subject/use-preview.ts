import { useState } from 'react'

/** Rows of a long table shown before it is opened (core-platform.md §9). */
export const previewRows = 10

export function usePreview<Row>(rows: readonly Row[]): {
  shown: readonly Row[]
  isLong: boolean
  isOpen: boolean
  toggle: () => void
} {
  const [isOpen, setOpen] = useState(false)
  return {
    shown: isOpen ? rows : rows.slice(0, previewRows),
    isLong: rows.length > previewRows,
    isOpen,
    toggle: () => setOpen(!isOpen),
  }
}
