import type { Regulation } from '../../regulations/regulation.ts'
import { Rejected } from '../../rejected.ts'

type Counts = Readonly<Record<string, number>>

/** Largest part of a figure that may disappear in one edition without `force`. */
const largestLoss = 0.2

/** Throws `Rejected` when a figure of an edition is outside its range, or far below that of the published edition. */
export function refuseUnexpectedCounts({ expected }: Regulation, counts: Counts, published: Counts | null): void {
  for (const [figure, { min, max }] of Object.entries(expected)) {
    const found = counts[figure] ?? 0
    if (found < min || found > max) {
      throw new Rejected(`The edition has ${found} ${figure}, not between ${min} and ${max}.`, { code: 'file.counts' })
    }
    const before = published?.[figure] ?? 0
    if (found < before * (1 - largestLoss)) {
      throw new Rejected(`The edition has ${found} ${figure}, the published one ${before}.`, { code: 'file.counts' })
    }
  }
}
