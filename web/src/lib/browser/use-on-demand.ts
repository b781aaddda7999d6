import { type RefObject, useCallback, useRef, useState } from 'react'

/** What the reader had done with a part's plain picture while the part itself was loaded. */
export interface DemandStart {
  hasFocus: boolean
  /** They had clicked it, or typed into it. */
  wasUsed: boolean
  typed: string
}

/**
 * A heavy part is loaded when the reader comes near its plain picture (by pointer or focus), and takes its place with what was done there
 * meanwhile. `picture` is what can have the focus.
 */
export function useOnDemand<Part>(
  load: () => Promise<Part>,
  picture: RefObject<HTMLElement | null>,
): {
  loaded: { part: Part; start: DemandStart } | null
  want: () => void
  /** It was used, too: it begins open. */
  use: () => void
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
        setLoaded({ part, start: { hasFocus, typed, wasUsed: isUsed.current || typed !== '' } })
      },
      () => {
        // Asked for again when the reader comes back.
        isWanted.current = false
      },
    )
  }, [load, picture])
  const use = useCallback(() => {
    isUsed.current = true
    want()
  }, [want])
  return { loaded, want, use }
}
