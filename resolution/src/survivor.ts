/** A subject that could represent its cluster. */
export interface Candidate {
  id: string
  createdAt: Date
  /** Lowest number of the lists whose ids have the prefix of its id. */
  sourceNumber: number
}

/** Subjects created within this time count as created together. */
const oneNight = 12 * 60 * 60 * 1000

/**
 * The subject whose id a cluster keeps: the oldest, because its id is known to users; of those created together the
 * one of the list with the lowest number, then the least id, so that the order of the first load does not matter.
 */
export function survivorOf(candidates: readonly Candidate[]): string {
  const oldest = Math.min(...candidates.map(({ createdAt }) => createdAt.getTime()))
  const [first] = candidates
    .filter(({ createdAt }) => createdAt.getTime() - oldest <= oneNight)
    .sort((a, b) => a.sourceNumber - b.sourceNumber || (a.id < b.id ? -1 : 1))
  return first?.id ?? ''
}
