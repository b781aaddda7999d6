import type { EntityDetail, SanctionInfo, SanctionMeta } from '@qingdan/api/contract/detail.ts'

/** Status codes of core-platform.md §3 that mean the entry is no longer on its list. */
const endedStatuses: readonly SanctionMeta['dataStatus'][] = ['0', '3']

function isEnded(meta: SanctionMeta): boolean {
  return endedStatuses.includes(meta.dataStatus)
}

/** A list carries the subject while one of its entries is in force. */
export function isListInForce(list: SanctionInfo): boolean {
  return list.sanctionMetaList.some((meta) => !isEnded(meta))
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
