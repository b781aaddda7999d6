import type { SearchResult } from '@qingdan/api/contract/subject.ts'

export type Band = SearchResult['band']

/** Rows below this score are usually another subject (docs/methodology). The API sets the bands; this line is only for texts and the divider. */
export const alertLine = 70
const cellsOf: Record<Band, 0 | 1 | 2 | 3 | 4> = { strong: 4, likely: 3, possible: 2, weak: 1, none: 0 }

/** Filled cells of the four-cell meter. */
export function meterCells(band: Band): 0 | 1 | 2 | 3 | 4 {
  return cellsOf[band]
}

export function isBelowAlertLine(score: number): boolean {
  return score < alertLine
}
