/** core-platform.md §9: starts at 1.5, steps of 0.1, between 0.5 and 2. */
export const startZoom = 1.5
export const zoomStep = 0.1
export const minZoom = 0.5
export const maxZoom = 2

export function clampZoom(zoom: number): number {
  return Math.min(maxZoom, Math.max(minZoom, Math.round(zoom * 10) / 10))
}

/** Sigma's camera ratio is the inverse: the visible part of the graph. */
export function toRatio(zoom: number): number {
  return startZoom / zoom
}

export function toZoom(ratio: number): number {
  return startZoom / ratio
}
