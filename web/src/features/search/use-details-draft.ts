import { type RefObject, useEffect, useRef } from 'react'
import type { DetailsDraft } from './query/details-form.tsx'
import { detailsOf, type SearchParams } from './search-params.ts'

/** What stands in the fields of the details; null while something there cannot be asked. The address says what was asked. */
export function useDetailsDraft(params: SearchParams): RefObject<DetailsDraft> {
  const draft = useRef<DetailsDraft>(null)
  const applied = JSON.stringify(detailsOf(params))
  useEffect(() => {
    draft.current = JSON.parse(applied)
  }, [applied])
  return draft
}

/** Leads to the field that keeps a search from being asked. */
export function focusInvalidDetail(): void {
  document.querySelector<HTMLInputElement>('[data-birth-date]')?.focus()
}
