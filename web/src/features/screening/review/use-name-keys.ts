import { useCallback } from 'react'
import { useShortcut } from '../../../lib/browser/shortcuts.ts'

/** J and K open the next and the previous name of the page, Escape closes its candidates. */
export function useNameKeys(
  rows: readonly { id: string }[],
  opened: string | undefined,
  open: (id: string | undefined) => void,
): void {
  const walk = useCallback(
    (step: 1 | -1) => {
      const at = rows.findIndex(({ id }) => id === opened)
      const next = at === -1 ? rows[0] : rows[at + step]
      if (next) open(next.id)
    },
    [rows, opened, open],
  )
  useShortcut(
    'j',
    useCallback(() => walk(1), [walk]),
  )
  useShortcut(
    'k',
    useCallback(() => walk(-1), [walk]),
  )
  useShortcut(
    'Escape',
    useCallback(() => {
      if (opened !== undefined) open(undefined)
    }, [opened, open]),
  )
}
