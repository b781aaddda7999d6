import type { Layout } from './graph-layout.ts'

/** core-platform.md §9: starts at 1.5, steps of 0.1, between 0.5 and 2. */
export const startZoom = 1.5
const zoomStep = 0.1
export const minZoom = 0.5
export const maxZoom = 2
/** Names are still legible. */
const legibleZoom = 1
const margin = 16

export interface View {
  k: number
  x: number
  y: number
}

export function stepZoom(zoom: number, step: 1 | -1): number {
  return Math.round((zoom + step * zoomStep) * 10) / 10
}

type Size = Pick<Layout, 'width' | 'height'>

/** The zoom at which the whole drawing is visible, at most the start's. */
export function fitZoom(drawing: Size, canvas: Size): number {
  const across = (canvas.width - 2 * margin) / Math.max(drawing.width, 1)
  const down = (canvas.height - 2 * margin) / Math.max(drawing.height, 1)
  return Math.max(0.05, Math.min(startZoom, across, down))
}

/** The whole drawing in the middle. */
export function fitView(drawing: Size, canvas: Size): View {
  const k = fitZoom(drawing, canvas)
  return { k, x: (canvas.width - drawing.width * k) / 2, y: (canvas.height - drawing.height * k) / 2 }
}

/** The first view: the whole drawing if its names are legible then, otherwise legible names around the start. */
export function firstView(drawing: Layout, canvas: Size, start: string): View {
  const fit = fitView(drawing, canvas)
  const box = drawing.boxes.find(({ id }) => id === start)
  if (fit.k >= legibleZoom || !box) return fit
  const k = legibleZoom
  const within = (position: number, length: number, room: number) =>
    length * k <= room - 2 * margin
      ? (room - length * k) / 2
      : Math.min(margin, Math.max(room - margin - length * k, room / 2 - position * k))
  return {
    k,
    x: within(box.x + box.width / 2, drawing.width, canvas.width),
    y: within(box.y + box.height / 2, drawing.height, canvas.height),
  }
}
