import { isNameOnly, mergeRelations, otherEnd, type Relation } from './relations.ts'
import { maxRelations, type RelationRow } from './repository.ts'

/** 1: down, what a party owns; 0: up, who owns it. */
export type Direction = 0 | 1

export interface Walk {
  /** Nodes in the order of discovery, the start first. */
  nodes: string[]
  relations: Relation[]
  isCut: boolean
}

export type FetchRelations = (ids: readonly string[]) => Promise<RelationRow[]>

interface Reach {
  direction: Direction
  levels: number
  maxNodes: number
  /** Adds the relations of the start that are no ownership. They are shown, never followed. */
  includeOther: boolean
}

/** The owners of a party, or what it owns, level by level. */
export async function walk(start: string, reach: Reach, fetch: FetchRelations): Promise<Walk> {
  const relations = new Map<string, Relation>()
  const seen = new Set([start])
  let frontier = [start]
  let isCut = false
  for (let level = 0; level < reach.levels && frontier.length > 0; level += 1) {
    const here = new Set(frontier)
    const rows = await fetch(frontier)
    isCut ||= rows.length >= maxRelations
    frontier = []
    for (const relation of mergeRelations(rows)) {
      const next = nextOf(relation, here, reach.direction) ?? (reach.includeOther ? otherOf(relation, start) : null)
      if (next === null || relations.has(relation.id)) continue
      if (!seen.has(next) && seen.size >= reach.maxNodes) {
        isCut = true
        continue
      }
      relations.set(relation.id, relation)
      if (seen.has(next)) continue
      seen.add(next)
      if (relation.isOwnership && !isNameOnly(next)) frontier.push(next)
    }
  }
  return { nodes: [...seen], relations: [...relations.values()], isCut }
}

/** Bounds of the search below: chains of published relations are shorter, and the page draws fewer nodes. */
const maxSteps = 10
const maxReached = 2_000

/** Whether a party is met by expanding nodes one after the other from the start, always in this direction. The grant of the start covers no other. */
export async function canReach(
  start: string,
  party: string,
  direction: Direction,
  fetch: FetchRelations,
): Promise<boolean> {
  const seen = new Set([start])
  let frontier = [start]
  for (let step = 0; step < maxSteps && frontier.length > 0 && seen.size < maxReached; step++) {
    if (seen.has(party)) return true
    const here = new Set(frontier)
    const met = mergeRelations(await fetch(frontier)).flatMap((relation) => nextOf(relation, here, direction) ?? [])
    frontier = [...new Set(met)].filter((id) => !seen.has(id) && !isNameOnly(id))
    for (const id of frontier) seen.add(id)
  }
  return seen.has(party)
}

/** The party that an ownership relation leads to in this direction from one of the nodes; otherwise null. */
export function nextOf(relation: Relation, here: ReadonlySet<string>, direction: Direction): string | null {
  const origin = originOf(relation, direction)
  return origin !== null && here.has(origin) ? otherEnd(relation, origin) : null
}

/** The end from which an ownership relation is followed in this direction; null for other relations. */
export function originOf({ isOwnership, source, target }: Relation, direction: Direction): string | null {
  if (!isOwnership) return null
  return direction === 1 ? source : target
}

/** The other party of a relation of the start that is no ownership; otherwise null. */
export function otherOf(relation: Relation, start: string): string | null {
  const isOfStart = relation.source === start || relation.target === start
  return !relation.isOwnership && isOfStart ? otherEnd(relation, start) : null
}
