import { Store, useSelector } from '@tanstack/react-store'

export interface Toast {
  tone: 'ok' | 'info' | 'bad'
  /** In the language of the page. */
  text: string
}

const toasts = new Store<Toast | null>(null)

/** Says what was done, for a few seconds, in the place of what was said before; null: no more. */
export function showToast(next: Toast | null): void {
  toasts.setState(() => next)
}

export function useToast(): Toast | null {
  return useSelector(toasts)
}
