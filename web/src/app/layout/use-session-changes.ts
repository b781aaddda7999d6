import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { showPrompt } from '../../lib/session/access-prompts.ts'
import { takeEnding, useSession } from '../../lib/session/session.ts'

/** Closes the tabs. */
interface Tabs {
  closeAllButThis: () => void
}

/** After a sign-in or sign-out, removes cached answers and open tabs of the previous user; a user whose session ended elsewhere is sent to sign in again. */
export function useSessionChanges({ closeAllButThis }: Tabs): void {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const userId = useSession()?.userId ?? null
  const before = useRef(userId)
  useEffect(() => {
    const left = before.current
    before.current = userId
    // Also covers a session that ended before this hook ran, because pages load data early.
    const ending = takeEnding()
    if (left === userId && ending === null) return

    async function leave(): Promise<void> {
      const from = location.href.slice(location.origin.length)
      if (ending?.loser) {
        // An action that failed asks to sign in, too: the page that is opened has the form already.
        showPrompt(null)
        const { saveReturnPath } = await import('../../lib/session/return-path.ts')
        saveReturnPath(from, ending.loser)
        await navigate({ to: '/login', search: { reason: 'ended' } })
        // So does what the page before still loaded meanwhile.
        showPrompt(null)
      } else if (userId === null) {
        await navigate({ to: ending?.to ?? '/home' })
      }
      if (left !== null || ending !== null) closeAllButThis()
    }
    // Afterwards, because a page that is still visible would load and cache its data again.
    void leave().finally(() => queryClient.resetQueries())
  }, [userId, queryClient, navigate, closeAllButThis])
}
