import { type RefObject, useEffect } from 'react'

/** Focuses the field with `data-autofocus` when a form replaces another one. */
export function useFirstFocus(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => form.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), [form])
}
