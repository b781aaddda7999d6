/**
 * Codes under which publishers list one and the same party: a territory with its own ISO code and the state whose passport
 * or register it shares, and states that became several. Between two of a row, a difference is neither for nor against.
 */
const rows: readonly string[] = [
  'CN HK MO TW',
  'RS ME XK',
  'GB GG IM JE GI VG KY BM TC AI MS',
  'US PR GU VI AS MP',
  'NL CW AW SX BQ',
  'FR GP MQ RE GF YT NC PF',
  'DK FO GL',
  'IL PS',
  'SD SS',
  'MA EH',
]

const rowOf = new Map(rows.flatMap((row, index) => row.split(' ').map((code) => [code, index] as const)))

export function areNeighbours(one: string, other: string): boolean {
  const row = rowOf.get(one)
  return row !== undefined && row === rowOf.get(other)
}
