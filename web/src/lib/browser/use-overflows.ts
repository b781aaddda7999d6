import { type RefObject, useLayoutEffect, useState } from 'react'

/** Whether the parts of a row need more room than it has now. Measured, because words differ in width by language, font and user. */
export function useOverflows(row: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false)
  useLayoutEffect(() => {
    const element = row.current
    if (!element) return
    const measure = () => setOverflows(element.scrollWidth > element.clientWidth)
    // Before the first picture; an observer reports after it.
    measure()
    const observer = new ResizeObserver(measure)
    for (const part of [element, ...element.children]) observer.observe(part)
    return () => observer.disconnect()
  }, [row])
  return overflows
}
