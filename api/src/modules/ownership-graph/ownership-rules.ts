/** How a publisher counts the shares of its listed parties. Pure functions: no database, no names. */

export interface ShareRule {
  /** True: 50 % is enough; false: more than 50 %. */
  isHalfEnough: boolean
  /** The shares of several listed parties are added up. */
  isAggregate: boolean
  /** Control without the shares is enough as well. */
  isControlEnough: boolean
}

/** `holder` owns `percent` of `held`, now; null when no list states the share. */
export interface Holding {
  holder: string
  held: string
  percent: number | null
  /** The statement may mean control instead of a share. */
  mayBeControl: boolean
}

/** From a listed party down to the start: each step names the holder and its share in the next party. */
export type OwnershipPath = { holder: string; percent: number | null }[]

export interface Judgement {
  /** `unknown`: a share on a path is not stated. `below`: the stated shares are not enough; others may exist. */
  outcome: 'met' | 'below' | 'unknown'
  /** Stated shares in the start that count: of listed parties, and whole of parties that the rule itself covers. */
  percent: number
  /** Control is enough for the rule, and a list states ownership or control without saying which. */
  mayBeControlled: boolean
  paths: OwnershipPath[]
}

const maxDepth = 10
const maxPaths = 20

/**
 * Applies a rule to a party. A holding of a listed party counts. So does, whole and not multiplied, the holding of a party that is itself covered by
 * the rule (OFAC FAQ 401; 15 CFR 744.11(a)(1); the majority stakes of Schedule 1 to the UK regulations). Null when no listed party is above the start.
 */
export function judge(
  rule: ShareRule,
  start: string,
  holdings: readonly Holding[],
  listed: ReadonlySet<string>,
): Judgement | null {
  const holdersOf = Map.groupBy(holdings, ({ held }) => held)
  const owners = [...listed].filter((id) => id !== start)
  const groups = rule.isAggregate ? [owners] : owners.map((id) => [id])
  const judgements = groups.flatMap((group) => judgeGroup(rule, start, holdersOf, new Set(group)) ?? [])
  return judgements.toSorted(byStrength)[0] ?? null
}

type HoldersOf = ReadonlyMap<string, readonly Holding[]>

function judgeGroup(
  rule: ShareRule,
  start: string,
  holdersOf: HoldersOf,
  listed: ReadonlySet<string>,
): Judgement | null {
  const covered = coveredBy(rule, holdersOf, listed, false)
  const possible = coveredBy(rule, holdersOf, listed, true)
  const outcome = covered.has(start) ? 'met' : possible.has(start) ? 'unknown' : 'below'
  const counted = outcome === 'met' ? covered : outcome === 'unknown' ? possible : null
  const paths = pathsTo(start, holdersOf, listed, (id) => counted === null || counted.has(id))
  if (paths.length === 0) return null
  return {
    outcome,
    percent: statedShare(holdersOf.get(start) ?? [], covered),
    mayBeControlled: rule.isControlEnough && outcome !== 'met' && statesControl(start, paths, holdersOf),
    paths,
  }
}

/** The listed parties, and all parties that the rule covers because of them. With `isUnstatedEnough`, an unstated share counts as if it were enough. */
function coveredBy(
  rule: ShareRule,
  holdersOf: HoldersOf,
  listed: ReadonlySet<string>,
  isUnstatedEnough: boolean,
): ReadonlySet<string> {
  const covered = new Set(listed)
  for (let size = -1; size !== covered.size; ) {
    size = covered.size
    for (const [held, holdings] of holdersOf) {
      const isOpen = isUnstatedEnough && holdings.some(({ holder, percent }) => percent === null && covered.has(holder))
      if (isOpen || isEnough(rule, statedShare(holdings, covered))) covered.add(held)
    }
  }
  return covered
}

function statedShare(holdings: readonly Holding[], covered: ReadonlySet<string>): number {
  const sum = holdings.reduce((total, { holder, percent }) => total + (covered.has(holder) ? (percent ?? 0) : 0), 0)
  // Sums above 100 occur when periods in a register overlap.
  return Math.min(100, Math.round(sum * 1e6) / 1e6)
}

function isEnough({ isHalfEnough }: ShareRule, percent: number): boolean {
  return isHalfEnough ? percent >= 50 : percent > 50
}

function pathsTo(
  start: string,
  holdersOf: HoldersOf,
  listed: ReadonlySet<string>,
  isCounted: (id: string) => boolean,
): OwnershipPath[] {
  const found: OwnershipPath[] = []
  const follow = (held: string, below: OwnershipPath) => {
    for (const { holder, percent } of holdersOf.get(held) ?? []) {
      const isCircle = holder === start || below.some((step) => step.holder === holder)
      if (found.length >= maxPaths || below.length >= maxDepth || isCircle || !isCounted(holder)) continue
      const path = [{ holder, percent }, ...below]
      if (listed.has(holder)) found.push(path)
      else follow(holder, path)
    }
  }
  follow(start, [])
  return found
}

function statesControl(start: string, paths: readonly OwnershipPath[], holdersOf: HoldersOf): boolean {
  return paths.some((path) =>
    path.every(({ holder }, at) => {
      const held = path[at + 1]?.holder ?? start
      return holdersOf.get(held)?.some((holding) => holding.holder === holder && holding.mayBeControl)
    }),
  )
}

const strength = { met: 0, unknown: 1, below: 2 }

function byStrength(a: Judgement, b: Judgement): number {
  return strength[a.outcome] - strength[b.outcome] || b.percent - a.percent
}
