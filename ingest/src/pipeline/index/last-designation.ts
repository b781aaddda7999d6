import type { RowListing } from '@qingdan/search-mappings/subject-document.ts'

/**
 * The last day on which a list designated the subject, ISO: of the entries without an end, otherwise of all; null if
 * undated. As in `countStandingLists`, an announced end counts, so that the order does not change with the day.
 */
export function lastDesignation(listings: readonly RowListing[]): string | null {
  const entries = listings.flatMap(({ entries }) => entries ?? [])
  const standing = entries.filter(({ endedOn }) => endedOn === undefined)
  const days = (standing.length > 0 ? standing : entries).flatMap(({ listedOn }) => listedOn ?? [])
  return days.toSorted().at(-1) ?? null
}
