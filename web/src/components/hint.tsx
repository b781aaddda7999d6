import { lazy, type ReactNode, Suspense, useId, useRef, useState } from 'react'

// Without a network there is no hint, but still the page.
const HintBubble = lazy(() => import('./hint-bubble.tsx').catch(() => ({ default: () => <></> })))

/** Shows more information on hover, focus or touch. The bubble is loaded with the first hint that opens. */
export function Hint({
  label,
  className,
  children,
}: {
  label: string
  className?: string | undefined
  children: ReactNode
}) {
  const id = useId()
  const target = useRef<HTMLSpanElement>(null)
  const [isOpened, setOpened] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const open = () => {
    setOpened(label !== '')
    setWasOpened(true)
  }
  const close = () => setOpened(false)
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hovering only shows an explanation of the content */}
      <span
        ref={target}
        className={className}
        aria-describedby={isOpened ? id : undefined}
        onMouseEnter={open}
        onMouseLeave={close}
        onFocus={open}
        onBlur={close}
      >
        {children}
      </span>
      {wasOpened && (
        <Suspense>
          <HintBubble id={id} target={target} isOpened={isOpened} label={label} />
        </Suspense>
      )}
    </>
  )
}
