/** What the cost of a call depends on, as the contract validated it. */
interface CostlyInput {
  keyword?: unknown
  searchKey?: unknown
  pageSize?: unknown
  base64Img?: unknown
}

const han = /\p{Script=Han}/gu

/**
 * How many calls of the rate limit a call counts as. Measured over every list, processor time of one search: a Latin name 5 ms, a word that matches
 * nobody 10 ms, 5 Han characters 43 ms, 10 Han characters 60 ms, 300 Han characters 115 ms, whatever the lowest score; 200 rows take 30 ms more. So a
 * name of 5 Han characters or 100 others costs 1, and the dearest search 8.
 */
export function costOf({ keyword, searchKey, pageSize, base64Img }: CostlyInput): number {
  const rows = typeof pageSize === 'number' ? Math.floor(pageSize / 100) : 0
  const picture = typeof base64Img === 'string' ? 5 : 0
  return textCost(keyword ?? searchKey) + rows + picture
}

/** Longer Han texts cost little more: most of their characters are in no name. */
function textCost(text: unknown): number {
  if (typeof text !== 'string') return 1
  const hanLetters = text.match(han)?.length ?? 0
  return Math.max(1, Math.min(6, Math.ceil(hanLetters / 5)), Math.ceil(text.length / 100))
}
