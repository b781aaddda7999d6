/** Maximum length of a token that is compared by letters; the rest is cut off. */
export const longestToken = 40

/** Costs are summed in tenths: integers are faster and exact. */
const whole = 10
const likeCost = 7
const doubledCost = 5
const silentCost = 7

/** Letters that are confused in spelling or hearing: replacing one by the other is cheaper. */
const alike = ['aeiouy', 'ckqgx', 'szcx', 'dt', 'bpv', 'vwfu', 'jyig', 'jz', 'mn', 'hk', 'lr']
/**
 * Substitution cost by `code << 7 | code`; letters above the first 128 share the last row, which no letter of a name
 * uses.
 */
const substitution = new Uint8Array(128 * 128).fill(whole)
for (const group of alike) {
  for (const one of group) {
    for (const other of group) substitution[(one.charCodeAt(0) << 7) | other.charCodeAt(0)] = likeCost
  }
}

const width = longestToken + 2
const h = 104

/**
 * Weighted restricted edit distance (substitution, insertion, deletion, one transposition of neighbours). A doubled
 * letter costs half, an `h` or a vowel inside a word .7, a similar letter .7, everything else 1. Both are code arrays
 * of lower-case letters and digits; other letters always cost 1. Returns infinity above `most`.
 */
export type EditDistance = (one: Uint16Array, other: Uint16Array, most?: number) => number

/** An edit distance with its own buffers, reused by every call. */
export function createEditDistance(): EditDistance {
  const rows: Rows = {
    before: new Int32Array(width),
    last: new Int32Array(width),
    now: new Int32Array(width),
    inserts: new Int32Array(width),
  }
  return (one, other, most = Number.POSITIVE_INFINITY) => distanceWithin(rows, one, other, most)
}

interface Rows {
  before: Int32Array
  last: Int32Array
  now: Int32Array
  /** Cost of each letter of the second name if only it has it. */
  inserts: Int32Array
}

function distanceWithin(rows: Rows, one: Uint16Array, other: Uint16Array, most: number): number {
  const n = Math.min(one.length, longestToken)
  const m = Math.min(other.length, longestToken)
  const limit = most * whole
  const { inserts } = rows
  let { before, last, now } = rows
  last[0] = 0
  for (let j = 1; j <= m; j++) {
    const insert = indelCost(other, j - 1)
    inserts[j] = insert
    last[j] = (last[j - 1] as number) + insert
  }
  let previous = -1
  for (let i = 1; i <= n; i++) {
    const code = one[i - 1] as number
    const row = code < 128 ? code << 7 : 127 << 7
    const remove = indelCost(one, i - 1)
    let diagonal = last[0] as number
    let left = diagonal + remove
    now[0] = left
    let least = left
    for (let j = 1; j <= m; j++) {
      const against = other[j - 1] as number
      const above = last[j] as number
      let cost = diagonal
      if (code !== against) {
        cost += against < 128 ? (substitution[row | against] as number) : whole
        if (j > 1 && previous === against && code === other[j - 2]) {
          const swapped = (before[j - 2] as number) + whole
          if (swapped < cost) cost = swapped
        }
      }
      if (above + remove < cost) cost = above + remove
      left += inserts[j] as number
      if (left < cost) cost = left
      left = cost
      now[j] = cost
      if (cost < least) least = cost
      diagonal = above
    }
    // A transposition looks back two rows, so the search may stop only after two rows above the limit.
    if (least > limit + whole) return Number.POSITIVE_INFINITY
    const free = before
    before = last
    last = now
    now = free
    previous = code
  }
  const edits = last[m] as number
  return edits > limit ? Number.POSITIVE_INFINITY : edits / whole
}

function indelCost(codes: Uint16Array, at: number): number {
  if (at === 0) return whole
  const code = codes[at] as number
  if (codes[at - 1] === code) return doubledCost
  return code === h || isVowel(code) ? silentCost : whole
}

/** a, e, i, o, u, y. */
function isVowel(code: number): boolean {
  return code === 97 || code === 101 || code === 105 || code === 111 || code === 117 || code === 121
}
