import type { LawVersion } from '@qingdan/database/law-text.ts'
import type { LawStatus } from '../../contract/laws/laws.ts'

type Dated = Pick<LawVersion, 'publishedOn' | 'effectiveOn' | 'end' | 'isStatedInForce'>

/** Day on which a version begins: as stated, otherwise that of its publication. */
function beginOf({ effectiveOn, publishedOn }: Dated): string | null {
  return effectiveOn ?? publishedOn
}

/**
 * Day on which a version ends, ISO, where somebody says it or a later version begins; null if it does not end, or nobody says when. `later`: the
 * versions after it, the next one first.
 */
export function endOf(law: Dated, later: readonly Dated[]): string | null {
  const [next] = later
  return law.end?.on ?? (next === undefined ? null : beginOf(next))
}

/** The state of a version on a day, ISO. */
export function statusOn(law: Dated, later: readonly Dated[], day: string): LawStatus {
  if (law.effectiveOn !== null && day < law.effectiveOn) return 'not-yet'
  const end = endOf(law, later)
  const hasEnded = end === null ? law.end !== null : end <= day
  if (hasEnded) return law.end?.how === 'repealed' ? 'repealed' : 'amended'
  // What ends on a later day is in force until then.
  return law.isStatedInForce || law.end !== null ? 'in-force' : 'unstated'
}
