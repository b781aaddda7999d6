import type { RowListing } from '@qingdan/search-mappings/subject-document.ts'

/**
 * The last day on which a list designated the subject, ISO: of the entries that stand on a day, otherwise of all; null
 * if undated.
 */
export function lastDesignation(listings: readonly RowListing[], isListed: boolean, day: string): string | null {
  const entries = listings.flatMap(({ entries }) => entries ?? [])
  const standing = isListed ? entries.filter(({ endedOn }) => endedOn === undefined || endedOn > day) : []
  const days = (standing.length > 0 ? standing : entries).flatMap(({ listedOn }) => listedOn ?? [])
  return days.toSorted().at(-1) ?? null
}
