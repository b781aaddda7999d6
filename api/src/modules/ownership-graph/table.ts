import type { Language } from '../../contract/bilingual.ts'
import type { GraphNode, GraphRow } from '../../contract/graph.ts'
import { amountText, percentText } from './phrases.ts'
import { type Direction, type Relation, stepFrom } from './walk.ts'

/** Row limit of one answer: a party may occur in many places of the tree. */
const maxRows = 1_000

/** The relations of a walk as a tree below the start. For a party in several places, only the first one has children. */
export function toRows(
  start: string,
  direction: Direction,
  relations: readonly Relation[],
  nodes: ReadonlyMap<string, GraphNode>,
  language: Language,
): { rows: GraphRow[]; isCut: boolean } {
  /** Parties whose children are already in the tree, and whether they have any. */
  const expanded = new Map([[start, true]])
  let count = 0
  let isCut = false

  const below = (id: string, index: string): GraphRow[] => {
    const here = new Set([id])
    const rows: GraphRow[] = []
    for (const relation of relations) {
      const next = stepFrom(here, relation, direction)
      const node = next === null ? undefined : nodes.get(next)
      if (node === undefined || (relation.kind.direction === 'none' && id !== start)) continue
      if (count >= maxRows) {
        isCut = true
        break
      }
      count += 1
      const place = `${index}${index === '' ? '' : '.'}${rows.length + 1}`
      const hasRowsElsewhere = expanded.get(node.id)
      const isFollowed = hasRowsElsewhere === undefined && relation.kind.direction !== 'none'
      if (isFollowed) expanded.set(node.id, true)
      const children = isFollowed ? below(node.id, place) : []
      if (isFollowed) expanded.set(node.id, children.length > 0)
      const hasMore = node.hasRelation || hasRowsElsewhere === true
      rows.push({ ...toRow(relation, node, language), index: place, hasMore, children })
    }
    return rows
  }

  return { rows: below(start, ''), isCut }
}

function toRow(
  { row, kind }: Relation,
  { id, name, nameZh, subjectType, isListed, s }: GraphNode,
  language: Language,
): Omit<GraphRow, 'index' | 'hasMore' | 'children'> {
  // No source of ours states the value of a holding.
  const amount = null
  return {
    id,
    name,
    nameZh,
    subjectType,
    isListed,
    s,
    amount,
    amountText: amountText(amount, language),
    percent: row.percent,
    percentText: kind.isOwnership ? percentText(row.percent, language) : '',
    status: row.is_former ? 'former' : 'current',
    kind: row.kind,
    isOwnership: kind.isOwnership,
    labelZh: kind.label.zh,
    labelEn: kind.label.en,
    statement: row.statement,
    sourceId: row.source_number,
  }
}
