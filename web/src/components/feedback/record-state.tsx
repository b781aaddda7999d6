import type { ReactNode } from 'react'
import { ApiError } from '../../lib/api/api-client.ts'
import { AccessGate, isAccessError } from '../access-gate.tsx'
import { ErrorState } from './error-state.tsx'
import classes from './record-state.module.css'
import { SkeletonRows } from './skeleton-rows.tsx'

/** Replaces a record that is not there: still loading, missing, closed to this reader, or failed. `error`: null while loading. */
export function RecordState({
  error,
  missing,
  onRetry,
}: {
  error: unknown
  /** Shown when there is no such record. */
  missing: ReactNode
  onRetry: () => void
}) {
  if (error === null) {
    return (
      <div className={classes.waiting}>
        <SkeletonRows rows={6} columns="48px minmax(0, 1fr) 20% 20%" />
      </div>
    )
  }
  if (error instanceof ApiError && error.status === 404) return missing
  if (isAccessError(error)) return <AccessGate error={error} />
  return <ErrorState error={error} onRetry={onRetry} />
}
