import { type RefObject, useCallback } from 'react'
import { useShortcut } from '../../../lib/browser/shortcuts.ts'

/** J and K move between the names of the rows, where Enter opens them; E opens or closes the explanation of the focused row. */
export function useRowKeys(list: RefObject<HTMLElement | null>, onToggle: (id: string) => void): void {
  const links = useCallback(() => [...(list.current?.querySelectorAll<HTMLElement>('[data-row-link]') ?? [])], [list])
  const walk = useCallback(
    (step: 1 | -1) => {
      const all = links()
      const row = document.activeElement?.closest('[data-result]')
      const at = all.findIndex((link) => row?.contains(link))
      const next = at === -1 ? all[0] : all[at + step]
      next?.focus()
      next?.closest('[data-result]')?.scrollIntoView({ block: 'nearest' })
    },
    [links],
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
    'e',
    useCallback(() => {
      const row = document.activeElement?.closest<HTMLElement>('[data-result]')
      const id = row?.dataset['result'] ?? links()[0]?.dataset['rowLink']
      if (id !== undefined) onToggle(id)
    }, [links, onToggle]),
  )
}
