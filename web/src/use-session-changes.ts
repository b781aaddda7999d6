import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { takeLoss, useSession } from './session.ts'

/** Whoever signs in or out sees nothing that was answered to somebody else; whose session was lost signs in again. */
export function useSessionChanges(): void {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const userId = useSession()?.userId ?? null
  const before = useRef(userId)
  useEffect(() => {
    // Also a loss before this was here: a page asks as soon as its address is known.
    if (takeLoss()) {
      const left = location.href.slice(location.origin.length)
      void import('./features/account/return-path.ts').then(({ saveReturnPath }) => {
        saveReturnPath(left)
        return navigate({ to: '/login', search: { reason: 'ended' } })
      })
    }
    if (before.current === userId) return
    before.current = userId
    void queryClient.resetQueries()
  }, [userId, queryClient, navigate])
}
