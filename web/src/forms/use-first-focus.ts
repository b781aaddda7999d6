import { type RefObject, useEffect } from 'react'

/** A form that takes another's place has the cursor, in its field with `data-autofocus`. */
export function useFirstFocus(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => form.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), [form])
}
