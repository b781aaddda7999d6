import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useSession } from './session.ts'

/** Whoever signs in or out sees nothing that was answered to somebody else. */
export function useSessionChanges(): void {
  const queryClient = useQueryClient()
  const userId = useSession()?.userId ?? null
  const before = useRef(userId)
  useEffect(() => {
    if (before.current === userId) return
    before.current = userId
    void queryClient.resetQueries()
  }, [userId, queryClient])
}
