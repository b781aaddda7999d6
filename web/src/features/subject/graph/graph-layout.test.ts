import type { GraphEdge, GraphNode } from '@qingdan/api/contract/graph.ts'
import { describe, expect, it } from 'vitest'
import { type Area, columnsIn, type Layout, layoutGraph } from './graph-layout.ts'
import { addAnswer, emptyGraph } from './graph-model.ts'
import { textWidth, wrapLines } from './label-lines.ts'
import { sampleEdge as edge, sampleAnswer, sampleNode } from './sample-graph.ts'
import { fitZoom, stepZoom } from './zoom.ts'

const node = (id: string, name = id) => sampleNode(id, { name })
const words = {
  titleOf: (id: string) => names.get(id) ?? id,
  subtitleOf: () => null,
  edgeText: (edges: readonly GraphEdge[]) =>
    edges.map(({ labelEn, percentText }) => `${labelEn} ${percentText}`).join(),
}
const names = new Map<string, string>()

function laidOut(nodes: GraphNode[], edges: GraphEdge[], columns = 6, moved?: Map<string, { x: number; y: number }>) {
  for (const { id, name } of nodes) names.set(id, name)
  return layoutGraph(addAnswer(emptyGraph, 'start', sampleAnswer(nodes, edges)), words, columns, moved)
}

const meet = (a: Area, b: Area) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

function overlaps({ boxes }: Layout) {
  return boxes.flatMap((a, at) =>
    boxes
      .slice(at + 1)
      .filter((b) => meet(a, b))
      .map((b) => [a.id, b.id]),
  )
}

const box = ({ boxes }: Layout, id: string) => boxes.find((one) => one.id === id) ?? expect.fail(`no box ${id}`)

/** A tree of owners and owned parties with names of every length, some edges with shares, and parties beside. */
function tangle(count: number) {
  const ids = Array.from({ length: count }, (_, at) => `n${at}`)
  const long = 'OTKRYTOE AKTSIONERNOE OBSHCHESTVO NAUCHNO-PROIZVODSTVENNOE OBEDINENIE'
  const nodes = [node('start'), ...ids.map((id, at) => node(id, `${long.slice(0, (at * 7) % long.length)} ${id}`))]
  const edges = ids.map((id, at) => {
    if (at % 9 === 8) return edge(id, 'start', { isOwnership: false, labelEn: 'Gives support' })
    const above = at < 40 ? 'start' : `n${at % 7}`
    return edge(above, id, { percentText: at % 5 === 0 ? `${at}%` : '' })
  })
  return { nodes, edges: [...edges, edge('n10', 'n11'), edge('n50', 'n3')] }
}

describe('the layout', () => {
  it.each([1, 2, 4, 8])('puts no two boxes of 100 over each other, %i in a row', (columns) => {
    const { nodes, edges } = tangle(100)
    const layout = laidOut(nodes, edges, columns)
    expect(layout.boxes).toHaveLength(101)
    expect(overlaps(layout)).toEqual([])
  })

  it('puts owners above, what is owned below, and other relations beside', () => {
    const layout = laidOut(
      [node('start'), node('owner'), node('owned'), node('backer')],
      [
        edge('owner', 'start', { labelEn: 'Shareholder', percentText: '51%' }),
        edge('start', 'owned'),
        edge('backer', 'start', { isOwnership: false, labelEn: 'Gives support' }),
      ],
    )
    const centre = box(layout, 'start')
    expect(box(layout, 'owner').y).toBeLessThan(centre.y)
    expect(box(layout, 'owned').y).toBeGreaterThan(centre.y)
    expect(box(layout, 'backer').x).toBeGreaterThan(centre.x + centre.width)
    expect(layout.lines.map(({ label }) => label.text.join(' '))).toEqual(
      expect.arrayContaining(['Shareholder 51%', 'Subsidiary', 'Gives support']),
    )
  })

  it('draws a line from the owner to the owned, and one for all parties with the same relation', () => {
    const layout = laidOut(
      [node('start'), node('a'), node('b'), node('c')],
      [edge('start', 'a'), edge('start', 'b'), edge('start', 'c', { percentText: '60%' })],
    )
    expect(layout.lines.map(({ members }) => members)).toEqual([['a', 'b'], []])
    for (const { points } of layout.lines) expect(points.at(0)?.y).toBeLessThan(points.at(-1)?.y ?? 0)
  })

  it('keeps a moved box where the reader put it', () => {
    const place = { x: 500, y: 40 }
    const layout = laidOut(
      [node('start'), node('a'), node('b')],
      [edge('start', 'a'), edge('start', 'b')],
      6,
      new Map([['a', place]]),
    )
    expect(box(layout, 'a')).toMatchObject(place)
  })

  it('ends for a circle of owners', () => {
    const nodes = [node('start'), node('a'), node('b')]
    const circle = [edge('start', 'a'), edge('a', 'b'), edge('b', 'start')]
    expect(overlaps(laidOut(nodes, circle))).toEqual([])
  })

  it('has as many boxes in a row as the canvas shows', () => {
    expect([240, 358, 694, 1008, 1400].map((width) => columnsIn(width, 1.5))).toEqual([1, 1, 3, 4, 6])
  })
})

describe('the name in a box', () => {
  it.each([
    ['华为', ['华为']],
    [
      'Semiconductor Manufacturing South China Corporation',
      ['Semiconductor', 'Manufacturing South', 'China Corporation'],
    ],
    ['永信至诚科技集团股份有限公司上海分公司', ['永信至诚科技集团股份有', '限公司上海分公司']],
    ['', []],
  ])('%s breaks into %j', (text, lines) => {
    expect(wrapLines(text, 11.5, 6)).toEqual(lines)
  })

  it('fits its lines, even a word wider than one', () => {
    for (const line of wrapLines('Gosudarstvennayakorporatsiyapoatomnoienergii', 11.5, 6)) {
      expect(textWidth(line)).toBeLessThanOrEqual(11.5)
    }
  })

  it('keeps the end, which tells firms of one legal form apart', () => {
    const lines = wrapLines(`${'OTKRYTOE AKTSIONERNOE OBSHCHESTVO '.repeat(6)}PROMETEY`, 11.5, 6)
    expect(lines).toHaveLength(6)
    expect(lines).toContain('…')
    expect(lines.at(-1)).toContain('PROMETEY')
  })
})

describe('zoom', () => {
  it('goes in steps of 0.1', () => {
    expect([stepZoom(1.5, 1), stepZoom(0.87, -1)]).toEqual([1.6, 0.8])
  })

  it('fits a large drawing, and does not blow up a small one', () => {
    const canvas = { width: 1000, height: 480 }
    expect(fitZoom({ width: 100, height: 50 }, canvas)).toBe(1.5)
    expect(fitZoom({ width: 1936, height: 100 }, canvas)).toBe(0.5)
  })
})
