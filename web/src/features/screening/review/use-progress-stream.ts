import type { BatchProgress } from '@qingdan/api/contract/screening/batch.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { openEvents } from '../../../lib/api/event-stream.ts'
import { progressOptions } from '../screening-queries.ts'

/** Keeps the progress of a batch up to date from the server's stream. False while there is none: then it has to be asked for. */
export function useProgressStream(id: string): boolean {
  const client = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const closing = new AbortController()
    const follow = async () => {
      for await (const { event, data } of openEvents('screening.progressStream', { ids: [id] }, closing.signal)) {
        if (event !== 'progress') continue
        setOpen(true)
        const [progress] = data as BatchProgress[]
        client.setQueryData(progressOptions(id, true).queryKey, progress ?? null)
      }
    }
    // Without a stream the query asks by itself, and says why when that fails too.
    const stop = () => closing.signal.aborted || setOpen(false)
    follow().then(stop, stop)
    return () => closing.abort()
  }, [id, client])
  return isOpen
}
