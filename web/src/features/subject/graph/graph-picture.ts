let take: (() => string) | null = null

/** The graph in sight offers its picture until the answered function is called. */
export function offerGraphPicture(picture: () => string): () => void {
  take = picture
  return () => {
    if (take === picture) take = null
  }
}

/** PNG as a data URL of the graph in sight; null where none is. */
export function takeGraphPicture(): string | null {
  return take?.() ?? null
}
