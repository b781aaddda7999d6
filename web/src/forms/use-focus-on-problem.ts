import { type RefObject, useEffect } from 'react'

/** After a refused try, whatever refused it, the cursor stands in the first field that has a problem. */
export function useFocusOnProblem(form: RefObject<HTMLFormElement | null>, tries: number, error: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: they say when, not what
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [form, tries, error])
}
