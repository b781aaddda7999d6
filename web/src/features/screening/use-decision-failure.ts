import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { ApiError } from '../../lib/api/api-client.ts'
import { useFailureToast } from '../../lib/use-failure-toast.ts'
import { screeningKeys } from './screening-queries.ts'

/** Says why a decision failed. What the page shows is read again when somebody else decided meanwhile, or deleted the name. */
export function useDecisionFailure(): (error: Error) => void {
  const say = useFailureToast()
  const client = useQueryClient()
  return useCallback(
    (error: Error) => {
      say(error)
      if (error instanceof ApiError && (error.status === 409 || error.status === 404)) {
        void client.invalidateQueries({ queryKey: screeningKeys.all })
      }
    },
    [say, client],
  )
}
