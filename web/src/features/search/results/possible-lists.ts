import type { PossiblySameMark, SearchRow } from '@qingdan/api/contract/subject.ts'

/** Lists that the strong matches of a page are on if they are the same as other subjects, each once. */
export function possibleLists(rows: readonly Pick<SearchRow, 'band' | 'possiblySame'>[]): PossiblySameMark['lists'] {
  const lists = rows.flatMap(({ band, possiblySame }) =>
    band !== 'strong' || possiblySame === null || possiblySame === 'unknown' ? [] : possiblySame.lists,
  )
  return [...new Map(lists.map((list) => [list.sourceId, list])).values()]
}
