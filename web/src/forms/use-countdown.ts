import { useEffect, useState } from 'react'
import { readStored, writeStored } from '../lib/browser/browser-storage.ts'

const storageKey = 'qingdan.codeWait'
const session = () => sessionStorage

/** Seconds until another code may be requested, also after a reload; `begin` starts the countdown. */
export function useCountdown(): { left: number; begin: (seconds: number) => void } {
  const [deadline, setDeadline] = useState(() => Number(readStored(storageKey, session) ?? 0))
  const [now, setNow] = useState(Date.now)
  const left = Math.max(0, Math.ceil((deadline - now) / 1000))
  useEffect(() => {
    if (left === 0) return
    const timer = setTimeout(() => setNow(Date.now()), 1000)
    return () => clearTimeout(timer)
  }, [left])
  return {
    left,
    begin: (seconds) => {
      const until = Date.now() + seconds * 1000
      writeStored(storageKey, String(until), session)
      setNow(Date.now())
      setDeadline(until)
    },
  }
}
