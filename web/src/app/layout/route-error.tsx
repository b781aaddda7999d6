import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ErrorState } from '../../components/feedback/error-state.tsx'
import { PageBody } from '../../components/page-body.tsx'
import { isTemporary } from '../../lib/api/query-client.ts'
import { usePageTitle } from '../../lib/page-title.ts'

/** The page itself failed. After a temporary failure it reloads by itself. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  usePageTitle({ key: 'layout:routeError.title' })
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
