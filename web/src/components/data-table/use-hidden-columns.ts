import { useState } from 'react'
import { readStored, writeStored } from '../../lib/browser/browser-storage.ts'

/** The hidden columns, stored in the browser under `key`; without a key nothing is stored. */
export function useHiddenColumns(key: string | undefined): {
  hiddenColumns: readonly string[]
  hideColumns: (ids: readonly string[]) => void
} {
  const [hiddenColumns, setHiddenColumns] = useState<readonly string[]>(() => (key ? readHidden(key) : []))
  const hideColumns = (ids: readonly string[]) => {
    setHiddenColumns(ids)
    if (key) writeStored(storageKey(key), ids.join(' '))
  }
  return { hiddenColumns, hideColumns }
}

const storageKey = (key: string) => `qingdan.columns.${key}`

function readHidden(key: string): string[] {
  return (readStored(storageKey(key)) ?? '').split(' ').filter((id) => id !== '')
}
