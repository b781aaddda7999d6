import { lazy, Suspense } from 'react'
import { useToast } from '../../../lib/toasts.ts'
import { PlainToast } from './plain-toast.tsx'

// A failure is often the first message: without a network its looks cannot be loaded, and the page must not go with them.
const Toasts = lazy(() =>
  import('./toasts.tsx').then(
    ({ Toasts }) => ({ default: Toasts }),
    () => ({ default: PlainToast }),
  ),
)

/** Shows a confirmation for a few seconds. */
export function Toaster() {
  const toast = useToast()
  return (
    toast && (
      <Suspense>
        <Toasts toast={toast} />
      </Suspense>
    )
  )
}
