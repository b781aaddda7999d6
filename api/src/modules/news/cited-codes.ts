const eccn = /\b\d[A-E]\d{3}\b/g

/** US item codes that a text names, each once, in its order. They need not exist. */
export function citedCodes(text: string): string[] {
  return [...new Set(text.match(eccn))]
}
