import { maxGraphPixels } from '@qingdan/api/contract/export/graph-picture.ts'
import type { GraphEdge } from '@qingdan/api/contract/graph.ts'
import Graph from 'graphology'
import { useEffect, useEffectEvent, useRef } from 'react'
import Sigma from 'sigma'
import type { NodeHoverDrawingFunction, NodeLabelDrawingFunction } from 'sigma/rendering'
import classes from './graph-canvas.module.css'
import { perLineIn, placeNodes } from './graph-layout.ts'
import { type GraphModel, linesOf, neighbourhoodOf } from './graph-model.ts'
import { offerGraphPicture } from './graph-picture.ts'
import { labelLines } from './label-lines.ts'
import { maxZoom, minZoom, toRatio, toZoom } from './zoom.ts'

interface NodeAttributes {
  x: number
  y: number
  size: number
  color: string
  label: string
}
interface EdgeAttributes {
  size: number
  color: string
  label: string
  type: 'arrow'
}
type Drawn = Graph<NodeAttributes, EdgeAttributes>

/** Above this number edge labels overlap, so only those of the selected node are shown. */
const mostEdgeLabels = 12

/** Colours of the theme, read when the canvas is created, because a canvas cannot use CSS variables. */
function readColours() {
  const style = getComputedStyle(document.body)
  const of = (name: string) => style.getPropertyValue(name).trim()
  return {
    text: of('--c-text'),
    quiet: of('--c-text-3'),
    line: of('--c-line-2'),
    faint: of('--c-line'),
    surface: of('--c-surface'),
    start: of('--c-primary'),
    listed: of('--c-listed'),
    font: style.fontFamily,
  }
}
type Colours = ReturnType<typeof readColours>

export interface GraphWords {
  nameOf(id: string): string
  /** Label of the edges that connect the same two nodes. */
  edgeText(edges: readonly GraphEdge[]): string
}

/**
 * The drawn graph: drag moves and pins a node, a click selects it, a double click expands it, a click on the background clears the selection. Throws
 * in a browser without WebGL; the table has the same content.
 */
export function GraphCanvas({
  model,
  words,
  chosen,
  pinned,
  zoom,
  onChoose,
  onExpand,
  onPin,
  onZoom,
}: {
  model: GraphModel
  words: GraphWords
  chosen: string | null
  pinned: ReadonlySet<string>
  zoom: number
  onChoose: (id: string | null) => void
  onExpand: (id: string) => void
  onPin: (id: string) => void
  onZoom: (zoom: number) => void
}) {
  const box = useRef<HTMLDivElement>(null)
  const drawn = useRef<{ graph: Drawn; sigma: Sigma<NodeAttributes, EdgeAttributes>; colours: Colours } | null>(null)
  const choose = useEffectEvent(onChoose)
  const expand = useEffectEvent(onExpand)
  const pin = useEffectEvent(onPin)
  const zoomed = useEffectEvent(onZoom)

  useEffect(() => {
    if (!box.current) return
    const colours = readColours()
    const graph: Drawn = new Graph()
    const sigma = new Sigma<NodeAttributes, EdgeAttributes>(graph, box.current, settingsOf(colours))
    drawn.current = { graph, sigma, colours }

    let dragged: string | null = null
    let hasMoved = false
    sigma.on('downNode', ({ node }) => {
      dragged = node
      hasMoved = false
      if (!sigma.getCustomBBox()) sigma.setCustomBBox(sigma.getBBox())
    })
    sigma.on('moveBody', ({ event }) => {
      if (dragged === null) return
      hasMoved = true
      const { x, y } = sigma.viewportToGraph(event)
      graph.mergeNodeAttributes(dragged, { x, y })
      event.preventSigmaDefault()
      event.original.preventDefault()
    })
    const drop = () => {
      if (dragged !== null && hasMoved) pin(dragged)
      dragged = null
    }
    sigma.on('upNode', drop)
    sigma.on('upStage', drop)
    sigma.on('clickNode', ({ node }) => {
      if (!hasMoved) choose(node)
    })
    sigma.on('doubleClickNode', ({ node, event }) => {
      event.preventSigmaDefault()
      expand(node)
    })
    sigma.on('clickStage', () => choose(null))
    sigma.getCamera().on('updated', ({ ratio }) => zoomed(toZoom(ratio)))
    const withdraw = offerGraphPicture(() => pictureOf(sigma, colours))
    return () => {
      withdraw()
      sigma.kill()
      drawn.current = null
    }
  }, [])

  useEffect(() => {
    if (!drawn.current) return
    const { graph, sigma, colours } = drawn.current
    const { width, height } = sigma.getDimensions()
    draw(graph, colours, model, words, pinned, perLineIn(width, height, model.nodes.size))
  }, [model, words, pinned])

  useEffect(() => {
    if (!drawn.current) return
    const { sigma, colours } = drawn.current
    const near = chosen === null ? null : neighbourhoodOf(model, chosen)
    sigma.setSetting('nodeReducer', (id, data) =>
      near === null || near.has(id)
        ? { ...data, highlighted: id === chosen, forceLabel: true }
        : { ...data, color: colours.faint, label: '' },
    )
    sigma.setSetting('edgeReducer', (line, data) => {
      const isNear = chosen === null || drawn.current?.graph.extremities(line).includes(chosen)
      if (!isNear) return { ...data, color: colours.faint, label: '' }
      return chosen === null && model.edges.size > mostEdgeLabels ? { ...data, label: '' } : data
    })
  }, [chosen, model])

  useEffect(() => {
    const camera = drawn.current?.sigma.getCamera()
    if (camera && Math.abs(toZoom(camera.getState().ratio) - zoom) > 0.01) void camera.animate({ ratio: toRatio(zoom) })
  }, [zoom])

  return <div ref={box} className={classes.canvas} data-testid="graph-canvas" />
}

/** The drawing as PNG. It is rendered again first, because a WebGL canvas loses its picture after it was shown. */
function pictureOf(sigma: Sigma<NodeAttributes, EdgeAttributes>, colours: Colours): string {
  sigma.refresh()
  const layers = sigma.getCanvases()
  const sheet = document.createElement('canvas')
  const drawn = layers['nodes'] ?? sheet
  const scale = Math.min(1, Math.sqrt(maxGraphPixels / (drawn.width * drawn.height)))
  const [width, height] = [Math.floor(drawn.width * scale), Math.floor(drawn.height * scale)]
  sheet.width = width
  sheet.height = height
  const pen = sheet.getContext('2d')
  if (!pen) throw new Error('The browser gives no canvas to draw the graph on')
  pen.fillStyle = colours.surface
  pen.fillRect(0, 0, width, height)
  for (const name of ['edges', 'edgeLabels', 'nodes', 'labels']) {
    const layer = layers[name]
    if (layer) pen.drawImage(layer, 0, 0, width, height)
  }
  return sheet.toDataURL('image/png')
}

function settingsOf(colours: Colours) {
  return {
    allowInvalidContainer: true,
    renderEdgeLabels: true,
    defaultEdgeType: 'arrow',
    minCameraRatio: toRatio(maxZoom),
    maxCameraRatio: toRatio(minZoom),
    labelRenderedSizeThreshold: 0,
    // One label per cell: the others appear when the reader zooms in.
    labelDensity: 1,
    labelGridCellSize: 72,
    labelColor: { color: colours.text },
    edgeLabelColor: { color: colours.quiet },
    labelFont: colours.font,
    edgeLabelFont: colours.font,
    labelSize: 12,
    edgeLabelSize: 11,
    stagePadding: 60,
    zIndex: true,
    defaultDrawNodeLabel: labelUnder(colours),
    defaultDrawNodeHover: ringAround(colours),
  }
}

/** The label below its node, line by line. */
function labelUnder(colours: Colours): NodeLabelDrawingFunction<NodeAttributes, EdgeAttributes> {
  return (context, data, settings) => {
    if (!data.label) return
    const size = settings.labelSize
    context.font = `${settings.labelWeight} ${size}px ${settings.labelFont}`
    context.textAlign = 'center'
    for (const [index, line] of labelLines(data.label).entries()) {
      const y = data.y + data.size + size * (1.2 + index * 1.25)
      // An outline in the background colour separates the text from the edges behind it.
      context.lineWidth = 3
      context.strokeStyle = colours.surface
      context.strokeText(line, data.x, y)
      context.fillStyle = colours.text
      context.fillText(line, data.x, y)
    }
    context.textAlign = 'start'
  }
}

function ringAround(colours: Colours): NodeHoverDrawingFunction<NodeAttributes, EdgeAttributes> {
  const drawLabel = labelUnder(colours)
  return (context, data, settings) => {
    context.beginPath()
    context.arc(data.x, data.y, data.size + 4, 0, Math.PI * 2)
    context.lineWidth = 2
    context.strokeStyle = colours.text
    context.stroke()
    drawLabel(context, data, settings)
  }
}

function draw(
  graph: Drawn,
  colours: Colours,
  model: GraphModel,
  words: GraphWords,
  pinned: ReadonlySet<string>,
  perLine: number,
): void {
  const places = placeNodes(model, perLine)
  graph.forEachNode((id) => {
    if (!model.nodes.has(id)) graph.dropNode(id)
  })
  for (const [id, node] of model.nodes) {
    const attributes = {
      size: node.start ? 12 : 9,
      color: node.start ? colours.start : node.isListed ? colours.listed : colours.line,
      label: words.nameOf(id),
    }
    if (!graph.hasNode(id)) graph.addNode(id, { ...(places.get(id) ?? { x: 0, y: 0 }), ...attributes })
    else if (pinned.has(id)) graph.mergeNodeAttributes(id, attributes)
    else graph.mergeNodeAttributes(id, { ...attributes, ...places.get(id) })
  }
  graph.clearEdges()
  // One line for all relations between two nodes: separate labels would overlap.
  for (const edges of linesOf(model)) {
    const [first] = edges
    if (!first) continue
    const isOver = edges.every(({ isFormer }) => isFormer)
    graph.addEdge(first.source, first.target, {
      size: isOver ? 1 : 2,
      color: isOver ? colours.faint : colours.line,
      label: words.edgeText(edges),
      type: 'arrow',
    })
  }
}
