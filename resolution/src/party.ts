import { type ListTraits, listOf } from './list-traits.ts'
import type { Profile } from './profile.ts'

/** A record as it is compared with others. */
export interface Party {
  sourceId: string
  publisherId: string
  /** See `listOf`. */
  list: string
  /** Traits of `list`, which differs from the source for OFAC's rows. */
  recordsPerParty: ListTraits['recordsPerParty']
  /** Traits of the source. */
  traits: ListTraits
  profile: Profile
}

/** Joins a record with the traits of its list. */
export function toParty(
  record: { sourceId: string; publisherId: string; ownSubjectId: string },
  traits: ListTraits,
  profile: Profile,
): Party {
  const { sourceId, publisherId } = record
  const list = listOf(sourceId, record.ownSubjectId)
  // OFAC has one record per party, also in the Consolidated Screening List.
  return {
    sourceId,
    publisherId,
    list,
    recordsPerParty: list === 'ofac' ? 'one' : traits.recordsPerParty,
    traits,
    profile,
  }
}
