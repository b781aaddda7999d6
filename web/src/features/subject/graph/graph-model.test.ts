import { describe, expect, it } from 'vitest'
import { addAnswer, emptyGraph, isExpandable, linesOf } from './graph-model.ts'
import { sampleAnswer as answer, sampleEdge as edge, sampleNode as node } from './sample-graph.ts'

const start = node('start')
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
