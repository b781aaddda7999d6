import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * After a move to another page the keyboard and the reader start there: in the field the page marks with
 * `data-autofocus`, else on its heading. A change of the query alone leaves the focus where it is.
 */
export function useRouteFocus(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
        if (fromLocation && fromLocation.pathname === toLocation.pathname) return
        const main = document.getElementById('main')
        const field = main?.querySelector<HTMLElement>('[data-autofocus]')
        if (field) {
          field.focus({ preventScroll: true })
          // What stands in it is from before: typing replaces it.
          if (field instanceof HTMLInputElement) field.select()
          return
        }
        // On arrival the browser's own start of the document is right.
        if (!fromLocation) return
        const heading = main?.querySelector<HTMLElement>('h1') ?? main
        heading?.setAttribute('tabindex', '-1')
        heading?.focus({ preventScroll: true })
      }),
    [router],
  )
}
