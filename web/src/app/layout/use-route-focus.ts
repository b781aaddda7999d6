import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * After navigation the focus moves to the field with `data-autofocus`, otherwise to the heading, so that keyboard and screen reader start there. A
 * change of only the query does not move the focus, and an open dialog keeps it.
 */
export function useRouteFocus(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
        if (fromLocation && fromLocation.pathname === toLocation.pathname) return
        if (document.querySelector('[data-open-dialog]')) return
        const main = document.getElementById('main')
        const field = main?.querySelector<HTMLElement>('[data-autofocus]')
        if (field) {
          field.focus({ preventScroll: true })
          // The text in it is old, so typing replaces it.
          if (field instanceof HTMLInputElement) field.select()
          return
        }
        // On the first page, the browser's own start of the document is right.
        if (!fromLocation) return
        const heading = main?.querySelector<HTMLElement>('h1') ?? main
        heading?.setAttribute('tabindex', '-1')
        heading?.focus({ preventScroll: true })
      }),
    [router],
  )
}
