import type { Client } from '@elastic/elasticsearch'

const freshMillis = 1000

/** Name of the live index behind the alias. */
export interface SubjectIndex {
  engine: Client
  alias: string
}

/**
 * Names the index behind the alias, asking the engine at most once a second: answers cached from another index are
 * invalid. Rejects if there is none.
 */
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

async function findIndexName({ engine, alias }: SubjectIndex): Promise<string> {
  const indices = await engine.indices.getAlias({ name: alias })
  return Object.keys(indices).join(',')
}
