import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** What the reader did with the placeholder while the component was loading. */
export interface DemandStart {
  hasFocus: boolean
  /** The reader clicked it or typed into it. */
  wasUsed: boolean
  typed: string
}

/**
 * Loads a large component when the reader comes near its placeholder (by pointer or focus), and then replaces the placeholder, including focus and
 * click. `picture`: the focusable element of the placeholder.
 */
export function useOnDemand<Part>(
  load: () => Promise<Part>,
  picture: RefObject<HTMLElement | null>,
): {
  loaded: { part: Part; start: DemandStart } | null
  want: () => void
  /** It was clicked too, so the component starts open. */
  use: () => void
  /** Both, for a placeholder that is a button. */
  approach: Record<'onPointerEnter' | 'onFocus' | 'onPointerDown' | 'onClick', () => void>
} {
  const [loaded, setLoaded] = useState<{ part: Part; start: DemandStart } | null>(null)
  const isWanted = useRef(false)
  const isUsed = useRef(false)
  const want = useCallback(() => {
    if (isWanted.current) return
    isWanted.current = true
    void load().then(
      (part) => {
        const typed = picture.current instanceof HTMLInputElement ? picture.current.value : ''
        const hasFocus = picture.current !== null && picture.current === document.activeElement
        const start = {
          hasFocus,
          typed,
          // Read when the component is drawn: a click between its arrival and then counts too.
          get wasUsed() {
            return isUsed.current || typed !== ''
          },
        }
        setLoaded({ part, start })
      },
      () => {
        // Loading failed: try again at the next contact.
        isWanted.current = false
      },
    )
  }, [load, picture])
  const use = useCallback(() => {
    isUsed.current = true
    want()
  }, [want])
  const approach = { onPointerEnter: want, onFocus: want, onPointerDown: use, onClick: use }
  return { loaded, want, use, approach }
}

/**
 * Whether a menu that was loaded on demand is open. It opens after loading, not while it is made, so that it knows where to return
 * the focus.
 */
export function useOpenOnDemand(start: DemandStart, target: RefObject<HTMLElement | null>) {
  const [isOpened, setOpened] = useState(false)
  // At once: a key that is pressed meanwhile would find no focused element.
  useLayoutEffect(() => {
    if (start.hasFocus || start.wasUsed) target.current?.focus()
  }, [start, target])
  useEffect(() => {
    if (start.wasUsed) setOpened(true)
  }, [start])
  return [isOpened, setOpened] as const
}
