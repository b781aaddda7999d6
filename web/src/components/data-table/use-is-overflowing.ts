import { useEffect, useRef, useState } from 'react'

/** Whether the content is wider than its box: then the box scrolls, and a sticky head stays in it. */
export function useIsOverflowing() {
  const ref = useRef<HTMLElement>(null)
  const [isOverflowing, setOverflowing] = useState(false)
  useEffect(() => {
    const box = ref.current
    if (!box) return
    const observer = new ResizeObserver(() => setOverflowing(box.scrollWidth > box.clientWidth))
    observer.observe(box)
    for (const part of box.children) observer.observe(part)
    return () => observer.disconnect()
  }, [])
  return { ref, isOverflowing }
}
