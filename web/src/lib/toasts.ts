import { Store, useSelector } from '@tanstack/react-store'

export interface Toast {
  tone: 'ok' | 'info' | 'bad'
  /** In the language of the page. */
  text: string
}

const toasts = new Store<Toast | null>(null)

/** Shows a message for a few seconds, replacing the previous one. */
export function showToast(next: Toast): void {
  toasts.setState(() => ({ ...next }))
}

/** The last message; a message shown twice is a new object. */
export function useToast(): Toast | null {
  return useSelector(toasts)
}
