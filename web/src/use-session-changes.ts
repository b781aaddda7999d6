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
    if (before.current === userId) return
    before.current = userId
    if (takeLoss()) void navigate({ to: '/login', search: { reason: 'ended' } })
    void queryClient.resetQueries()
  }, [userId, queryClient, navigate])
}
