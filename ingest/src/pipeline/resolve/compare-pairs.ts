import type { MatchEvidence } from '@qingdan/database/schema.ts'
import {
  type Clusters,
  cluster,
  contradict,
  type Link,
  type Member,
  pairOf,
  type Refusal,
  refOf,
} from '@qingdan/resolution/cluster.ts'
import { type Comparison, compareParties, explain, probabilityOf } from '@qingdan/resolution/compare.ts'
import { possible as possibleLine, same } from '@qingdan/resolution/lines.ts'
import type { Party } from '@qingdan/resolution/party.ts'
import type { Pair } from './candidate-pairs.ts'

/** Two records of two subjects that are possibly one party. */
export interface PossibleMatch {
  a: Member
  b: Member
  probability: number
  evidence: MatchEvidence[]
}

export type PairComparer = ReturnType<typeof createPairComparer>

/** Compares the records of one batch; each pair once. */
export function createPairComparer() {
  const known = new Map<Party, Map<Party, Comparison>>()

  function compareOnce(a: Party, b: Party): Comparison {
    const found = known.get(a)?.get(b) ?? known.get(b)?.get(a)
    if (found !== undefined) return found
    const comparison = compareParties(a, b)
    const row = known.get(a) ?? new Map<Party, Comparison>()
    known.set(a, row.set(b, comparison))
    return comparison
  }

  return {
    /** The pairs that are one party, and those that possibly are. */
    compare(members: readonly Member[], pairs: readonly Pair[], joined: ReadonlySet<string>) {
      const byRef = new Map(members.map((member) => [refOf(member), member]))
      const [links, possible]: [Link[], Link[]] = [[], []]
      for (const pair of pairs) {
        const [a, b] = [byRef.get(refOf(pair.a)), byRef.get(refOf(pair.b))]
        if (a === undefined || b === undefined || a.unit === b.unit) continue
        if (joined.has(pairOf(refOf(a), refOf(b)))) {
          links.push({ a, b, reason: 'decision', odds: Number.POSITIVE_INFINITY, isExisting: false })
          continue
        }
        if (a.party === null || b.party === null) continue
        const { odds } = compareOnce(a.party, b.party)
        const link: Link = { a, b, reason: 'evidence', odds, isExisting: false }
        if (odds >= same) links.push(link)
        else if (odds >= possibleLine) possible.push(link)
      }
      return { links, possible }
    },

    cluster: (members: readonly Member[], links: readonly Link[], apart: ReadonlySet<string>) =>
      cluster(members, links, apart, compareOnce),

    /** The evidence of a link; none for a decision or a record that is no longer published. */
    explainLink({ a, b, reason }: Pick<Link, 'a' | 'b' | 'reason'>): MatchEvidence[] {
      if (reason === 'decision' || a.party === null || b.party === null) return []
      return explain(compareOnce(a.party, b.party), a.party.profile.type)
    },

    /** Whether any two records of two units are at least possibly one party; withdrawn records say nothing. */
    areStillOne(one: readonly Member[], other: readonly Member[]): boolean {
      const [a, b] = [one, other].map((members) => members.flatMap(({ party }) => party ?? [])) as [Party[], Party[]]
      if (a.length === 0 || b.length === 0) return true
      return a.some((x) => b.some((y) => compareOnce(x, y).odds >= possibleLine))
    },

    /** The strongest pair of each two subjects that are possibly one, unless other entries of the two rule it out. */
    possibleBetween(
      members: readonly Member[],
      clusters: Clusters['clusters'],
      links: readonly (Link | Refusal)[],
      apart: ReadonlySet<string>,
    ): PossibleMatch[] {
      const subjectOf = new Map(clusters.flatMap(({ units }, at) => units.map((unit) => [unit, at] as const)))
      const membersOf = Map.groupBy(members, ({ unit }) => subjectOf.get(unit))
      const strongest = new Map<string, Link>()
      for (const item of links) {
        const link = 'link' in item ? item.link : item
        const [one, other] = [subjectOf.get(link.a.unit), subjectOf.get(link.b.unit)]
        if (one === other || apart.has(pairOf(refOf(link.a), refOf(link.b)))) continue
        const key = pairOf(String(one), String(other))
        if ((strongest.get(key)?.odds ?? Number.NEGATIVE_INFINITY) < link.odds) strongest.set(key, link)
      }
      const groupOf = ({ unit }: Member) => membersOf.get(subjectOf.get(unit)) ?? []
      const open = [...strongest.values()].filter(({ a, b }) => !contradict(groupOf(a), groupOf(b), compareOnce))
      return open.flatMap(({ a, b, odds }) => toPossible(a, b, odds))
    },
  }

  function toPossible(a: Member, b: Member, odds: number): PossibleMatch[] {
    if (a.party === null || b.party === null) return []
    const evidence = explain(compareOnce(a.party, b.party), a.party.profile.type)
    const probability = probabilityOf(Math.min(odds, same))
    const [first, second] = refOf(a) < refOf(b) ? [a, b] : [b, a]
    return [{ a: first, b: second, probability, evidence }]
  }
}
