import { useEffect, useRef } from 'react'

/**
 * The focus after a row came, in its first field, and after one went, on the control that removes the row in its place,
 * or on the button that adds one: the control pressed would lose it.
 */
export function useRowFocus(count: number) {
  const rows = useRef<HTMLUListElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  const removed = useRef(0)
  const before = useRef(count)
  useEffect(() => {
    const isMore = count > before.current
    if (count === before.current) return
    before.current = count
    const field = rows.current?.lastElementChild?.querySelector<HTMLElement>('input, select, button')
    const follower = rows.current?.children[Math.min(removed.current, count - 1)]
    const remove = follower?.querySelector<HTMLElement>(':scope > button')
    const next = isMore ? field : (remove ?? add.current)
    next?.focus()
  }, [count])
  return { rows, add, removed }
}
