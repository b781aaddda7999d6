type Take = () => Promise<string>

let take: Take | null = null

/** Registers the visible graph's picture until the returned function is called. */
export function offerGraphPicture(picture: Take): () => void {
  take = picture
  return () => {
    if (take === picture) take = null
  }
}

/** The visible graph as a PNG data URL; null if there is none. */
export async function takeGraphPicture(): Promise<string | null> {
  return (await take?.()) ?? null
}
