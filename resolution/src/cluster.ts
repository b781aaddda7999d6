import type { Comparison } from './compare.ts'
import type { Feature } from './evidence/finding.ts'
import { isCertain, possible, same } from './lines.ts'
import type { Party } from './party.ts'

/** A record to be sorted into subjects. Records of one `unit` share a publisher's number and stay together. */
export interface Member {
  sourceId: string
  publisherId: string
  /** Id of its own subject. */
  unit: string
  /** Null when it is no longer published: it is then no evidence for or against. */
  party: Party | null
}

/** Why two records are one party. */
export interface Link {
  a: Member
  b: Member
  /** `evidence`, or a person's `decision`. */
  reason: 'evidence' | 'decision'
  /** Logarithmic odds; infinite for a decision. */
  odds: number
  /** An existing merge: only a decision undoes it. */
  isExisting: boolean
}

export interface Refusal {
  link: Link
  /** `apart` by a decision, `contradicted` by other records of the two groups, or `ambiguous`. */
  why: 'apart' | 'contradicted' | 'ambiguous'
}

export interface Clusters {
  /** Units that are one subject, with the links between them; single units too. */
  clusters: { units: string[]; links: Link[] }[]
  refused: Refusal[]
}

/** Compares two records; each pair is asked for more than once. */
export type Compare = (a: Party, b: Party) => Comparison

interface Component {
  units: string[]
  members: Member[]
  links: Link[]
}

/** Key of a record in decisions and members. */
export function refOf({ sourceId, publisherId }: Pick<Member, 'sourceId' | 'publisherId'>): string {
  return `${sourceId}/${publisherId}`
}

/** Key of a pair, independent of its order. */
export function pairOf(one: string, other: string): string {
  return one < other ? `${one} ${other}` : `${other} ${one}`
}

/**
 * Sorts records into subjects: the strongest link first, and only if nothing in the two groups contradicts it. The
 * result does not depend on the order of members and links.
 */
export function cluster(
  members: readonly Member[],
  links: readonly Link[],
  apart: ReadonlySet<string>,
  compare: Compare,
): Clusters {
  const byUnit = new Map<string, Component>()
  for (const member of members) {
    const held = byUnit.get(member.unit)
    if (held === undefined) byUnit.set(member.unit, { units: [member.unit], members: [member], links: [] })
    else held.members.push(member)
  }
  const refused: Refusal[] = []
  const ambiguous = ambiguousOf(links)
  for (const link of inOrder(links)) {
    const one = byUnit.get(link.a.unit)
    const other = byUnit.get(link.b.unit)
    if (one === undefined || other === undefined || one === other) continue
    const why = whyNot(one, other, link)
    if (why !== null) {
      refused.push({ link, why })
      continue
    }
    one.units.push(...other.units)
    one.members.push(...other.members)
    one.links.push(...other.links, link)
    for (const unit of other.units) byUnit.set(unit, one)
  }
  return {
    clusters: [...new Set(byUnit.values())].map(({ units, links: held }) => ({ units: units.sort(), links: held })),
    refused,
  }

  function whyNot(one: Component, other: Component, link: Link): Refusal['why'] | null {
    if (areApart(one, other, apart)) return 'apart'
    const [type, otherType] = [typeOf(one), typeOf(other)]
    if (type !== null && otherType !== null && type !== otherType) return 'contradicted'
    if (link.isExisting || link.reason === 'decision') return null
    if (ambiguous.has(link)) return 'ambiguous'
    return areContradicted(one, other, link, compare) ? 'contradicted' : null
  }
}

function inOrder(links: readonly Link[]): Link[] {
  const rank = ({ isExisting, reason }: Link) => (isExisting ? 0 : reason === 'decision' ? 1 : 2)
  return links
    .map((link) => ({ link, pair: pairOf(refOf(link.a), refOf(link.b)) }))
    .sort((x, y) => rank(x.link) - rank(y.link) || y.link.odds - x.link.odds || (x.pair < y.pair ? -1 : 1))
    .map(({ link }) => link)
}

/** A difference in odds that decides between two parties of one list. */
const clearLead = 2

/**
 * Links of a record that fits two entries of one list about as well, although that list has one entry per party: it is
 * joined to neither.
 */
function ambiguousOf(links: readonly Link[]): Set<Link> {
  const found = new Set<Link>()
  const sides = links
    .filter(({ isExisting, reason }) => !isExisting && reason === 'evidence')
    .flatMap((link) => [
      { link, from: link.a, to: link.b },
      { link, from: link.b, to: link.a },
    ])
    .filter(({ to }) => to.party?.recordsPerParty === 'one')
  for (const group of Map.groupBy(sides, ({ from, to }) => `${refOf(from)} ${to.party?.list}`).values()) {
    const best = Math.max(...group.map(({ link }) => link.odds))
    const near = group.filter(({ link }) => !isCertain(link.odds) && best - link.odds < clearLead)
    if (new Set(near.map(({ to }) => to.unit)).size > 1) for (const { link } of near) found.add(link)
    for (const { link } of group) if (best - link.odds >= clearLead) found.add(link)
  }
  return found
}

/** Null when none of its records is published. */
function typeOf({ members }: Component): string | null {
  return members.find(({ party }) => party !== null)?.party?.profile.type ?? null
}

function areApart(one: Component, other: Component, apart: ReadonlySet<string>): boolean {
  if (apart.size === 0) return false
  return one.members.some((a) => other.members.some((b) => apart.has(pairOf(refOf(a), refOf(b)))))
}

/** Odds below which two entries speak against joining their groups, whatever links these. */
const contradiction = -2
/** Least average odds of the entries of the two groups, each at most `mostOfOne` for or against. */
const leastAverage = 1
const mostOfOne = 5

/** Whether the other entries of the two groups speak against a link: two contradict each other, or on average they do not look like one party. */
function areContradicted(one: Component, other: Component, link: Link, compare: Compare): boolean {
  const comparisons = betweenEntries(one.members, other.members, compare)
  if (comparisons.some((found) => isContradiction(found) || areTwoEntries(found))) return true
  const sum = comparisons.reduce((odds, best) => odds + Math.max(-mostOfOne, Math.min(mostOfOne, best.odds)), 0)
  return !isCertain(link.odds) && comparisons.length > 0 && sum / comparisons.length < leastAverage
}

/**
 * Whether an entry of the one group cannot be one party with an entry of the other: a company and its subsidiary each have their entry on
 * a list with one entry per party.
 */
export function contradict(one: readonly Member[], other: readonly Member[], compare: Compare): boolean {
  return betweenEntries(one, other, compare).some((found) => isContradiction(found) || areUnlikeEntries(found))
}

/** Two entries of a list with one entry per party that do not look like one twice. */
function areUnlikeEntries({ odds, findings }: Comparison): boolean {
  return odds < possible && findings.some(({ feature }) => feature === 'one-list')
}

function isContradiction({ odds, findings }: Comparison): boolean {
  return odds < contradiction && findings.some(({ feature }) => contradicting.has(feature))
}

/**
 * Two entries of one list are two parties, whatever a third one links: of a list with one entry per party, unless they
 * agree by themselves; of any list that gives them different numbers of one register.
 */
function areTwoEntries({ odds, findings }: Comparison): boolean {
  const has = (feature: Feature) => findings.some((finding) => finding.feature === feature)
  return (odds < same && has('one-list')) || (has('other-number') && ofOneList.some(has))
}

const ofOneList: readonly Feature[] = ['one-list', 'list-in-parts', 'list-of-several']

/** Each entry of the one group with each of the other; of several records of an entry the two that agree best count. */
function betweenEntries(one: readonly Member[], other: readonly Member[], compare: Compare): Comparison[] {
  return entriesOf(one).flatMap((a) => entriesOf(other).flatMap((b) => bestOf(a, b, compare) ?? []))
}

function entriesOf(members: readonly Member[]): Party[][] {
  const parties = Map.groupBy(members, ({ unit }) => unit)
  return [...parties.values()].map((held) => held.flatMap(({ party }) => party ?? []))
}

function bestOf(one: readonly Party[], other: readonly Party[], compare: Compare): Comparison | null {
  let best: Comparison | null = null
  for (const a of one) {
    for (const b of other) {
      const found = compare(a, b)
      if (best === null || found.odds > best.odds) best = found
    }
  }
  return best
}

/** What two records of one party do not state, unless one of them is wrong. Another name alone is no contradiction. */
const contradicting: ReadonlySet<string> = new Set([
  'other-sex',
  'other-birth-date',
  'other-number',
  'other-reference',
  'one-list',
])
