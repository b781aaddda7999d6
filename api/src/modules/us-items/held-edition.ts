import type { Db } from '@qingdan/database/connection.ts'
import { findEdition, findEditionKey, findEntries, type PublishedEdition } from './repository.ts'

/** The published edition of a regulation and what was made of its entries. */
export interface Held<Made> {
  edition: PublishedEdition
  made: Made
}

/**
 * Keeps what `make` makes of the published entries until another edition is published: a few hundred entries of 2 MB, read by every search. Null before
 * the first edition.
 */
export function createHeldEdition<Content, Made>(
  db: Db,
  regulationId: string,
  make: (entries: Content[], edition: PublishedEdition) => Made | Promise<Made>,
): () => Promise<Held<Made> | null> {
  let held: { key: string; value: Promise<Held<Made>> } | null = null

  async function read(key: string): Promise<Held<Made>> {
    const edition = await findEdition(db, regulationId, key)
    const entries = await findEntries(db, regulationId)
    // The entries of a regulation are all of one type, which its reader made.
    return { edition, made: await make(entries as Content[], edition) }
  }

  return async () => {
    const key = await findEditionKey(db, regulationId)
    if (key === null) return null
    if (held?.key !== key) {
      const value = read(key)
      held = { key, value }
      value.catch(() => {
        held = null
      })
    }
    return held.value
  }
}
