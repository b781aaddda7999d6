/** Shares in aggregate. Pure: no database, no names. */

/** `holder` holds `percent` of `held`; null when nobody stated how much. */
export interface Holding {
  holder: string
  held: string
  percent: number | null
}

export interface Share {
  id: string
  /** 0–100; null when no path states all its shares. */
  percent: number | null
  /** Paths counted in `percent`. */
  paths: number
  /** Paths left out because a share on them is not stated. */
  unstatedPaths: number
}

export interface Aggregate {
  shares: Share[]
  /** Paths were left uncounted: `percent` is then the least it can be. */
  isCut: boolean
}

type Links = ReadonlyMap<string, readonly { to: string; percent: number | null }[]>

const maxDepth = 10
const maxPaths = 20_000

/** More than half, where sums of tenths may be off by a rounding. */
export function isMajority(percent: number | null): boolean {
  return percent !== null && Math.round(percent * 1e6) / 1e6 > 50
}

/** What each party has of `start`, greatest first: along every path the product of its shares, summed over the paths. */
export function holdersOf(start: string, holdings: readonly Holding[]): Aggregate {
  return aggregate(start, linksOf(holdings, 'up'), () => false)
}

/** What `start` has of each party, greatest first; as `holdersOf`. */
export function heldBy(start: string, holdings: readonly Holding[]): Aggregate {
  return aggregate(start, linksOf(holdings, 'down'), () => false)
}

/**
 * What listed parties have of `start` together. On each path the listed party nearest to `start` counts and what is above it does not, so
 * that a share held through another listed party is not counted twice.
 */
export function listedHoldersOf(
  start: string,
  holdings: readonly Holding[],
  isListed: (id: string) => boolean,
): Aggregate {
  const { shares, isCut } = aggregate(start, linksOf(holdings, 'up'), isListed)
  return { shares: shares.filter(({ id }) => isListed(id)), isCut }
}

/** The sum of the stated shares, not above 100; null when none is stated. */
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
      // A circle adds nothing: what a party holds of itself through others is not somebody's.
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

/** Each pair once: two lists that state the same holding do not double it. The greater of two stated shares stands. */
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

/** Registers state sums above 100 when they overlap in time; nobody has more than all. */
function rounded(percent: number): number {
  return Math.min(100, Math.round(percent * 1e6) / 1e6)
}

function greatestFirst(a: Share, b: Share): number {
  return (b.percent ?? -1) - (a.percent ?? -1) || (a.id < b.id ? -1 : 1)
}
