/** core-platform.md §9: the tree is drawn between a fifth and five times its size. */
export const minZoom = 0.2
export const maxZoom = 5
const stepFactor = 1.25

/** The next zoom in a direction, within the limits. */
export function stepZoom(zoom: number, direction: 1 | -1): number {
  return Math.min(maxZoom, Math.max(minZoom, zoom * stepFactor ** direction))
}
