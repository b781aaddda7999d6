import type { LoginAnswer } from '@qingdan/api/contract/account.ts'
import { useEffect, useRef, useState } from 'react'

/** Exchanges the one-time code or token of the address for a session, once. Then calls `onSignedIn`; the returned error is null until the exchange fails. */
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
