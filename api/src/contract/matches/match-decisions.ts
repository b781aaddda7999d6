import { z } from 'zod'
import { EntityDetail } from '../detail.ts'
import type { ErrorCode } from '../error-codes.ts'
import { identifier, paging } from '../requests.ts'
import { MatchGround, PossiblySame } from './possible-match.ts'

/** Possible matches and what administrators decide about them. */

const code = (name: ErrorCode): ErrorCode => name

/** A record, as the file of decisions writes it. */
const RecordRef = z
  .string({ error: code('input.required') })
  .max(300, code('input.invalid'))
  .regex(/^[a-z0-9-]+\/[^\p{Cc}]+$/u, code('input.invalid'))
  .meta({ description: '`<source>/<publisher id>`, as the answer gives it' })

/** The facts of a subject that a reviewer compares. */
export const MatchSide = EntityDetail.pick({
  type: true,
  s: true,
  name: true,
  names: true,
  sex: true,
  birthday: true,
  birthPlaces: true,
  nationalities: true,
  country: true,
  countryEn: true,
  countryCode: true,
  addresses: true,
  identifiers: true,
  status: true,
  listCount: true,
  listedOn: true,
  changedOn: true,
}).extend({
  subjectId: z.string(),
  nameZh: z.string().nullable(),
  /** The record that the grounds are about. */
  ref: z.string(),
  lists: z.array(
    PossiblySame.shape.lists.element.extend({
      publisherIds: z.array(z.string()),
      listedOn: z.string().nullable(),
      programmes: z.array(z.string()),
    }),
  ),
})
export type MatchSide = z.infer<typeof MatchSide>

export const MatchVerdict = z.enum(['same', 'other'], { error: code('input.invalid') })
export type MatchVerdict = z.infer<typeof MatchVerdict>

/** What would be wrong if the two are one: the worst first. */
export const Consequence = z.enum(['offList', 'freeze', 'listCount', 'none'])
export type Consequence = z.infer<typeof Consequence>

export const MatchPair = z.object({
  a: MatchSide,
  b: MatchSide,
  probability: z.number(),
  consequence: Consequence.meta({
    description:
      '`offList`: one is on no list now; `freeze`: only one is on a list that freezes assets; `listCount`: one is on fewer lists',
  }),
  foundTime: z.iso.datetime(),
  grounds: z.array(MatchGround),
})
export type MatchPair = z.infer<typeof MatchPair>

export const MatchQuery = z.object({
  pageSize: paging.pageSize,
  after: z
    .string({ error: code('input.invalid') })
    .max(1000, code('input.invalid'))
    .regex(/^[\w-]+$/, code('input.invalid'))
    .optional()
    .meta({ description: '`next` of the page before; the most consequential unless given' }),
})
export type MatchQuery = z.output<typeof MatchQuery>

/** Most consequential first, then the most probable; by cursor, because every decision shortens the queue. */
export const MatchPage = z.object({
  records: z.array(MatchPair),
  /** Undecided pairs in all. */
  total: z.number(),
  /** `after` of the next page; null on the last page. */
  next: z.string().nullable(),
})
export type MatchPage = z.infer<typeof MatchPage>

export const MatchDecisionRequest = z.object({
  a: RecordRef,
  b: RecordRef,
  verdict: MatchVerdict,
  note: identifier(500).optional().meta({ description: 'Why, in the words of the administrator' }),
})
export type MatchDecisionRequest = z.output<typeof MatchDecisionRequest>

const decisionId = z
  .string({ error: code('input.required') })
  .regex(/^\d{1,15}$/, code('input.invalid'))
  .transform(Number)
  .meta({ type: 'integer' })

export const MatchUndoRequest = z.object({ decisionId })

export const MadeDecision = z.object({ decisionId: z.string() })

export const MatchDecisionQuery = z.object({
  pageSize: paging.pageSize,
  before: decisionId.optional().meta({ description: '`next` of the page before; the newest unless given' }),
})
export type MatchDecisionQuery = z.output<typeof MatchDecisionQuery>

const DecidedSide = z.object({
  ref: z.string(),
  /** Null when no list has the record any more. */
  subjectId: z.string().nullable(),
  type: EntityDetail.shape.type.nullable(),
  name: z.string().nullable(),
  shortName: z.string(),
  shortNameCn: z.string(),
})

export const MatchDecision = z.object({
  decisionId: z.string(),
  a: DecidedSide,
  b: DecidedSide,
  verdict: MatchVerdict,
  note: z.string().nullable(),
  /** As it was then. */
  probability: z.number(),
  grounds: z.array(MatchGround),
  userName: z.string(),
  time: z.iso.datetime(),
  undoneBy: z.string().nullable(),
  undoneTime: z.iso.datetime().nullable(),
  /**
   * `applied`: the subjects are as decided; `waiting`: the lists are not renewed yet; `overruled`: the reviewed file says otherwise;
   * `contradicted`: another decision or ground keeps the two apart; `undone`.
   */
  state: z.enum(['applied', 'waiting', 'overruled', 'contradicted', 'undone']),
})
export type MatchDecision = z.infer<typeof MatchDecision>

export const MatchDecisionPage = z.object({
  records: z.array(MatchDecision),
  /** `before` of the next page; null on the last page. */
  next: z.string().nullable(),
})
export type MatchDecisionPage = z.infer<typeof MatchDecisionPage>
