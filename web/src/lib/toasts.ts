import { useSyncExternalStore } from 'react'

export interface Toast {
  tone: 'ok' | 'info' | 'bad'
  /** In the language of the page. */
  text: string
}

let toast: Toast | null = null
const listeners = new Set<() => void>()

/** Says what was done, for a few seconds, in the place of what was said before; null: no more. */
export function showToast(next: Toast | null): void {
  toast = next
  for (const listener of listeners) listener()
}

export function useToast(): Toast | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => toast,
  )
}
