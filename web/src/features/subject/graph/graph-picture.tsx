import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { type DrawnNode, GraphDrawing, paperPalette } from './graph-drawing.tsx'
import type { Layout } from './graph-layout.ts'

/** Below the API's limit, and enough for an A4 page. */
const mostPixels = 3_000_000
const margin = 12
const largestScale = 3

/** A drawing on white, in the largest size within the limit. */
export async function pictureOf(
  layout: Layout,
  nodeOf: (id: string) => DrawnNode,
  seal: string,
): Promise<HTMLCanvasElement> {
  const width = layout.width + 2 * margin
  const height = layout.height + 2 * margin
  const scale = Math.min(largestScale, Math.sqrt(mostPixels / (width * height)))
  const sheet = document.createElement('canvas')
  sheet.width = Math.floor(width * scale)
  sheet.height = Math.floor(height * scale)
  const pen = sheet.getContext('2d')
  if (!pen) throw new Error('The browser gives no canvas to draw the graph on')
  pen.fillStyle = paperPalette.surface
  pen.fillRect(0, 0, sheet.width, sheet.height)
  const image = new Image(sheet.width, sheet.height)
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(markupOf(layout, nodeOf, seal, { width, height }))}`
  await image.decode()
  pen.drawImage(image, 0, 0, sheet.width, sheet.height)
  return sheet
}

function markupOf(
  layout: Layout,
  nodeOf: (id: string) => DrawnNode,
  seal: string,
  { width, height }: { width: number; height: number },
): string {
  const place = document.createElement('div')
  const root = createRoot(place)
  flushSync(() =>
    root.render(
      <svg
        xmlns="http://www.w3.org/2000/svg"
        width={width}
        height={height}
        viewBox={`${-margin} ${-margin} ${width} ${height}`}
        aria-hidden="true"
      >
        <GraphDrawing layout={layout} nodeOf={nodeOf} seal={seal} palette={paperPalette} chosen={null} />
      </svg>,
    ),
  )
  const markup = new XMLSerializer().serializeToString(place.firstElementChild ?? place)
  root.unmount()
  return markup
}
