import type { Match } from '../evidence.ts'

/** Assigns a Han and a Latin range to the sides they came from. */
export function match(
  han: readonly [number, number],
  latin: readonly [number, number],
  isHanQuery: boolean,
  relation: Match['relation'],
): Match {
  const [query, listed] = isHanQuery ? [han, latin] : [latin, han]
  return { queryStart: query[0], queryEnd: query[1], listedStart: listed[0], listedEnd: listed[1], relation }
}
