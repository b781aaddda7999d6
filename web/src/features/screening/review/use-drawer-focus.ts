import { type RefObject, useEffect, useRef } from 'react'

/**
 * The focus on the heading of the candidates while they are open, and back on the name in the list (`data-opens`) when
 * they are closed. Both are scrolled into view.
 */
export function useDrawerFocus(opens: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const opener = () => document.querySelector<HTMLElement>(`[data-opens="${opens}"]`)
    heading.current?.focus({ preventScroll: true })
    opener()?.scrollIntoView({ block: 'nearest' })
    heading.current?.closest('aside')?.scrollIntoView({ block: 'nearest' })
    return () => opener()?.focus()
  }, [opens])
  return heading
}
