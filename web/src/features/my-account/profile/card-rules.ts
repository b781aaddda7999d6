/** Bytes (core-platform.md §5). */
const mostBytes = 1024 * 1024
export const cardTypes = ['image/png', 'image/jpeg'] as const

/** Why a file cannot be a business card; null if it can. The server checks it again. */
export function cardProblem({ type, size }: { type: string; size: number }): 'type' | 'size' | null {
  if (!cardTypes.some((known) => known === type)) return 'type'
  return size > mostBytes ? 'size' : null
}
