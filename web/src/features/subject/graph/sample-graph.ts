import type { GraphAnswer, GraphEdge, GraphNode } from '@qingdan/api/contract/graph.ts'

/** A listed enterprise; the node `start` is the start. */
export const sampleNode = (id: string, more: Partial<GraphNode> = {}): GraphNode => ({
  id,
  name: id,
  nameZh: null,
  translatedName: null,
  start: id === 'start',
  type: 0,
  hasRelation: false,
  subjectType: '01',
  isListed: true,
  s: '1',
  ...more,
})

/** An ownership without a stated share. */
export const sampleEdge = (source: string, target: string, more: Partial<GraphEdge> = {}): GraphEdge => ({
  id: `${source}>${target}`,
  source,
  target,
  percent: null,
  percentText: '',
  kind: 'owner-of',
  isOwnership: true,
  labelZh: '子公司',
  labelEn: 'Subsidiary',
  isFormer: false,
  statement: null,
  sourceId: 1,
  statedBy: [],
  ...more,
})

export const sampleAnswer = (nodes: GraphNode[], edges: GraphEdge[]): GraphAnswer => ({
  nodes,
  edges,
  type: 1,
  level: 1,
  shareholderList: [],
  listedOwnership: null,
  isCut: false,
})
