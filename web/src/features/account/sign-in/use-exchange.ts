import type { LoginAnswer } from '@qingdan/api/contract/account.ts'
import { useEffect, useRef, useState } from 'react'

/**
 * Exchanges what came with the address for a session, once: it is good for one use. `onSignedIn` follows; the error is
 * that of the exchange, null until then.
 */
export function useExchange(exchange: () => Promise<LoginAnswer>, onSignedIn: (session: LoginAnswer) => void): unknown {
  const [error, setError] = useState<unknown>(null)
  const work = useRef({ exchange, onSignedIn, isBegun: false })
  useEffect(() => {
    if (work.current.isBegun) return
    work.current.isBegun = true
    work.current.exchange().then(work.current.onSignedIn, setError)
  }, [])
  return error
}
