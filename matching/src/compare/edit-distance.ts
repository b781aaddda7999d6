/** Longest token compared letter by letter; what lies beyond is cut. */
export const longestToken = 40

const width = longestToken + 2
const rows = [new Float64Array(width), new Float64Array(width), new Float64Array(width)]
/** Price of each letter of the second name when only it has it. */
const inserts = new Float64Array(width)

/** Letters that one spelling or one ear takes for another: a substitution between them is cheaper. */
const alike = ['aeiouy', 'ckqgx', 'szcx', 'dt', 'bpv', 'vwfu', 'jyig', 'jz', 'mn', 'hk', 'lr']
const likeCost = 0.7
const substitution = new Float64Array(128 * 128).fill(1)
for (const group of alike) {
  for (const one of group) {
    for (const other of group) {
      const index = (one.charCodeAt(0) << 7) | other.charCodeAt(0)
      substitution[index] = one === other ? 0 : likeCost
    }
  }
}
for (let code = 0; code < 128; code++) substitution[(code << 7) | code] = 0

const doubledCost = 0.5
const silentCost = 0.7
const h = 104

/**
 * Weighted restricted edit distance (substitution, insertion, deletion, one transposition of neighbours). A doubled letter
 * costs half, an `h` or a vowel inside a word .7, a letter for one like it .7, else 1.
 * Both are code arrays of lower-case letters and digits; other letters cost 1 throughout.
 */
export function editDistance(one: Uint16Array, other: Uint16Array): number {
  const n = Math.min(one.length, longestToken)
  const m = Math.min(other.length, longestToken)
  let before = rows[0] as Float64Array
  let last = rows[1] as Float64Array
  let now = rows[2] as Float64Array
  last[0] = 0
  for (let j = 1; j <= m; j++) {
    const insert = indelCost(other, j - 1)
    inserts[j] = insert
    last[j] = (last[j - 1] as number) + insert
  }
  for (let i = 1; i <= n; i++) {
    const code = one[i - 1] as number
    const remove = indelCost(one, i - 1)
    now[0] = (last[0] as number) + remove
    for (let j = 1; j <= m; j++) {
      const against = other[j - 1] as number
      let cost = (last[j - 1] as number) + substitutionCost(code, against)
      const removed = (last[j] as number) + remove
      if (removed < cost) cost = removed
      const inserted = (now[j - 1] as number) + (inserts[j] as number)
      if (inserted < cost) cost = inserted
      if (i > 1 && j > 1 && code === other[j - 2] && one[i - 2] === against && code !== against) {
        const swapped = (before[j - 2] as number) + 1
        if (swapped < cost) cost = swapped
      }
      now[j] = cost
    }
    const free = before
    before = last
    last = now
    now = free
  }
  return last[m] as number
}

function substitutionCost(one: number, other: number): number {
  if (one === other) return 0
  return one < 128 && other < 128 ? (substitution[(one << 7) | other] as number) : 1
}

function indelCost(codes: Uint16Array, at: number): number {
  const code = codes[at] as number
  if (at > 0 && codes[at - 1] === code) return doubledCost
  if (at > 0 && (code === h || isVowel(code))) return silentCost
  return 1
}

/** a, e, i, o, u, y. */
export function isVowel(code: number): boolean {
  return code === 97 || code === 101 || code === 105 || code === 111 || code === 117 || code === 121
}
