import type { GraphNode, GraphRow } from '../../contract/graph.ts'
import type { Language } from '../../language.ts'
import { amountText, percentText } from './phrases.ts'
import { type Direction, type Relation, stepFrom } from './walk.ts'

/** A party may stand in many places of the tree: the rows of one answer. */
const maxRows = 1_000

/** The relations of a walk as a tree of rows below the start. A party that stands above itself gets no rows of its own. */
export function toRows(
  start: string,
  direction: Direction,
  relations: readonly Relation[],
  nodes: ReadonlyMap<string, GraphNode>,
  language: Language,
): { rows: GraphRow[]; isCut: boolean } {
  let count = 0
  let isCut = false

  const below = (id: string, index: string, above: ReadonlySet<string>): GraphRow[] => {
    const here = new Set([id])
    const rows: GraphRow[] = []
    for (const relation of relations) {
      const next = stepFrom(here, relation, direction)
      const node = next === null ? undefined : nodes.get(next)
      if (node === undefined || isWayBack(relation, node.id, above)) continue
      if (count >= maxRows) {
        isCut = true
        break
      }
      count += 1
      const place = `${index}${index === '' ? '' : '.'}${rows.length + 1}`
      const isCircle = above.has(node.id)
      const isFollowed = !isCircle && relation.kind.direction !== 'beside'
      const children = isFollowed ? below(node.id, place, new Set([...above, node.id])) : []
      rows.push({ ...toRow(relation, node, language), index: place, hasMore: node.hasRelation || isCircle, children })
    }
    return rows
  }

  return { rows: below(start, '', new Set([start])), isCut }
}

/** Kinship reads both ways: the row above is not repeated below. */
function isWayBack({ kind }: Relation, id: string, above: ReadonlySet<string>): boolean {
  return kind.direction === 'beside' && above.has(id)
}

function toRow(
  { row, kind }: Relation,
  { id, name, nameZh, subjectType, isListed, s }: GraphNode,
  language: Language,
): Omit<GraphRow, 'index' | 'hasMore' | 'children'> {
  // No source of ours states what a holding is worth.
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
