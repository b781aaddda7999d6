import { type RefObject, useEffect, useRef } from 'react'
import type { DetailsDraft } from './query/details-form.tsx'
import { detailsOf, type SearchParams } from './search-params.ts'

/** Current content of the detail fields; null while one is invalid. The address holds the last searched values. */
export function useDetailsDraft(params: SearchParams): RefObject<DetailsDraft> {
  const draft = useRef<DetailsDraft>(null)
  const applied = JSON.stringify(detailsOf(params))
  useEffect(() => {
    draft.current = JSON.parse(applied)
  }, [applied])
  return draft
}

/** Moves the focus to the invalid field that blocks the search. */
export function focusInvalidDetail(): void {
  document.querySelector<HTMLInputElement>('[data-birth-date]')?.focus()
}
