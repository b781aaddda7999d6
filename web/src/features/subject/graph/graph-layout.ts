import { graphlib, layout as runDagre } from '@dagrejs/dagre'
import type { GraphEdge } from '@qingdan/api/contract/graph.ts'
import { type GraphModel, linesOf } from './graph-model.ts'
import { textWidth, wrapLines } from './label-lines.ts'

export interface Point {
  x: number
  y: number
}

/** `x` and `y` are the upper left corner, in units of the drawing. */
export interface Area extends Point {
  width: number
  height: number
}

export interface Box extends Area {
  id: string
  title: string[]
  /** The name as published, when the title is another one. */
  subtitle: string[]
}

/** Parties with the same relation to the same party share one frame and one line. */
export interface Frame extends Area {
  members: string[]
}

export interface Line {
  id: string
  /** The relation of the line; of a frame, that of its first member. */
  edge: GraphEdge
  members: string[]
  points: Point[]
  label: Area & { text: string[] }
}

export interface Layout {
  boxes: Box[]
  frames: Frame[]
  lines: Line[]
  width: number
  height: number
}

export interface LayoutWords {
  titleOf: (id: string) => string
  subtitleOf: (id: string) => string | null
  edgeText: (edges: readonly GraphEdge[]) => string
}

export const fontSize = 9
export const smallSize = 8
export const lineHeight = 11.5
const boxWidth = 128
export const padding = 7
const gap = 10
const besideGap = 24
const mostLines = 6
const labelWidth = 13

/** Boxes side by side that a canvas of this width shows at this zoom. */
export function columnsIn(width: number, zoom: number): number {
  return Math.max(1, Math.min(10, Math.floor(width / zoom / (boxWidth + gap))))
}

/** Boxes drawn as one: a single party, or a frame with several. */
interface Unit {
  id: string
  boxes: Box[]
  isFrame: boolean
  width: number
  height: number
}

/** A line between two units. */
interface Link {
  source: string
  target: string
  edges: GraphEdge[]
  members: string[]
}

/**
 * Owners above what they own, in layers (dagre). Parties with the same relation to one party are set as a grid in a frame, at most `columns` wide.
 * Relations that are no ownership stand at the right of the start. Boxes that the reader moved stay where they were put.
 */
export function layoutGraph(
  model: GraphModel,
  words: LayoutWords,
  columns: number,
  moved: ReadonlyMap<string, Point> = new Map(),
): Layout {
  const { units, links } = groupUnits(model, words, columns, moved)
  const beside = new Set(links.flatMap(({ source, target, edges }) => (edges[0]?.isOwnership ? [] : [source, target])))
  for (const { source, target, edges } of links) {
    if (edges[0]?.isOwnership) for (const id of [source, target]) beside.delete(id)
  }
  const start = [...model.nodes.values()].find((node) => node.start)?.id ?? ''
  beside.delete(start)
  const places = new Map<string, Point>()
  const lines: Line[] = []
  const labelOf = (link: Link) => labelArea(words.edgeText(link.edges))

  const graph = new graphlib.Graph({ multigraph: true })
  graph.setGraph({ rankdir: 'TB', nodesep: gap, ranksep: 26, edgesep: gap })
  for (const unit of units) if (!beside.has(unit.id)) graph.setNode(unit.id, { width: unit.width, height: unit.height })
  const layered = links.filter(({ source, target }) => !beside.has(source) && !beside.has(target))
  for (const [at, link] of layered.entries()) {
    const { width, height } = labelOf(link)
    graph.setEdge(link.source, link.target, { width: width + 8, height: height + 4, labelpos: 'c' }, `${at}`)
  }
  runDagre(graph)
  for (const unit of units) {
    if (beside.has(unit.id)) continue
    const { x, y } = graph.node(unit.id) as Point
    places.set(unit.id, { x: x - unit.width / 2, y: y - unit.height / 2 })
  }
  for (const [at, link] of layered.entries()) {
    const { points, x, y } = graph.edge(link.source, link.target, `${at}`) as Point & { points: Point[] }
    const label = labelOf(link)
    lines.push(toLine(link, points, { ...label, x: x - label.width / 2, y: y - label.height / 2 }))
  }
  placeBeside({ units, links, beside, start, places, lines, labelOf })
  return collect(units, places, lines, moved)
}

/** Width and height of the space for a picture on an A4 page, in points. */
const paper = { width: 480, height: 680 }

/** The layout whose names are largest on paper. */
export function layoutForPaper(model: GraphModel, words: LayoutWords): Layout {
  const size = ({ width, height }: Layout) => Math.max(width / paper.width, height / paper.height)
  const layouts = [1, 2, 3, 4, 5, 6].map((columns) => layoutGraph(model, words, columns))
  return layouts.reduce((best, layout) => (size(layout) < size(best) ? layout : best))
}

function groupUnits(
  model: GraphModel,
  words: LayoutWords,
  columns: number,
  moved: ReadonlyMap<string, Point>,
): { units: Unit[]; links: Link[] } {
  const unitOf = new Map<string, string>()
  const units: Unit[] = []
  const links: Link[] = []
  for (const { edges, members } of groupPairs(model, words, moved)) {
    const [first] = edges
    if (first === undefined) continue
    if (members.length > 1) {
      const boxes = members.map((id) => boxOf(id, words))
      const unit = frameOf(`frame ${first.id}`, boxes, columns)
      units.push(unit)
      for (const id of members) unitOf.set(id, unit.id)
    }
    links.push({ source: first.source, target: first.target, edges, members: members.length > 1 ? members : [] })
  }
  for (const id of model.nodes.keys()) {
    if (unitOf.has(id)) continue
    const box = boxOf(id, words)
    units.push({ id, boxes: [box], isFrame: false, width: box.width, height: box.height })
    unitOf.set(id, id)
  }
  const named = (id: string) => unitOf.get(id) ?? id
  return { units, links: links.map((link) => ({ ...link, source: named(link.source), target: named(link.target) })) }
}

/** Pairs of parties; those with the same relation to the same party together, with the parties at the other end. */
function groupPairs(
  model: GraphModel,
  words: LayoutWords,
  moved: ReadonlyMap<string, Point>,
): { edges: GraphEdge[]; members: string[] }[] {
  const pairs = linesOf(model).flatMap((edges) => (edges[0] ? [{ edges, first: edges[0] }] : []))
  const degrees = new Map<string, number>()
  for (const { first } of pairs) {
    for (const id of [first.source, first.target]) degrees.set(id, (degrees.get(id) ?? 0) + 1)
  }
  const isLeaf = (id: string) => degrees.get(id) === 1 && !moved.has(id) && !model.nodes.get(id)?.start
  const leafOf = ({ source, target }: GraphEdge) => [target, source].find(isLeaf)
  const groups = Map.groupBy(pairs, ({ edges, first }) => {
    const leaf = leafOf(first)
    if (leaf === undefined) return first.id
    const hub = leaf === first.target ? `${first.source} >` : `> ${first.target}`
    return JSON.stringify([hub, first.isOwnership, first.isFormer, words.edgeText(edges)])
  })
  return [...groups.values()].map((group) => ({
    edges: group[0]?.edges ?? [],
    members: group.flatMap(({ first }) => leafOf(first) ?? []),
  }))
}

function boxOf(id: string, words: LayoutWords): Box {
  const inner = boxWidth - 2 * padding
  const title = wrapLines(words.titleOf(id), (inner - 10) / fontSize, mostLines)
  const other = words.subtitleOf(id)
  const subtitle = other === null ? [] : wrapLines(other, inner / smallSize, mostLines)
  return {
    id,
    x: 0,
    y: 0,
    width: boxWidth,
    height: 2 * padding + (title.length + subtitle.length) * lineHeight,
    title,
    subtitle,
  }
}

/** A grid, row by row; each row as high as its highest box. */
function frameOf(id: string, boxes: Box[], columns: number): Unit {
  const perRow = Math.min(columns, boxes.length)
  let y = gap
  for (let at = 0; at < boxes.length; at += perRow) {
    const row = boxes.slice(at, at + perRow)
    const height = Math.max(...row.map((box) => box.height))
    for (const [column, box] of row.entries()) Object.assign(box, { x: gap + column * (boxWidth + gap), y, height })
    y += height + gap
  }
  return { id, boxes, isFrame: true, width: gap + perRow * (boxWidth + gap), height: y }
}

function labelArea(text: string): Area & { text: string[] } {
  const lines = wrapLines(text, labelWidth, 4)
  const width = Math.max(0, ...lines.map(textWidth)) * smallSize + 6
  return { x: 0, y: 0, width, height: lines.length * (smallSize + 2) + 2, text: lines }
}

function toLine({ source, target, edges, members }: Link, points: Point[], label: Line['label']): Line {
  const [edge] = edges
  if (edge === undefined) throw new Error('A line stands for at least one relation')
  return { id: `${source} ${target} ${edge.id}`, edge, members, points, label }
}

/** At the right of everything else, one below the other, each with a line from the start. */
function placeBeside({
  units,
  links,
  beside,
  start,
  places,
  lines,
  labelOf,
}: {
  units: Unit[]
  links: Link[]
  beside: ReadonlySet<string>
  start: string
  places: Map<string, Point>
  lines: Line[]
  labelOf: (link: Link) => Line['label']
}): void {
  const unitWith = new Map(units.map((unit) => [unit.id, unit]))
  const mine = links.filter(({ source, target }) => beside.has(source) || beside.has(target))
  const centre = unitWith.get(start)
  const at = places.get(start)
  if (!centre || !at || mine.length === 0) return
  const right = Math.max(...[...places].map(([id, { x }]) => x + (unitWith.get(id)?.width ?? 0)))
  const from = { x: at.x + centre.width, y: at.y + centre.height / 2 }
  const trunk = right + besideGap
  const labels = mine.map(labelOf)
  const left = trunk + Math.max(...labels.map(({ width }) => width)) + besideGap
  let top = at.y
  for (const [index, link] of mine.entries()) {
    const id = beside.has(link.source) ? link.source : link.target
    const unit = unitWith.get(id)
    const label = labels[index]
    if (!unit || !label) continue
    if (!places.has(id)) {
      places.set(id, { x: left, y: top })
      top += Math.max(unit.height, label.height) + gap
    }
    const y = (places.get(id)?.y ?? top) + Math.min(unit.height, centre.height) / 2
    const points = [from, { x: trunk, y: from.y }, { x: trunk, y }, { x: left, y }]
    const area = { ...label, x: trunk + 6, y: y - label.height / 2 }
    lines.push(toLine(link, link.source === id ? points.toReversed() : points, area))
  }
}

/** Boxes in the coordinates of the drawing, which begins at 0, 0. */
function collect(units: Unit[], places: Map<string, Point>, lines: Line[], moved: ReadonlyMap<string, Point>): Layout {
  const boxes: Box[] = []
  const frames: Frame[] = []
  for (const unit of units) {
    const { x, y } = places.get(unit.id) ?? { x: 0, y: 0 }
    if (unit.isFrame)
      frames.push({ x, y, width: unit.width, height: unit.height, members: unit.boxes.map(({ id }) => id) })
    for (const box of unit.boxes) {
      const put = unit.isFrame ? { x: x + box.x, y: y + box.y } : (moved.get(box.id) ?? { x, y })
      boxes.push({ ...box, ...put })
    }
  }
  const boxWith = new Map(boxes.map((box) => [box.id, box]))
  for (const line of lines) {
    const [source, target] = [boxWith.get(line.edge.source), boxWith.get(line.edge.target)]
    if (source && target && (moved.has(source.id) || moved.has(target.id)) && line.members.length === 0)
      straighten(line, source, target)
  }
  const areas = [...boxes, ...frames, ...lines.map(({ label }) => label)]
  return {
    boxes,
    frames,
    lines,
    width: Math.max(0, ...areas.map(({ x, width }) => x + width)),
    height: Math.max(0, ...areas.map(({ y, height }) => y + height)),
  }
}

function straighten(line: Line, source: Area, target: Area): void {
  const isBelow = target.y >= source.y
  const from = { x: source.x + source.width / 2, y: isBelow ? source.y + source.height : source.y }
  const to = { x: target.x + target.width / 2, y: isBelow ? target.y : target.y + target.height }
  line.points = [from, to]
  line.label = {
    ...line.label,
    x: (from.x + to.x - line.label.width) / 2,
    y: (from.y + to.y - line.label.height) / 2,
  }
}
