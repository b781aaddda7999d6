import { type RefObject, useCallback, useEffect, useRef } from 'react'

/** After `expectFocus`, the heading of the results gets the focus as soon as they arrive. */
export function useResultFocus(hasArrived: boolean): {
  heading: RefObject<HTMLHeadingElement | null>
  expectFocus: () => void
} {
  const heading = useRef<HTMLHeadingElement>(null)
  const isFocusDue = useRef(false)
  useEffect(() => {
    if (!hasArrived || !isFocusDue.current) return
    isFocusDue.current = false
    heading.current?.focus({ preventScroll: true })
  })
  const expectFocus = useCallback(() => {
    isFocusDue.current = true
  }, [])
  return { heading, expectFocus }
}
