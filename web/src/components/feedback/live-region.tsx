import { VisuallyHidden } from '@mantine/core'
import { useEffect, useState } from 'react'

type Listener = (message: string) => void
const listeners = new Set<Listener>()

/** Says a short sentence to readers of the screen, politely. The frame holds the one region. */
export function announce(message: string): void {
  for (const listener of listeners) listener(message)
}

export function LiveRegion() {
  const [message, setMessage] = useState('')
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const listener: Listener = (text) => {
      // Emptied first, so that the same sentence twice is said twice.
      setMessage('')
      clearTimeout(timer)
      timer = setTimeout(() => setMessage(text), 50)
    }
    listeners.add(listener)
    return () => {
      clearTimeout(timer)
      listeners.delete(listener)
    }
  }, [])
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {message}
    </VisuallyHidden>
  )
}
