import { type RefObject, useEffect, useRef } from 'react'

const focusable = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)'

/**
 * Keeps the keyboard's place in a list whose rows change: when the focused control has gone or can no longer be used,
 * the row in its place has the focus, otherwise the heading. `rows`: what the list shows.
 */
export function useKeptFocus<List extends HTMLElement>(rows: unknown): RefObject<List | null> {
  const list = useRef<List>(null)
  /** The row of the last focused control; -1 beside the rows, null outside of the list. */
  const at = useRef<number | null>(null)
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      // A dialog comes back to the list, and a control that is gone has left nothing to come back to.
      if (!(target instanceof Element) || target.closest('[role="dialog"]')) return
      at.current = list.current?.contains(target) ? rowsOf(list.current).indexOf(rowOf(target)) : null
    }
    const forget = ({ target }: PointerEvent) => {
      if (target instanceof Element && !target.closest(`${focusable}, label, [role="dialog"]`)) at.current = null
    }
    document.addEventListener('focusin', note)
    document.addEventListener('pointerdown', forget)
    return () => {
      document.removeEventListener('focusin', note)
      document.removeEventListener('pointerdown', forget)
    }
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus is looked at when the rows have changed
  useEffect(() => {
    if (list.current && at.current !== null && isFocusLost()) focusRow(list.current, at.current)
  }, [rows])
  return list
}

function rowOf(element: Element): Element | null {
  return element.closest('tbody > tr')
}

function rowsOf(list: Element): (Element | null)[] {
  return [...list.querySelectorAll('tbody > tr')]
}

function isFocusLost(): boolean {
  const active = document.activeElement
  return active === null || active === document.body || active.matches(':disabled')
}

function focusRow(list: HTMLElement, at: number): void {
  const rows = rowsOf(list)
  const row = at < 0 ? null : rows[Math.min(at, rows.length - 1)]
  const heading = list.querySelector<HTMLElement>('h2')
  if (heading) heading.tabIndex = -1
  const next = row?.querySelector<HTMLElement>(focusable) ?? heading
  next?.focus()
}
