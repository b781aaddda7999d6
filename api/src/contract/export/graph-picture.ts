/** Limit of the exported graph picture; a page of A4 prints it with 300 dots per inch. This file stays free of zod, because the page loads it. */
export const maxGraphPixels = 4_000_000
