/** core-platform.md §9: begins at 1.5, by 0.1, between 0.5 and 2. */
export const startZoom = 1.5
export const zoomStep = 0.1
export const minZoom = 0.5
export const maxZoom = 2

export function clampZoom(zoom: number): number {
  return Math.min(maxZoom, Math.max(minZoom, Math.round(zoom * 10) / 10))
}

/** Sigma's camera has the inverse: how much of the graph is seen. */
export function toRatio(zoom: number): number {
  return startZoom / zoom
}

export function toZoom(ratio: number): number {
  return startZoom / ratio
}
