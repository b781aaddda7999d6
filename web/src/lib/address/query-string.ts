/**
 * The query of our addresses is plain text (`?seachKey=9187667&page=2`), as the specification and shared links write
 * it: values arrive in `validateSearch` as strings (coerce numbers there), empty and undefined ones are left out.
 */
export function parseSearch(query: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(query))
}

export function stringifySearch(search: Record<string, unknown>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    const text = Array.isArray(value) ? value.join(',') : String(value ?? '')
    if (text !== '') query.set(name, text)
  }
  return query.size > 0 ? `?${query}` : ''
}
