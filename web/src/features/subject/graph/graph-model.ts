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

/** The node and its neighbours. */
export function neighbourhoodOf(model: GraphModel, id: string): Set<string> {
  const found = new Set([id])
  for (const { source, target } of model.edges.values()) {
    if (source === id) found.add(target)
    if (target === id) found.add(source)
  }
  return found
}

/** Edges grouped by their two nodes and direction, current ones first. */
export function linesOf(model: GraphModel): GraphEdge[][] {
  const lines = Map.groupBy(model.edges.values(), ({ source, target }) => `${source} ${target}`)
  return [...lines.values()].map((edges) => edges.toSorted((a, b) => Number(a.isFormer) - Number(b.isFormer)))
}
