/** Pixels per side: far more than any camera has. */
const maxSide = 10_000

/** Whether the size of a picture is acceptable. */
export function isSaneSize({ width, height }: { width: number; height: number }, maxPixels: number): boolean {
  return width > 0 && height > 0 && width <= maxSide && height <= maxSide && width * height <= maxPixels
}

/** Chunks or segments of a file: a camera's have a few hundred. 80,000 empty ones took 0.4 s to walk. */
export const maxParts = 4096
