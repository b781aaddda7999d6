import { isByName, mayStandTwice, type Reason, reasons } from './agreement.ts'
import { contradict } from './contradiction.ts'
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
  reason: Reason
  values: string[]
  isFirstName?: boolean
  /** An existing merge: only a decision undoes it. */
  isExisting: boolean
}

export interface Refusal {
  link: Link
  /** `apart`, `ambiguous`, or what `contradict` found. */
  why: string
}

export interface Clusters {
  /** Units that are one subject, with the links between them; single units too. */
  clusters: { units: string[]; links: Link[] }[]
  refused: Refusal[]
}

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
export function cluster(members: readonly Member[], links: readonly Link[], apart: ReadonlySet<string>): Clusters {
  const byUnit = new Map<string, Component>()
  for (const member of members) {
    const held = byUnit.get(member.unit)
    if (held === undefined) byUnit.set(member.unit, { units: [member.unit], members: [member], links: [] })
    else held.members.push(member)
  }
  const refused: Refusal[] = []
  const { clear, ambiguous } = withoutAmbiguous(links, byUnit)
  for (const link of inOrder(clear)) {
    const one = byUnit.get(link.a.unit)
    const other = byUnit.get(link.b.unit)
    if (one === undefined || other === undefined || one === other) continue
    const why = areApart(one, other, apart) ? 'apart' : link.isExisting ? null : whyNot(one, other, link)
    if (why !== null) {
      refused.push({ link, why })
      continue
    }
    one.units.push(...other.units)
    one.members.push(...other.members)
    one.links.push(...other.links, link)
    for (const unit of other.units) byUnit.set(unit, one)
  }
  for (const link of ambiguous) {
    if (byUnit.get(link.a.unit) !== byUnit.get(link.b.unit)) refused.push({ link, why: 'ambiguous' })
  }
  return {
    clusters: [...new Set(byUnit.values())].map(({ units, links: held }) => ({ units: units.sort(), links: held })),
    refused,
  }
}

function inOrder(links: readonly Link[]): Link[] {
  const keyOf = (link: Link) =>
    [
      link.isExisting ? 0 : 1,
      String(reasons.indexOf(link.reason)).padStart(2, '0'),
      link.isFirstName === false ? 1 : 0,
      pairOf(refOf(link.a), refOf(link.b)),
    ].join(' ')
  return links
    .map((link) => ({ link, key: keyOf(link) }))
    .sort((x, y) => (x.key < y.key ? -1 : 1))
    .map(({ link }) => link)
}

/** A record whose name fits two parties of one list equally is joined to neither by that name. */
function withoutAmbiguous(
  links: readonly Link[],
  byUnit: ReadonlyMap<string, Component>,
): { clear: Link[]; ambiguous: Link[] } {
  const existing = new Map<string, string>()
  const rootOf = (unit: string): string => {
    const parent = existing.get(unit)
    return parent === undefined ? unit : rootOf(parent)
  }
  for (const { a, b, isExisting } of links) {
    if (!isExisting || !byUnit.has(a.unit) || !byUnit.has(b.unit)) continue
    const [one, other] = [rootOf(a.unit), rootOf(b.unit)]
    if (one !== other) existing.set(other, one)
  }
  const slots = new Map<string, { root: string; member: Member }[]>()
  const sidesOf = ({ a, b, reason, isFirstName = true }: Link) => [
    { slot: `${refOf(a)} ${b.party?.list} ${reason} ${isFirstName}`, member: b },
    { slot: `${refOf(b)} ${a.party?.list} ${reason} ${isFirstName}`, member: a },
  ]
  const isNew = (link: Link) => !link.isExisting && isByName(link.reason)
  for (const { slot, member } of links.filter(isNew).flatMap(sidesOf)) {
    const target = { root: rootOf(member.unit), member }
    const held = slots.get(slot)
    if (held === undefined) slots.set(slot, [target])
    else if (!held.some(({ root }) => root === target.root)) held.push(target)
  }
  const isTwo = (targets: readonly { member: Member }[]) =>
    targets.some(({ member: one }, at) => targets.slice(at + 1).some(({ member: other }) => areTwo(one, other)))
  const isAmbiguous = (link: Link) => isNew(link) && sidesOf(link).some(({ slot }) => isTwo(slots.get(slot) ?? []))
  return { clear: links.filter((link) => !isAmbiguous(link)), ambiguous: links.filter(isAmbiguous) }
}

function areTwo(one: Member, other: Member): boolean {
  return one.party !== null && other.party !== null && !mayStandTwice(one.party, other.party)
}

function areApart(one: Component, other: Component, apart: ReadonlySet<string>): boolean {
  if (apart.size === 0) return false
  return one.members.some((a) => other.members.some((b) => apart.has(pairOf(refOf(a), refOf(b)))))
}

function whyNot(one: Component, other: Component, link: Link): string | null {
  for (const a of one.members) {
    for (const b of other.members) {
      if (a.party === null || b.party === null) continue
      const why = contradict(a.party, b.party, link.reason)
      if (why !== null) return why
    }
  }
  return null
}
