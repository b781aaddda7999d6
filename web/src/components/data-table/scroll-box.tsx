import { type ReactNode, useEffect, useRef, useState } from 'react'
import classes from './data-table.module.css'

/** Scrolls a table that is wider than its container, with a sticky head; otherwise the head sticks to the page. */
export function ScrollBox({
  children,
  ...name
}: {
  children: ReactNode
  'aria-label'?: string
  'aria-labelledby'?: string
}) {
  const box = useRef<HTMLDivElement>(null)
  const [isOverflowing, setOverflowing] = useState(false)
  useEffect(() => {
    const node = box.current
    if (!node) return
    const observer = new ResizeObserver(() => setOverflowing(node.scrollWidth > node.clientWidth))
    observer.observe(node)
    for (const part of node.children) observer.observe(part)
    return () => observer.disconnect()
  }, [])
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fieldset, and no section either: its card is the landmark of this name
    <div
      ref={box}
      role="group"
      className={classes.scroll}
      data-overflowing={isOverflowing || undefined}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard
      tabIndex={0}
      {...name}
    >
      {children}
    </div>
  )
}
