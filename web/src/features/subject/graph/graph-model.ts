import type { GraphAnswer, GraphEdge, GraphNode } from '@qingdan/api/contract/graph.ts'

/** The drawn graph: all answers so far, each node and edge once. */
export interface GraphModel {
  nodes: ReadonlyMap<string, GraphNode>
  edges: ReadonlyMap<string, GraphEdge>
  /** Nodes whose relations were loaded. */
  expanded: ReadonlySet<string>
}

export const emptyGraph: GraphModel = { nodes: new Map(), edges: new Map(), expanded: new Set() }

/** Adds the loaded neighbourhood of a node. */
export function addAnswer(model: GraphModel, around: string, answer: GraphAnswer): GraphModel {
  const nodes = new Map(model.nodes)
  for (const node of answer.nodes) {
    const known = nodes.get(node.id)
    // If two answers disagree, the one that still offers more relations is outdated.
    nodes.set(node.id, known ? { ...node, hasRelation: known.hasRelation && node.hasRelation } : node)
  }
  const edges = new Map(model.edges)
  for (const edge of answer.edges) edges.set(edge.id, edge)
  return { nodes, edges, expanded: new Set([...model.expanded, around]) }
}

export function isExpandable(model: GraphModel, id: string): boolean {
  return model.nodes.get(id)?.hasRelation === true && !model.expanded.has(id)
}

/**
 * The relations between two parties as lines: ownership by its direction, current before former. Another relation of the same two parties is told on
 * that line, otherwise it has its own.
 */
export function linesOf(model: GraphModel): GraphEdge[][] {
  const edges = [...model.edges.values()]
  const between = ({ source, target }: GraphEdge) => [source, target].toSorted().join(' ')
  const lines = Map.groupBy(
    edges.filter(({ isOwnership }) => isOwnership),
    ({ source, target }) => `${source} ${target}`,
  )
  const owned = new Map([...lines.values()].flatMap((line) => (line[0] ? [[between(line[0]), line] as const] : [])))
  const others = edges.filter(({ isOwnership }) => !isOwnership)
  for (const edge of others) owned.get(between(edge))?.push(edge)
  const apart = Map.groupBy(
    others.filter((edge) => !owned.has(between(edge))),
    between,
  )
  return [...lines.values(), ...apart.values()].map((line) => line.toSorted(byWeight))
}

function byWeight(a: GraphEdge, b: GraphEdge): number {
  return Number(b.isOwnership) - Number(a.isOwnership) || Number(a.isFormer) - Number(b.isFormer)
}
