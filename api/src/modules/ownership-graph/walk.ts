import { createHash } from 'node:crypto'
import { type RelationKind, relationKind } from './relation-kinds.ts'
import { maxRelations, type RelationRow } from './repository.ts'

export type Direction = 0 | 1

/** A relationship as an edge that points downwards. */
export interface Relation {
  id: string
  upper: string
  lower: string
  row: RelationRow
  kind: RelationKind
}

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
  /** Relations that are followed and kept. */
  isWanted?: (relation: Relation) => boolean
}

/** The neighbourhood of a subject, level by level: up (holders and leaders) or down (holdings), plus relatives and associates. */
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
    for (const relation of rows.map(toRelation).sort(byWeight)) {
      const next = stepFrom(here, relation, reach.direction)
      if (next === null || reach.isWanted?.(relation) === false || relations.has(relation.id)) continue
      // Relatives and associates of other nodes say nothing about the start, unless both ends are already in the graph.
      if (level > 0 && relation.kind.direction === 'none' && !seen.has(next)) continue
      if (!seen.has(next) && seen.size >= reach.maxNodes) {
        isCut = true
        continue
      }
      relations.set(relation.id, relation)
      if (seen.has(next)) continue
      seen.add(next)
      // Relatives and associates are shown but not followed: they hold and lead nothing of the start.
      if (relation.kind.direction !== 'none' && !isNameOnly(next)) frontier.push(next)
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
    const met = (await fetch(frontier)).flatMap((row) => stepFrom(here, toRelation(row), direction) ?? [])
    frontier = [...new Set(met)].filter((id) => !seen.has(id) && !isNameOnly(id))
    for (const id of frontier) seen.add(id)
  }
  return seen.has(party)
}

/** The other end of a relation that continues in this direction from one of the nodes; otherwise null. */
export function stepFrom(here: ReadonlySet<string>, relation: Relation, direction: Direction): string | null {
  const origin = originsOf(relation, direction).find((id) => here.has(id))
  if (origin === undefined) return null
  return origin === relation.upper ? relation.lower : relation.upper
}

/** The end from which a relation is followed in this direction: upper or lower; for an undirected relation either. */
export function originsOf({ upper, lower, kind }: Relation, direction: Direction): string[] {
  if (upper === lower) return []
  if (kind.direction === 'none') return [upper, lower]
  return [direction === 1 ? upper : lower]
}

/** Holdings before other relations, current before former ones, so that the least important are cut. */
function byWeight(a: Relation, b: Relation): number {
  return weightOf(a) - weightOf(b) || (a.id < b.id ? -1 : 1)
}

function weightOf({ kind, row }: Relation): number {
  return (kind.isOwnership ? 0 : kind.direction === 'none' ? 4 : 2) + (row.is_former ? 1 : 0)
}

export function toRelation(row: RelationRow): Relation {
  const kind = relationKind(row.kind, row.label)
  const to = row.to_id ?? nameKey(row)
  const [upper, lower] = kind.direction === 'up' ? [to, row.from_id] : [row.from_id, to]
  const told = [row.source_number, upper, lower, row.kind, row.is_former, row.percent, row.statement, row.label]
  return { id: hash(JSON.stringify(told)), upper, lower, row, kind }
}

/** Key of a party known only by name; the same in all relations of its list. */
function nameKey({ source_number, to_name }: RelationRow): string {
  return `name:${source_number}:${hash(to_name)}`
}

export function isNameOnly(id: string): boolean {
  return id.startsWith('name:')
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}
