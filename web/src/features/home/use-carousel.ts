import { useReducedMotion } from '@mantine/hooks'
import { useCallback, useEffect, useRef, useState } from 'react'

/** How long a card stays first (core-platform.md §2). */
const stayMs = 3000

/**
 * A list that scrolls on by one card by itself, and from the last back to the first. It stands still while the pointer or the focus is in it, after it
 * was paused, and for readers who want less motion until they start it.
 */
export function useCarousel(count: number) {
  const list = useRef<HTMLUListElement>(null)
  const isStill = useReducedMotion()
  const [chosen, setChosen] = useState<boolean | null>(null)
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isMoving = chosen ?? !isStill

  const step = useCallback(
    (by: 1 | -1) => {
      const element = list.current
      const cards = element === null ? [] : [...element.children].filter((card) => card instanceof HTMLElement)
      const [first] = cards
      if (element === null || first === undefined) return
      const places = cards.map(({ offsetLeft }) => offsetLeft - first.offsetLeft)
      const last = element.scrollWidth - element.clientWidth
      element.scrollTo({ left: nextPlace(places, element.scrollLeft, last, by), behavior: isStill ? 'auto' : 'smooth' })
    },
    [isStill],
  )

  const isRunning = isMoving && !isHovered && !isFocused && count > 1
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => step(1), stayMs)
    return () => clearInterval(timer)
  }, [isRunning, step])

  const holds = {
    onMouseEnter: () => setHovered(true),
    onMouseLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  }
  return { list, isMoving, togglePlay: () => setChosen(!isMoving), step, holds }
}

/** Where to scroll from a place, `last` being the end; beyond the ends it goes round. */
export function nextPlace(places: readonly number[], now: number, last: number, by: 1 | -1): number {
  // A browser may stop a part of a pixel short.
  const near = 2
  if (by === 1) return now >= last - near ? 0 : Math.min(last, places.find((place) => place > now + near) ?? last)
  return now <= near ? last : (places.findLast((place) => place < now - near) ?? 0)
}
