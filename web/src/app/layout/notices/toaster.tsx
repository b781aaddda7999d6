import { lazy, Suspense } from 'react'
import { useToast } from '../../../lib/toasts.ts'

const ToastCard = lazy(async () => ({ default: (await import('./toast-card.tsx')).ToastCard }))

/** Shows a confirmation for a few seconds. */
export function Toaster() {
  const toast = useToast()
  return (
    toast && (
      <Suspense>
        <ToastCard toast={toast} />
      </Suspense>
    )
  )
}
