/**
 * Day of an edition by the place where it was found, ISO, for lists without a date: the day in the mirror's folder or
 * in the publisher's address, otherwise the Last-Modified header, otherwise today.
 */
export function foundOn(received: { url: string; lastModified: string | null }): string {
  // The Federal Register divides the day by slashes.
  const day = /\/(\d{4})([-/])(\d{2})\2(\d{2})(?:\/|$)/.exec(received.url)
  if (day !== null) return [day[1], day[3], day[4]].join('-')
  const modified = received.lastModified === null ? Number.NaN : Date.parse(received.lastModified)
  return new Date(Number.isNaN(modified) ? Date.now() : modified).toISOString().slice(0, 10)
}
