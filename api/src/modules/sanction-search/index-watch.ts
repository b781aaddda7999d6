import { findIndexName, type SubjectIndex } from './repository.ts'

const freshMillis = 1000

/** Names the searched index, asking the engine at most once a second: answers kept from another index are worth nothing. */
export function createIndexWatch(index: SubjectIndex, now: () => number = Date.now): () => Promise<string> {
  let known: Promise<string> | null = null
  let askedAt = 0

  return () => {
    if (!known || now() - askedAt >= freshMillis) {
      askedAt = now()
      known = findIndexName(index)
      known.catch(() => {
        known = null
      })
    }
    return known
  }
}
