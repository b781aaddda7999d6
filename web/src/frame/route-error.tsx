import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ErrorState } from '../components/error-state.tsx'
import { PageBody } from '../components/page-body.tsx'
import { usePageTitle } from '../page-title.ts'
import { isTemporary } from '../query-client.ts'

/** The page itself failed. Where the cause passes, it opens by itself. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  usePageTitle({ key: 'frame:routeError.title' })
  useEffect(() => {
    if (!isTemporary(error)) return
    const timer = setTimeout(() => void router.invalidate(), 5_000)
    return () => clearTimeout(timer)
  }, [error, router])
  return (
    <PageBody>
      <ErrorState
        error={error}
        onRetry={() => {
          reset()
          void router.invalidate()
        }}
      />
    </PageBody>
  )
}
