import { type RefObject, useEffect } from 'react'

/** After a failed submit, by the page or the server, the first invalid field gets the focus. */
export function useFocusOnProblem(form: RefObject<HTMLFormElement | null>, tries: number, error: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: they say when, not what
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [form, tries, error])
}
