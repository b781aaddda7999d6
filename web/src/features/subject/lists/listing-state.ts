import type { Bilingual } from '@qingdan/api/contract/bilingual.ts'
import type { EntityDetail, SanctionInfo, SanctionMeta } from '@qingdan/api/contract/detail.ts'
import { hasEnded } from '@qingdan/api/contract/terms/lists-inside.ts'
import { listNameOf, shortNameOf } from '../../../lib/language/list-names.ts'

/** Status codes of core-platform.md §3 that mean the entry is no longer on its list. */
const endedStatuses: readonly SanctionMeta['dataStatus'][] = ['0', '3']

/** Removed from the publisher's file, or ended by the publisher's statement. */
function isEnded(meta: SanctionMeta): boolean {
  return endedStatuses.includes(meta.dataStatus) || hasEnded(meta.state)
}

/** A list is in force while one of its entries is. */
function isListInForce(list: SanctionInfo): boolean {
  return list.sanctionMetaList.some((meta) => !isEnded(meta))
}

/** A list is suspended while all its remaining entries are suspended. */
function isListSuspended(list: SanctionInfo): boolean {
  return areAll(list, 'suspended')
}

/** Nothing says how any of its remaining entries stands. */
function isListUnknown(list: SanctionInfo): boolean {
  return areAll(list, 'unknown')
}

/** None of its entries is in force yet. */
export function isListToCome(list: SanctionInfo): boolean {
  return areAll(list, 'not yet in force')
}

function areAll(list: SanctionInfo, state: SanctionMeta['state']): boolean {
  const remaining = list.sanctionMetaList.filter((meta) => !isEnded(meta))
  return remaining.length > 0 && remaining.every((meta) => meta.state === state)
}

/** Badge of a list: on it now, unknown, suspended, or ended. */
export function badgeOfList(list: SanctionInfo): 'listed' | 'unknown' | 'suspended' | 'ended' {
  if (!isListInForce(list)) return 'ended'
  if (isListUnknown(list)) return 'unknown'
  return isListSuspended(list) ? 'suspended' : 'listed'
}

/** Whether its entries ended by their terms alone, and on what day the last did; null where the list states none. */
export function expiryOf(list: SanctionInfo): { on: string | null } | null {
  if (list.sanctionMetaList.some(({ state }) => state !== 'expired')) return null
  return {
    on:
      list.sanctionMetaList
        .flatMap(({ endedOn }) => endedOn ?? [])
        .toSorted()
        .at(-1) ?? null,
  }
}

/** The last day on which the term of an entry ended that may have been renewed since; null if there is none. */
export function lapsedOn(list: SanctionInfo): string | null {
  const lapsed = list.sanctionMetaList.filter(({ state, endsByTerm }) => state === 'unknown' && endsByTerm)
  return (
    lapsed
      .flatMap(({ endedOn }) => endedOn ?? [])
      .toSorted()
      .at(-1) ?? null
  )
}

/** The last day of the announced suspension, which may have passed; null while no end is announced. */
export function suspendedUntil(list: SanctionInfo): string | null {
  const ends = list.sanctionMetaList
    .filter((meta) => meta.state === 'suspended' || meta.state === 'unknown')
    .map((meta) => meta.suspensions.at(-1)?.to ?? null)
  return ends.includes(null) ? null : (ends.toSorted().at(-1) ?? null)
}

export interface ListingState {
  inForce: SanctionInfo[]
  ended: SanctionInfo[]
  /** Of the lists in force, the one with the latest listing date; `name`: the list inside a source that has several. */
  latest: { name: Bilingual; date: string } | null
}

function nameOfEntry(list: SanctionInfo, meta: SanctionMeta): Bilingual {
  const isOnlyOne = list.sanctionMetaList.every(({ listName }) => listName === meta.listName)
  return isOnlyOne ? shortNameOf(list) : listNameOf(meta)
}

export function toListingState(detail: Pick<EntityDetail, 'sanctionInfoList'>): ListingState {
  const inForce = detail.sanctionInfoList.filter(isListInForce)
  const listed = inForce.flatMap((list) =>
    list.sanctionMetaList.flatMap((meta) =>
      meta.listedOn === null || isEnded(meta) ? [] : [{ name: nameOfEntry(list, meta), date: meta.listedOn }],
    ),
  )
  const [latest] = listed.toSorted((a, b) => b.date.localeCompare(a.date))
  return {
    inForce,
    ended: detail.sanctionInfoList.filter((list) => !isListInForce(list)),
    latest: latest ?? null,
  }
}
