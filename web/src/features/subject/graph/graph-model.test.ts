import type { GraphAnswer, GraphEdge, GraphNode } from '@qingdan/api/contract/graph.ts'
import { describe, expect, it } from 'vitest'
import { addAnswer, emptyGraph, isExpandable, linesOf } from './graph-model.ts'

const node = (id: string, more: Partial<GraphNode> = {}): GraphNode => ({
  id,
  name: id,
  nameZh: null,
  start: false,
  type: 0,
  hasRelation: false,
  subjectType: '01',
  isListed: true,
  s: '1',
  ...more,
})
const edge = (source: string, target: string): GraphEdge => ({
  id: `${source}>${target}`,
  source,
  target,
  percent: null,
  percentText: '未说明',
  kind: 'owned-or-controlled-by',
  isOwnership: true,
  labelZh: '控股',
  labelEn: 'Owner',
  isFormer: false,
  statement: null,
  sourceId: 1,
  statedBy: [],
})
const answer = (nodes: GraphNode[], edges: GraphEdge[]): GraphAnswer => ({
  nodes,
  edges,
  type: 1,
  level: 1,
  shareholderList: [],
  listedOwnership: null,
  isCut: false,
})

const start = node('start', { start: true })
const first = addAnswer(
  emptyGraph,
  'start',
  answer([start, node('a', { hasRelation: true }), node('b')], [edge('start', 'a'), edge('b', 'start')]),
)

describe('the graph that grows by loading', () => {
  it('holds each node and edge once, even if it is loaded repeatedly', () => {
    const again = addAnswer(first, 'a', answer([node('a'), start, node('c')], [edge('start', 'a'), edge('a', 'c')]))
    expect([...again.nodes.keys()]).toEqual(['start', 'a', 'b', 'c'])
    expect(again.edges.size).toBe(3)
  })

  it('offers to expand nodes with more relations that were not loaded', () => {
    expect(isExpandable(first, 'a')).toBe(true)
    expect(isExpandable(first, 'b')).toBe(false)
    expect(isExpandable(addAnswer(first, 'a', answer([node('a')], [])), 'a')).toBe(false)
  })

  it('draws one line for all relations between two nodes, current ones first', () => {
    const [line, ...others] = linesOf(
      addAnswer(
        emptyGraph,
        'start',
        answer(
          [start, node('a')],
          [
            { ...edge('start', 'a'), id: '1', isFormer: true },
            { ...edge('start', 'a'), id: '2' },
          ],
        ),
      ),
    )
    expect(others).toEqual([])
    expect(line?.map(({ id }) => id)).toEqual(['2', '1'])
  })

  it('tells another relation of an owner and its firm on their line, in either direction', () => {
    const other = { ...edge('a', 'start'), isOwnership: false }
    const lines = linesOf(addAnswer(emptyGraph, 'start', answer([start, node('a')], [other, edge('start', 'a')])))
    expect(lines.map((line) => line.map(({ id }) => id))).toEqual([['start>a', 'a>start']])
  })
})
