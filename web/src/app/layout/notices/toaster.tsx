import { lazy, Suspense } from 'react'
import { useToast } from '../../../lib/toasts.ts'

const ToastCard = lazy(async () => ({ default: (await import('./toast-card.tsx')).ToastCard }))

/** What was done, said for a few seconds. */
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
