import { existsSync } from 'node:fs'
import { type Half, readCrossList } from '../sets/cross-list.ts'
import { measurePairs, type PairReport, scorePairs } from './pairs.ts'

/** How names of one party, as two publishers write them, are told from near strangers. */
export interface CrossListReport {
  half: Half
  kind: 'people' | 'companies'
  figures: PairReport
}

const kinds = [
  ['02', 'people'],
  ['01', 'companies'],
] as const

/** Null if the folder has no such set. */
export function measureCrossList(bench: string): CrossListReport[] | null {
  const file = `${bench}/cross-list.csv`
  if (!existsSync(file)) return null
  const halves = readCrossList(file)
  return (['closed', 'open'] as const).flatMap((half) => {
    const scored = scorePairs(halves[half])
    return kinds.map(([type, kind]) => ({
      half,
      kind,
      figures: measurePairs(scored.filter((pair) => pair.type === type)),
    }))
  })
}
