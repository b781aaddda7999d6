/** Aggregate shares. Pure functions: no database, no names. */

/** `holder` holds `percent` of `held`; null when not stated. */
export interface Holding {
  holder: string
  held: string
  percent: number | null
}

export interface Share {
  id: string
  /** 0–100; null when no path has all its shares stated. */
  percent: number | null
  /** Number of paths counted in `percent`. */
  paths: number
  /** Number of paths left out because a share on them is not stated. */
  unstatedPaths: number
}

export interface Aggregate {
  shares: Share[]
  /** The search stopped before all paths were counted: `percent` is then a minimum. */
  isCut: boolean
}

type Links = ReadonlyMap<string, readonly { to: string; percent: number | null }[]>

const maxDepth = 10
const maxPaths = 20_000

/** More than half; the tolerance absorbs rounding errors of decimal sums. */
export function isMajority(percent: number | null): boolean {
  return percent !== null && Math.round(percent * 1e6) / 1e6 > 50
}

/** The share of each party in `start`, largest first: along every path the product of its shares, summed over the paths. */
export function holdersOf(start: string, holdings: readonly Holding[]): Aggregate {
  return aggregate(start, linksOf(holdings, 'up'), () => false)
}

/** The share of `start` in each party, largest first; see `holdersOf`. */
export function heldBy(start: string, holdings: readonly Holding[]): Aggregate {
  return aggregate(start, linksOf(holdings, 'down'), () => false)
}

/**
 * The combined share of listed parties in `start`. On each path only the listed party nearest to `start` counts, so that a share held through another
 * listed party is not counted twice.
 */
export function listedHoldersOf(
  start: string,
  holdings: readonly Holding[],
  isListed: (id: string) => boolean,
): Aggregate {
  const { shares, isCut } = aggregate(start, linksOf(holdings, 'up'), isListed)
  return { shares: shares.filter(({ id }) => isListed(id)), isCut }
}

/** The sum of the stated shares, at most 100; null when none is stated. */
export function sumOf(shares: readonly Share[]): number | null {
  const stated = shares.flatMap(({ percent }) => percent ?? [])
  return stated.length === 0 ? null : rounded(stated.reduce((sum, percent) => sum + percent, 0))
}

function aggregate(start: string, links: Links, isEnd: (id: string) => boolean): Aggregate {
  const found = new Map<string, { sum: number; paths: number; unstatedPaths: number }>()
  const onPath = new Set([start])
  let walked = 0
  let isCut = false

  const walk = (from: string, share: number | null) => {
    for (const { to, percent } of links.get(from) ?? []) {
      // A circle adds nothing: a share that a party holds in itself through others belongs to nobody else.
      if (onPath.has(to)) continue
      if (walked >= maxPaths || onPath.size > maxDepth) {
        isCut = true
        return
      }
      walked += 1
      const product = share === null || percent === null ? null : (share * percent) / 100
      const held = found.get(to) ?? { sum: 0, paths: 0, unstatedPaths: 0 }
      if (product === null) held.unstatedPaths += 1
      else {
        held.sum += product
        held.paths += 1
      }
      found.set(to, held)
      if (isEnd(to)) continue
      onPath.add(to)
      walk(to, product)
      onPath.delete(to)
    }
  }
  walk(start, 100)

  const shares = [...found].map(([id, { sum, paths, unstatedPaths }]) => ({
    id,
    percent: paths === 0 ? null : rounded(sum),
    paths,
    unstatedPaths,
  }))
  return { shares: shares.sort(greatestFirst), isCut }
}

/** Each pair once: two lists that state the same holding do not double it. The greater stated share counts. */
function linksOf(holdings: readonly Holding[], direction: 'up' | 'down'): Links {
  const byPair = new Map<string, Map<string, number | null>>()
  for (const { holder, held, percent } of holdings) {
    const [from, to] = direction === 'up' ? [held, holder] : [holder, held]
    const links = byPair.get(from) ?? new Map<string, number | null>()
    const known = links.get(to) ?? null
    links.set(to, known === null || percent === null ? (known ?? percent) : Math.max(known, percent))
    byPair.set(from, links)
  }
  return new Map([...byPair].map(([from, links]) => [from, [...links].map(([to, percent]) => ({ to, percent }))]))
}

/** Sums above 100 occur when periods in a register overlap, so they are capped. */
function rounded(percent: number): number {
  return Math.min(100, Math.round(percent * 1e6) / 1e6)
}

function greatestFirst(a: Share, b: Share): number {
  return (b.percent ?? -1) - (a.percent ?? -1) || (a.id < b.id ? -1 : 1)
}
