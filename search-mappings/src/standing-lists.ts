import type { RowListing } from './subject-document.ts'

/**
 * On how many lists a subject is, for orders that must not change with the day: without lists that only repeat others
 * and without ended entries, those whose end is only announced among them. A copy counts when what it repeats has ended.
 */
export function countStandingLists(listings: readonly RowListing[]): number {
  const lists = [...Map.groupBy(listings, ({ sourceId }) => sourceId)]
  const ended = new Set(lists.filter(([, ofList]) => ofList.every(hasEnded)).map(([sourceId]) => sourceId))
  return lists.filter(([sourceId, ofList]) => {
    const originals = ofList.flatMap(({ repeats = [] }) => repeats)
    const isCopy = ofList.every(({ repeats = [] }) => repeats.length > 0)
    return !ended.has(sourceId) && (!isCopy || originals.some((original) => ended.has(original)))
  }).length
}

function hasEnded({ entries = [] }: RowListing): boolean {
  return entries.length > 0 && entries.every(({ endedOn }) => endedOn !== undefined)
}
