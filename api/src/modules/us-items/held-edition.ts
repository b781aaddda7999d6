import type { Db } from '@qingdan/database/connection.ts'
import { createHeldValue } from '../../http/held-value.ts'
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
  return createHeldValue(
    () => findEditionKey(db, regulationId),
    async (key) => {
      const edition = await findEdition(db, regulationId, key)
      const entries = await findEntries(db, regulationId)
      // The entries of a regulation are all of one type, which its reader made.
      return { edition, made: await make(entries as Content[], edition) }
    },
  )
}
