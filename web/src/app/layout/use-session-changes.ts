import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { takeEnding, useSession } from '../../lib/session/session.ts'

/** Closing of tabs. */
interface Tabs {
  closeAllButThis: () => void
}

/**
 * Whoever signs in or out sees nothing that was answered to somebody else, nor which pages they had open; whose session was lost signs
 * in again.
 */
export function useSessionChanges({ closeAllButThis }: Tabs): void {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const userId = useSession()?.userId ?? null
  const before = useRef(userId)
  useEffect(() => {
    const left = before.current
    before.current = userId
    // Also a loss before this was here: a page asks as soon as its address is known.
    const ending = takeEnding()
    if (left === userId && ending === null) return

    async function leave(): Promise<void> {
      const from = location.href.slice(location.origin.length)
      if (ending?.loser) {
        const { saveReturnPath } = await import('../../lib/session/return-path.ts')
        saveReturnPath(from, ending.loser)
        await navigate({ to: '/login', search: { reason: 'ended' } })
      } else if (userId === null) {
        await navigate({ to: ending?.to ?? '/home' })
      }
      if (left !== null || ending !== null) closeAllButThis()
    }
    // Afterwards: a page that still stands would ask again and be remembered.
    void leave().finally(() => queryClient.resetQueries())
  }, [userId, queryClient, navigate, closeAllButThis])
}
