import type { Db } from '@qingdan/database/connection.ts'
import type { PartNumber, PartNumbersFrame } from '@qingdan/database/regulations/part-numbers.ts'
import type { FoundPartNumbers } from '../../contract/items/part-numbers.ts'
import type { ControlList } from './control-list.ts'
import { toNear } from './control-list.ts'
import { createHeldEdition, type Held } from './held-edition.ts'
import { type ClaimedPart, createPartTable, entryCodeOf, type PartTable, vendorFields } from './part-table.ts'

/** Regulations whose entries are parts, by manufacturer. */
const regulationIds = ['part-numbers-nvidia', 'part-numbers-amd']

const mostClaims = 20

/** Keeps the parts of all manufacturers until one of them publishes another edition. */
export function createPartNumbers(db: Db): () => Promise<PartTable> {
  const vendors = regulationIds.map((id) => createHeldEdition<PartNumber, PartNumber[]>(db, id, (parts) => parts))
  let joined: { editions: (Held<PartNumber[]> | null)[]; table: PartTable } | null = null

  return async () => {
    const editions = await Promise.all(vendors.map((held) => held()))
    if (joined === null || editions.some((edition, at) => edition !== joined?.editions[at])) {
      const published = editions.filter((edition) => edition !== null)
      const table = createPartTable(
        published.map(({ made, edition }) => ({ parts: made, frame: edition.frame as PartNumbersFrame })),
      )
      joined = { editions, table }
    }
    return joined.table
  }
}

/** The parts that a search found, in the form of the contract. */
export function toFoundParts(
  foundBy: FoundPartNumbers['foundBy'],
  found: readonly ClaimedPart[],
  list: ControlList | undefined,
): FoundPartNumbers {
  const claims = found.slice(0, mostClaims).map(({ part, frame }) => {
    const entry = list?.byCode.get(entryCodeOf(part.eccn))
    return { ...vendorFields(frame), ...part, item: entry === undefined ? null : toNear(entry) }
  })
  return { foundBy, claims, count: found.length }
}
