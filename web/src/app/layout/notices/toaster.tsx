import { lazy, Suspense } from 'react'
import { useToast } from '../../../lib/toasts.ts'

const Toasts = lazy(async () => ({ default: (await import('./toasts.tsx')).Toasts }))

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
