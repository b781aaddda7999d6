let take: (() => string) | null = null

/** Registers the visible graph's picture until the returned function is called. */
export function offerGraphPicture(picture: () => string): () => void {
  take = picture
  return () => {
    if (take === picture) take = null
  }
}

/** The visible graph as a PNG data URL; null if there is none. */
export function takeGraphPicture(): string | null {
  return take?.() ?? null
}
