import { useRef, useState } from 'react'

/** The call of a form: `submit` runs it unless it is already running; `error` is that of the last call. */
export function useSubmit<Input>(call: (input: Input) => Promise<void>): {
  isBusy: boolean
  error: unknown
  submit: (input: Input) => void
  clear: () => void
} {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const isRunning = useRef(false)
  const run = async (input: Input) => {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    setError(null)
    try {
      await call(input)
    } catch (failure) {
      setError(failure)
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }
  return { isBusy, error, submit: (input) => void run(input), clear: () => setError(null) }
}
