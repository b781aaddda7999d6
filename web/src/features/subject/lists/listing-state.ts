import type { EntityDetail, SanctionInfo, SanctionMeta } from '@qingdan/api/contract/detail.ts'

/** Status codes of core-platform.md §3 that mean the entry is no longer on its list. */
const endedStatuses: readonly SanctionMeta['dataStatus'][] = ['0', '3']

/** Taken off by the publisher's file, or ended by the publisher's own word. */
function isEnded(meta: SanctionMeta): boolean {
  return endedStatuses.includes(meta.dataStatus) || meta.state === 'ended'
}

/** A list carries the subject while one of its entries is in force. */
function isListInForce(list: SanctionInfo): boolean {
  return list.sanctionMetaList.some((meta) => !isEnded(meta))
}

/** A list rests while every entry of it that stands is suspended. */
export function isListSuspended(list: SanctionInfo): boolean {
  const standing = list.sanctionMetaList.filter((meta) => !isEnded(meta))
  return standing.length > 0 && standing.every((meta) => meta.state === 'suspended')
}

/** None of its entries has begun to hold. */
export function isListToCome(list: SanctionInfo): boolean {
  const standing = list.sanctionMetaList.filter((meta) => !isEnded(meta))
  return standing.length > 0 && standing.every((meta) => meta.state === 'not yet in force')
}

/** The badge of a subject or list: on a list now, standing but suspended, or ended. */
export function badgeOfList(list: SanctionInfo): 'listed' | 'suspended' | 'ended' {
  if (!isListInForce(list)) return 'ended'
  return isListSuspended(list) ? 'suspended' : 'listed'
}

/** The last day of the suspension a suspended entry is in; null where nobody has said until when. */
export function suspendedUntil(list: SanctionInfo): string | null {
  const ends = list.sanctionMetaList
    .filter((meta) => meta.state === 'suspended')
    .map((meta) => meta.suspensions.at(-1)?.to ?? null)
  return ends.includes(null) ? null : (ends.toSorted().at(-1) ?? null)
}

export interface ListingState {
  inForce: SanctionInfo[]
  ended: SanctionInfo[]
  /** The list the subject came onto last, of those in force. */
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
