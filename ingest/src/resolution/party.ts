import { type ListTraits, listOf } from './list-traits.ts'
import type { Profile } from './profile.ts'

/** A record as it is compared. */
export interface Party {
  sourceId: string
  publisherId: string
  /** See `listOf`. */
  list: string
  /** Of `list`, which is not the source where a row is OFAC's. */
  recordsPerParty: ListTraits['recordsPerParty']
  /** Of the source. */
  traits: ListTraits
  profile: Profile
}

/** A record with what its list says of comparing it. */
export function toParty(
  record: { sourceId: string; publisherId: string; ownSubjectId: string },
  traits: ListTraits,
  profile: Profile,
): Party {
  const { sourceId, publisherId } = record
  const list = listOf(sourceId, record.ownSubjectId)
  // OFAC names a party once, also where the Consolidated Screening List repeats it.
  return {
    sourceId,
    publisherId,
    list,
    recordsPerParty: list === 'ofac' ? 'one' : traits.recordsPerParty,
    traits,
    profile,
  }
}
