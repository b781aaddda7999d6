import type { LawVersion } from '@qingdan/database/law-text.ts'
import type { LawSource } from './repository.ts'

/** One version of a law as users see it. */
export interface HeldLaw {
  id: string
  law: LawVersion
  source: LawSource
  /** Day to which its text is right, ISO. */
  asOf: string
  /** Versions of the same law after it, the next one first. */
  later: HeldLaw[]
  /** All versions of the same law, newest first. */
  versions: HeldLaw[]
}
