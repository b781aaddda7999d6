import { useEffect, useRef } from 'react'

/** The focus after a row came, in its first field, and after one went, on the button that adds one: the control pressed would lose it. */
export function useRowFocus(count: number) {
  const rows = useRef<HTMLUListElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  const before = useRef(count)
  useEffect(() => {
    const isMore = count > before.current
    if (count === before.current) return
    before.current = count
    const field = rows.current?.lastElementChild?.querySelector<HTMLElement>('input, select, button')
    const next = isMore ? field : add.current
    next?.focus()
  }, [count])
  return { rows, add }
}
