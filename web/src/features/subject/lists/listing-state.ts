import type { EntityDetail, SanctionInfo, SanctionMeta } from '@qingdan/api/contract/detail.ts'

/** Status codes of core-platform.md §3 that mean the entry is no longer on its list. */
const endedStatuses: readonly SanctionMeta['dataStatus'][] = ['0', '3']

/** Removed from the publisher's file, or ended by the publisher's statement. */
function isEnded(meta: SanctionMeta): boolean {
  return endedStatuses.includes(meta.dataStatus) || meta.state === 'ended'
}

/** A list is in force while one of its entries is. */
function isListInForce(list: SanctionInfo): boolean {
  return list.sanctionMetaList.some((meta) => !isEnded(meta))
}

/** A list is suspended while all its remaining entries are suspended. */
export function isListSuspended(list: SanctionInfo): boolean {
  const remaining = list.sanctionMetaList.filter((meta) => !isEnded(meta))
  return remaining.length > 0 && remaining.every((meta) => meta.state === 'suspended')
}

/** None of its entries is in force yet. */
export function isListToCome(list: SanctionInfo): boolean {
  const remaining = list.sanctionMetaList.filter((meta) => !isEnded(meta))
  return remaining.length > 0 && remaining.every((meta) => meta.state === 'not yet in force')
}

/** Badge of a subject or list: on a list now, suspended, or ended. */
export function badgeOfList(list: SanctionInfo): 'listed' | 'suspended' | 'ended' {
  if (!isListInForce(list)) return 'ended'
  return isListSuspended(list) ? 'suspended' : 'listed'
}

/** The last day of the current suspension; null while no end is announced. */
export function suspendedUntil(list: SanctionInfo): string | null {
  const ends = list.sanctionMetaList
    .filter((meta) => meta.state === 'suspended')
    .map((meta) => meta.suspensions.at(-1)?.to ?? null)
  return ends.includes(null) ? null : (ends.toSorted().at(-1) ?? null)
}

export interface ListingState {
  inForce: SanctionInfo[]
  ended: SanctionInfo[]
  /** Of the lists in force, the one with the latest listing date. */
  latest: { list: SanctionInfo; date: string } | null
}

export function toListingState(detail: Pick<EntityDetail, 'sanctionInfoList'>): ListingState {
  const inForce = detail.sanctionInfoList.filter(isListInForce)
  const listed = inForce.flatMap((list) =>
    list.sanctionMetaList.flatMap((meta) =>
      meta.listedOn === null || isEnded(meta) ? [] : [{ list, date: meta.listedOn }],
    ),
  )
  const [latest] = listed.toSorted((a, b) => b.date.localeCompare(a.date))
  return {
    inForce,
    ended: detail.sanctionInfoList.filter((list) => !isListInForce(list)),
    latest: latest ?? null,
  }
}
