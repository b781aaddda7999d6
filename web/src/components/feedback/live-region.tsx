import { VisuallyHidden } from '@mantine/core'
import { useEffect, useState } from 'react'

type Listener = (message: string) => void
const listeners = new Set<Listener>()

/** Announces a short sentence to screen readers, politely. The layout contains the only region. */
export function announce(message: string): void {
  for (const listener of listeners) listener(message)
}

/** Announces a sentence whenever it changes; null announces nothing. */
export function useAnnouncement(message: string | null): void {
  useEffect(() => {
    if (message !== null) announce(message)
  }, [message])
}

export function LiveRegion() {
  const [message, setMessage] = useState('')
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const listener: Listener = (text) => {
      // Emptied first, so that the same sentence is announced again.
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
