/** A subject that could stand for its cluster. */
export interface Candidate {
  id: string
  createdAt: Date
  /** Lowest number of the lists whose ids begin like its id. */
  sourceNumber: number
}

/** Subjects that came within so much of each other came in one night. */
const oneNight = 12 * 60 * 60 * 1000

/**
 * The subject whose id a cluster keeps: the one that is there longest, for its id is known outside; of those of the same night the
 * one of the list with the lowest number, then the least id, so that the order in which lists are first loaded does not matter.
 */
export function survivorOf(candidates: readonly Candidate[]): string {
  const oldest = Math.min(...candidates.map(({ createdAt }) => createdAt.getTime()))
  const [first] = candidates
    .filter(({ createdAt }) => createdAt.getTime() - oldest <= oneNight)
    .sort((a, b) => a.sourceNumber - b.sourceNumber || (a.id < b.id ? -1 : 1))
  return first?.id ?? ''
}
