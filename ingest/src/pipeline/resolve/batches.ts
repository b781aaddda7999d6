import type { Pair } from './candidate-pairs.ts'

/** Subjects whose records are compared with each other, and the pairs to compare. */
export interface Batch {
  subjectIds: string[]
  pairs: Pair[]
}

/** Subjects that are in memory at once; one group of linked subjects is never divided. */
const batchSize = 1500

/** Divides subjects into groups without a pair between them, and collects small groups into batches. */
export function batchesOf(subjectIds: Iterable<string>, pairs: readonly Pair[]): Batch[] {
  const parents = new Map<string, string>()
  const rootOf = (id: string): string => {
    const parent = parents.get(id)
    if (parent === undefined) return id
    const root = rootOf(parent)
    parents.set(id, root)
    return root
  }
  for (const { a, b } of pairs) {
    const [one, other] = [rootOf(a.subjectId), rootOf(b.subjectId)]
    if (one !== other) parents.set(other, one)
  }
  const ids = new Set([...subjectIds, ...pairs.flatMap(({ a, b }) => [a.subjectId, b.subjectId])])
  const members = Map.groupBy([...ids].sort(), rootOf)
  const pairsOf = Map.groupBy(pairs, ({ a }) => rootOf(a.subjectId))
  const batches: Batch[] = []
  for (const [root, held] of members) {
    const last = batches.at(-1)
    const batch = last !== undefined && last.subjectIds.length < batchSize ? last : { subjectIds: [], pairs: [] }
    if (batch !== last) batches.push(batch)
    batch.subjectIds.push(...held)
    batch.pairs.push(...(pairsOf.get(root) ?? []))
  }
  return batches
}
