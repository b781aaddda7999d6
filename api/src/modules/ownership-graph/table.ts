import type { Language } from '../../contract/bilingual.ts'
import type { GraphNode, GraphRow } from '../../contract/graph.ts'
import { amountText, percentText } from './phrases.ts'
import { toStatements } from './related-subjects.ts'
import { type Relation, wordOf } from './relations.ts'
import { type Direction, nextOf, otherOf } from './walk.ts'

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
      const next = nextOf(relation, here, direction) ?? (id === start ? otherOf(relation, start) : null)
      const node = next === null ? undefined : nodes.get(next)
      if (node === undefined) continue
      if (count >= maxRows) {
        isCut = true
        break
      }
      count += 1
      const place = `${index}${index === '' ? '' : '.'}${rows.length + 1}`
      const hasRowsElsewhere = expanded.get(node.id)
      const isFollowed = hasRowsElsewhere === undefined && relation.isOwnership
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
  relation: Relation,
  { id, name, nameZh, translatedName, subjectType, isListed, s }: GraphNode,
  language: Language,
): Omit<GraphRow, 'index' | 'hasMore' | 'children'> {
  const { isOwnership, isFormer, percent } = relation
  // No source of ours states the value of a holding.
  const amount = null
  const word = wordOf(relation, id)
  const statedBy = toStatements(relation)
  const [first] = statedBy
  return {
    id,
    name,
    nameZh,
    translatedName,
    subjectType,
    isListed,
    s,
    amount,
    amountText: amountText(amount, language),
    percent,
    percentText: isOwnership ? percentText(percent, language) : '',
    status: isFormer ? 'former' : 'current',
    kind: relation.statements[0]?.kind ?? '',
    isOwnership,
    labelZh: word.zh,
    labelEn: word.en,
    statement: first?.statement ?? null,
    sourceId: first?.sourceId ?? 0,
    statedBy,
  }
}
