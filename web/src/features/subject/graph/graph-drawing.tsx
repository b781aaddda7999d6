import { useId } from 'react'
import { type Box, fontSize, type Layout, type Line, lineHeight, padding, smallSize } from './graph-layout.ts'

/** Colours of the drawing; on the page they are variables of the theme. */
export interface Palette {
  text: string
  quiet: string
  line: string
  other: string
  surface: string
  sunken: string
  start: string
  listed: string
  onListed: string
  font: string
}

export const pagePalette: Palette = {
  text: 'var(--c-text)',
  quiet: 'var(--c-text-2)',
  line: 'var(--c-text-3)',
  other: 'var(--c-link)',
  surface: 'var(--c-surface)',
  sunken: 'var(--c-sunken)',
  start: 'var(--c-text)',
  listed: 'var(--c-listed)',
  onListed: 'var(--c-on-listed)',
  font: 'inherit',
}

/** Paper is white, whatever the theme of the page. */
export const paperPalette: Palette = {
  text: 'black',
  quiet: 'dimgray',
  line: 'gray',
  other: 'royalblue',
  surface: 'white',
  sunken: 'whitesmoke',
  start: 'black',
  listed: 'firebrick',
  onListed: 'white',
  font: 'sans-serif',
}

export interface DrawnNode {
  isStart: boolean
  isListed: boolean
}

/** The boxes, frames and lines of a layout, as parts of an SVG. Attributes instead of classes, so that the picture looks the same outside the page. */
export function GraphDrawing({
  layout,
  nodeOf,
  seal,
  palette,
  chosen,
}: {
  layout: Layout
  nodeOf: (id: string) => DrawnNode
  /** The character on the mark of a listed party. */
  seal: string
  palette: Palette
  chosen: string | null
}) {
  return (
    <g fontFamily={palette.font}>
      {layout.frames.map(({ members, ...area }) => (
        <rect key={members.join()} {...area} rx={4} fill={palette.sunken} stroke={palette.line} strokeWidth={0.5} />
      ))}
      {layout.lines.map((line) => (
        <DrawnLine key={line.id} line={line} palette={palette} isChosen={isOf(line, chosen)} />
      ))}
      {layout.boxes.map((box) => (
        <DrawnBox
          key={box.id}
          box={box}
          node={nodeOf(box.id)}
          seal={seal}
          palette={palette}
          isChosen={box.id === chosen}
        />
      ))}
      {layout.lines.map((line) => (
        <DrawnLabel key={line.id} line={line} palette={palette} />
      ))}
    </g>
  )
}

function isOf({ edge, members }: Line, chosen: string | null): boolean {
  return chosen !== null && (edge.source === chosen || edge.target === chosen || members.includes(chosen))
}

function DrawnLine({ line, palette, isChosen }: { line: Line; palette: Palette; isChosen: boolean }) {
  const marker = useId()
  const { edge, points } = line
  const colour = edge.isOwnership ? palette.line : palette.other
  return (
    <g>
      <marker id={marker} viewBox="0 0 8 8" refX={7.5} refY={4} markerWidth={7} markerHeight={7} orient="auto">
        <path d="M0 0 8 4 0 8z" fill={colour} />
      </marker>
      <path
        d={`M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`}
        fill="none"
        stroke={colour}
        strokeWidth={isChosen ? 2 : 1}
        strokeDasharray={edge.isFormer ? '5 3' : edge.isOwnership ? undefined : '1.5 2.5'}
        markerEnd={`url(#${marker})`}
      />
    </g>
  )
}

function DrawnLabel({ line: { label }, palette }: { line: Line; palette: Palette }) {
  return (
    <g data-edge-label="">
      <rect x={label.x} y={label.y} width={label.width} height={label.height} fill={palette.surface} />
      {label.text.map((text, at) => (
        <text
          key={text}
          x={label.x + label.width / 2}
          y={label.y + smallSize + at * (smallSize + 2)}
          fontSize={smallSize}
          textAnchor="middle"
          fill={palette.quiet}
        >
          {text}
        </text>
      ))}
    </g>
  )
}

function DrawnBox({
  box,
  node,
  seal,
  palette,
  isChosen,
}: {
  box: Box
  node: DrawnNode
  seal: string
  palette: Palette
  isChosen: boolean
}) {
  const { id, x, y, width, height, title, subtitle } = box
  const left = x + padding
  const first = y + padding + fontSize - 1
  return (
    <g data-node={id}>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx={3}
        fill={palette.surface}
        stroke={isChosen || node.isStart ? palette.start : palette.line}
        strokeWidth={isChosen ? 2.5 : node.isStart ? 1.5 : 0.75}
      />
      {node.isListed && (
        <>
          <rect x={x + width - padding - 9} y={y + padding - 1} width={10} height={10} rx={1} fill={palette.listed} />
          <text
            x={x + width - padding - 4}
            y={y + padding + 7}
            fontSize={7.5}
            textAnchor="middle"
            fill={palette.onListed}
          >
            {seal}
          </text>
        </>
      )}
      {[...title, ...subtitle].map((text, at) => (
        <text
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of one name may repeat
          key={at}
          x={left}
          y={first + at * lineHeight}
          fontSize={at < title.length ? fontSize : smallSize}
          fontWeight={at < title.length ? 600 : 400}
          fill={at < title.length ? palette.text : palette.quiet}
        >
          {text}
        </text>
      ))}
    </g>
  )
}
