import type { GraphModel } from './graph-model.ts'

export interface Point {
  x: number
  y: number
}

const columnWidth = 1.7
const lineHeight = 1.2
const levelHeight = 1.5

/** Width of a label of three lines, in pixels. */
const labelWidth = 115

/** Nodes of one level per line in a canvas of this width; a long level fills its lines evenly. */
export function perLineIn(width: number, height: number, count: number): number {
  const readable = Math.min(8, Math.max(2, Math.floor(width / labelWidth)))
  return Math.max(readable, Math.ceil(Math.sqrt((count * width) / Math.max(height, 1))))
}

/** A position for every node: holders above what they hold, at the level of their shortest path from the start. */
export function placeNodes(model: GraphModel, perLine: number): Map<string, Point> {
  const levels = Map.groupBy(levelsOf(model), ([, level]) => level)
  const places = new Map<string, Point>()
  let above = 0
  let below = 0
  const ordered = [...levels].sort(([a], [b]) => Math.abs(a) - Math.abs(b))
  for (const [level, entries] of ordered) {
    const lines = linesOf(
      entries.map(([id]) => id),
      perLine,
    )
    for (const [index, line] of lines.entries()) {
      const distance = index * lineHeight
      const y = level === 0 ? -distance : level < 0 ? above + levelHeight + distance : below - levelHeight - distance
      for (const [at, id] of line.entries()) places.set(id, { x: (at - (line.length - 1) / 2) * columnWidth, y })
    }
    const used = (lines.length - 1) * lineHeight
    if (level < 0) above += levelHeight + used
    else if (level > 0) below -= levelHeight + used
    else below -= used
  }
  return places
}

function linesOf(ids: string[], perLine: number): string[][] {
  const count = Math.ceil(ids.length / perLine)
  const length = Math.ceil(ids.length / count)
  return Array.from({ length: count }, (_, line) => ids.slice(line * length, (line + 1) * length))
}

/** Levels by breadth-first search: 0 the start, negative its holders, positive what it holds. A node without a path to the start is at level 0. */
function levelsOf(model: GraphModel): [string, number][] {
  const start = [...model.nodes.values()].find((node) => node.start)
  const levels = new Map<string, number>(start ? [[start.id, 0]] : [])
  const queue = [...levels.keys()]
  for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
    const level = levels.get(id) ?? 0
    for (const { source, target } of model.edges.values()) {
      const other = source === id ? target : target === id ? source : undefined
      if (other === undefined || levels.has(other)) continue
      levels.set(other, source === id ? level + 1 : level - 1)
      queue.push(other)
    }
  }
  return [...model.nodes.keys()].map((id) => [id, levels.get(id) ?? 0])
}
