import type { ScoredCandidate } from '@qingdan/screening/ranking.ts'
import { subjectTypes, subTypesOf, type TypeCount } from '../../contract/subject.ts'

/**
 * Counts by type and sub-type over all rows, independent of the selected chips; all types, and the sub-types that
 * occur. `others`: the counts by code of rows that are not among `rows`.
 */
export function countTypes(
  rows: readonly ScoredCandidate[],
  others: ReadonlyMap<string, number> = new Map(),
): TypeCount[] {
  const counts = new Map(others)
  const add = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)
  for (const { document } of rows) {
    add(document.type)
    for (const subType of new Set(document.subTypes)) add(subType)
  }
  return subjectTypes.map((type) => ({
    type,
    count: counts.get(type) ?? 0,
    subTypes: subTypesOf[type].flatMap((subType) => {
      const count = counts.get(subType) ?? 0
      return count === 0 ? [] : [{ subType, count }]
    }),
  }))
}

/** The rows that match the selected chips: the type, and any of the sub-types. */
export function chosenRows(
  rows: readonly ScoredCandidate[],
  { type, subType }: { type?: string | undefined; subType?: readonly string[] | undefined },
): readonly ScoredCandidate[] {
  if (!type && !subType) return rows
  return rows.filter(
    ({ document }) =>
      (!type || document.type === type) && (!subType || document.subTypes.some((code) => subType.includes(code))),
  )
}

export function pageOf<Row>(rows: readonly Row[], { page, pageSize }: { page: number; pageSize: number }): Row[] {
  return rows.slice((page - 1) * pageSize, page * pageSize)
}
