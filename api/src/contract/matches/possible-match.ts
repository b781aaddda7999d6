import { z } from 'zod'
import { ListCount, ListState, SubjectType } from '../subject.ts'

const Bilingual = z.object({ zh: z.string(), en: z.string() })

/** Why two records are possibly one party, or why not. */
export const MatchGround = z.object({
  /** `name`, `birth-date`, `other-number`, …; new ones may come. */
  kind: z.string(),
  labelZh: z.string(),
  labelEn: z.string(),
  /** Natural logarithm of the odds; below 0 it speaks against. */
  points: z.number(),
  /** What both state. */
  shared: z.array(Bilingual),
  /** What each states, where they differ: first the subject of the answer, or the first of the pair. */
  own: Bilingual.nullable(),
  other: Bilingual.nullable(),
})
export type MatchGround = z.infer<typeof MatchGround>

/** Another subject that is possibly the same party; a person decides. */
export const PossiblySame = z.object({
  id: z.string(),
  type: SubjectType,
  s: z.string(),
  name: z.string(),
  nameZh: z.string().nullable(),
  status: z.enum(['listed', 'offline', 'unlisted']),
  listCount: ListCount,
  /** The lists of the other subject, as on its own page. */
  lists: z.array(
    z.object({
      sourceId: z.number(),
      shortName: z.string(),
      shortNameCn: z.string(),
      state: z.enum([...ListState.options, 'not yet in force']),
      /** Lists whose decisions it repeats; [] if it counts. */
      repeats: z.array(z.number()),
    }),
  ),
  /** That they are one party, 0 to 1. */
  probability: z.number(),
  /** A person confirmed it; they become one subject with the next index. */
  isConfirmed: z.boolean(),
  /** The strongest first, those against behind. */
  grounds: z.array(MatchGround),
})
export type PossiblySame = z.infer<typeof PossiblySame>
