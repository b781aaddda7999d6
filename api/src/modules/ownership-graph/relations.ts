import { createHash } from 'node:crypto'
import type { Bilingual } from '../../contract/bilingual.ts'
import { rankOfKind, relationKind } from './relation-kinds.ts'
import type { RelationRow } from './repository.ts'

/** One relation between two parties, however many lists state it. A holding of today and one of the past are two. */
export interface Relation {
  /** Stable across answers. */
  id: string
  /** For ownership the owner; otherwise the party that the statement begins with. */
  source: string
  target: string
  isOwnership: boolean
  isFormer: boolean
  /** 0–100: the greatest stated share; null when no list states one. */
  percent: number | null
  /** At least one statement may mean control instead of a share. */
  mayBeControl: boolean
  /** What the lists say, the most telling statement first. */
  statements: readonly RelationRow[]
}

/** Each relation once, from the rows of all lists. A party has no relation with itself. */
export function mergeRelations(rows: readonly RelationRow[]): Relation[] {
  const merged = new Map<string, { ends: Ends; rows: RelationRow[] }>()
  for (const row of rows) {
    const ends = endsOf(row)
    if (ends.source === ends.target) continue
    const key = JSON.stringify([ends.source, ends.target, ends.isOwnership || row.kind, row.is_former])
    const known = merged.get(key)
    if (known) known.rows.push(row)
    else merged.set(key, { ends, rows: [row] })
  }
  return [...merged].map(([key, { ends, rows: stated }]) => toRelation(key, ends, stated)).sort(byWeight)
}

interface Ends {
  source: string
  target: string
  isOwnership: boolean
}

function endsOf(row: RelationRow): Ends {
  const to = row.to_id ?? nameKey(row)
  const { owner, isMutual } = relationKind(row.kind, row.label)
  const isReversed = owner === 'to' || (isMutual && to < row.from_id)
  const [source, target] = isReversed ? [to, row.from_id] : [row.from_id, to]
  return { source, target, isOwnership: owner !== null }
}

function toRelation(key: string, ends: Ends, rows: readonly RelationRow[]): Relation {
  const shares = rows.flatMap(({ percent }) => percent ?? [])
  return {
    id: hash(key),
    ...ends,
    isFormer: rows.some(({ is_former }) => is_former),
    percent: shares.length === 0 ? null : Math.max(...shares),
    mayBeControl: rows.some(({ kind, label }) => relationKind(kind, label).mayBeControl),
    statements: distinctRows(rows).toSorted((a, b) => rankOfKind(a.kind) - rankOfKind(b.kind)),
  }
}

/** A register repeats a holding for every period, and a list may print a statement in several entries. */
function distinctRows(rows: readonly RelationRow[]): RelationRow[] {
  const keyOf = ({ source_number, kind, percent, statement }: RelationRow) =>
    JSON.stringify([source_number, kind, percent, statement])
  return [...new Map(rows.map((row) => [keyOf(row), row])).values()]
}

/** Ownership before the rest, current before former: the first parties of a cut answer matter most. */
function byWeight(a: Relation, b: Relation): number {
  return weightOf(a) - weightOf(b) || (b.percent ?? -1) - (a.percent ?? -1) || (a.id < b.id ? -1 : 1)
}

function weightOf({ isOwnership, isFormer }: Relation): number {
  return (isOwnership ? 0 : 2) + (isFormer ? 1 : 0)
}

/**
 * What `party`, an end of the relation, is to the other end: a subsidiary, its parent, a shareholder. Graph, table, card and document all take their
 * words from here.
 */
export function wordOf({ statements }: Pick<Relation, 'statements'>, party: string): Bilingual {
  const [first] = statements
  if (first === undefined) throw new Error('A relation has at least one statement')
  return relationKind(first.kind, first.label).words[first.from_id === party ? 'from' : 'to']
}

/** Where a party stands to the other end: it owns or controls it, is owned or controlled by it, or neither. */
export function standingOf(
  { isOwnership, source }: Pick<Relation, 'isOwnership' | 'source'>,
  party: string,
): 'owner' | 'owned' | 'other' {
  if (!isOwnership) return 'other'
  return source === party ? 'owner' : 'owned'
}

export function otherEnd({ source, target }: Pick<Relation, 'source' | 'target'>, party: string): string {
  return source === party ? target : source
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
