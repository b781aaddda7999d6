import type { GraphAnswer, GraphEdge, GraphNode } from '@qingdan/api/contract/graph.ts'
import { describe, expect, it } from 'vitest'
import { perLineIn, placeNodes } from './graph-layout.ts'
import { addAnswer, emptyGraph, isExpandable, linesOf, neighbourhoodOf } from './graph-model.ts'
import { labelLines } from './label-lines.ts'
import { clampZoom, toRatio, toZoom } from './zoom.ts'

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

  it('finds the neighbours of a node in both directions', () => {
    expect([...neighbourhoodOf(first, 'start')].toSorted()).toEqual(['a', 'b', 'start'])
  })
})

describe('the places of nodes', () => {
  it('put holders above and what is held below', () => {
    const places = placeNodes(first, 6)
    expect(places.get('start')).toEqual({ x: 0, y: -0 })
    expect(places.get('b')?.y).toBeGreaterThan(0)
    expect(places.get('a')?.y).toBeLessThan(0)
  })

  it('give every node of a wide level its own position, in several lines', () => {
    const children = Array.from({ length: 40 }, (_, index) => node(`c${index}`))
    const wide = addAnswer(
      emptyGraph,
      'start',
      answer(
        [start, ...children],
        children.map(({ id }) => edge('start', id)),
      ),
    )
    const places = [...placeNodes(wide, 6).values()].map(({ x, y }) => `${x} ${y}`)
    expect(new Set(places).size).toBe(41)
    expect(Math.max(...[...placeNodes(wide, 6).values()].map(({ x }) => Math.abs(x)))).toBeLessThan(6)
  })

  it('fit the width: two per line on a phone, eight on a desktop', () => {
    expect([200, 358, 694, 1400].map((width) => perLineIn(width, 460, 5))).toEqual([2, 3, 6, 8])
    expect(perLineIn(1008, 460, 89)).toBe(14)
  })

  it('are found even when relations form a circle', () => {
    const circle = answer([start, node('a'), node('b')], [edge('start', 'a'), edge('a', 'b'), edge('b', 'start')])
    expect(placeNodes(addAnswer(emptyGraph, 'start', circle), 6).size).toBe(3)
  })
})

describe('the label of a node', () => {
  it.each([
    ['华为', ['华为']],
    ['永信至诚科技集团', ['永信至诚科技', '集团']],
    ['永信至诚科技集团股份有限公司上海分公司', ['永信至诚科技', '集团股份有限', '公司上海分公…']],
    ['JSC Zala Aero', ['JSC Zala', 'Aero']],
    ['Kalashnikovskonzernwerke', ['Kalashnikovs', 'konzernwerke']],
    ['', []],
  ])('%s breaks into %j', (text, lines) => {
    expect(labelLines(text)).toEqual(lines)
  })
})

describe('zoom', () => {
  it('keeps to its range and steps', () => {
    expect([clampZoom(0.43), clampZoom(1.5 + 0.1), clampZoom(2.4)]).toEqual([0.5, 1.6, 2])
    expect(toZoom(toRatio(0.7))).toBeCloseTo(0.7)
  })
})
