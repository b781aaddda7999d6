import { z } from 'zod'
import { pageOf } from '../envelope.ts'
import type { ErrorCode } from '../error-codes.ts'
import {
  binary,
  commaList,
  identifier,
  isWithinReach,
  lines,
  PageQuery,
  paging,
  reach,
  TypeParameter,
} from '../requests.ts'
import { SearchResult, SubjectType } from '../subject.ts'
import { ruleKinds } from './rule-words.ts'

/** Screened names, what was found for each, and what their user decides (compliance-workflows.md §3, §4). */

const code = (name: ErrorCode): ErrorCode => name

const wholeId = z
  .union([z.string(), z.number()], { error: code('input.required') })
  .transform(String)
  .pipe(z.string().regex(/^\d{1,15}$/, code('input.invalid')))
  .transform(Number)
  .meta({ type: 'integer' })

export const RecordId = wholeId

/** Ids of one's own records; one that is unknown or another user's refuses all. */
export const RecordIds = commaList((text): text is string => /^\d{1,15}$/.test(text), code('input.invalid')).transform(
  (ids) => ids.map(Number),
)

/** '0' not monitored, '1' monitored. */
export const WarnFlag = binary

/** '0' not yet operated, '1' a candidate was confirmed, '2' none of them. */
export const OperateStatus = z.enum(['0', '1', '2'])
export type OperateStatus = z.infer<typeof OperateStatus>

const optionalText = (most: number) => identifier(most).optional()

/** Details by type; those of another type are refused. Spelt as the specification does. */
export const MonitoringDetails = z.object({
  companyId: optionalText(100),
  unifiedCreditCode: optionalText(100),
  companyCountry: optionalText(100).meta({ description: 'A code or a name of a country, in Chinese or English' }),
  companyAdress: optionalText(300),
  sex: z.enum(['男', '女', 'male', 'female', ''], { error: code('sex.invalid') }).optional(),
  birthday: optionalText(40).meta({ description: 'ISO yyyy, yyyy-mm or yyyy-mm-dd' }),
  peopleId: optionalText(100),
  peopleCountry: optionalText(100),
  imoCode: optionalText(40),
  shipFlag: optionalText(100),
  msnCode: optionalText(40),
  aircraftTailNumber: optionalText(40),
})

/** The monitoring form: an entry of the watchlist. */
export const MonitoringEntity = MonitoringDetails.extend({
  originalEntityName: identifier(1200),
  type: TypeParameter,
})
export type MonitoringEntity = z.output<typeof MonitoringEntity>

export const EntityAdded = z.object({
  id: z.string(),
  doubtful: z.array(z.object({ field: z.string(), message: z.string() })).meta({
    description: 'Addition to the contract: values that are used as given though their check digit is wrong',
  }),
})
export type EntityAdded = z.infer<typeof EntityAdded>

/** A detail as given, with its field. */
export const GivenDetails = z.object({
  companyId: z.string().nullable(),
  unifiedCreditCode: z.string().nullable(),
  companyCountry: z.string().nullable(),
  companyCountryEn: z.string().nullable(),
  companyAdress: z.string().nullable(),
  sex: z.enum(['男', '女']).nullable(),
  birthday: z.string().nullable(),
  peopleId: z.string().nullable(),
  peopleCountry: z.string().nullable(),
  peopleCountryEn: z.string().nullable(),
  imoCode: z.string().nullable(),
  shipFlag: z.string().nullable(),
  shipFlagEn: z.string().nullable(),
  msnCode: z.string().nullable(),
  aircraftTailNumber: z.string().nullable(),
})

/** What still has to be done about a name, the most urgent first. */
export const ReviewState = z.enum(['open', 'proposed', 'confirmed', 'none', 'settled', 'hidden', 'clear', 'waiting'])
export type ReviewState = z.infer<typeof ReviewState>

/** How many names are in each state. */
export const StateCounts = z.object({
  open: z.number(),
  proposed: z.number(),
  confirmed: z.number(),
  none: z.number(),
  settled: z.number(),
  hidden: z.number(),
  clear: z.number(),
  waiting: z.number(),
} satisfies Record<ReviewState, z.ZodNumber>)
export type StateCounts = z.infer<typeof StateCounts>

export const ScreenedEntity = z.object({
  id: z.string(),
  originalEntityName: z.string(),
  type: SubjectType,
  /** Id of the mapped subject. */
  entityId: z.string().nullable(),
  entityName: z.string().nullable(),
  standardFlag: z.string().nullable(),
  /** Candidates that are kept; `foundNum` says of how many. */
  screningNum: z.number(),
  warnFlag: WarnFlag,
  warnTime: z.iso.datetime().nullable(),
  operateStatus: OperateStatus,
  /** Additions to the contract. */
  state: ReviewState.meta({
    description:
      '`open`: candidates to be judged; `proposed`: confirmed, waits for the release of a second person; `confirmed`; `none`: none of them; `settled`: all candidates were judged before; `hidden`: rules of the desk hide what is left; `clear`: no candidate; `waiting`: not screened yet',
  }),
  /** Candidates that no decision settles and no rule hides. */
  openNum: z.number(),
  /** Candidates that rules of the desk hide. */
  hiddenNum: z.number(),
  foundNum: z.number().nullable().meta({
    description: 'Subjects at or above the alert line, when they are more than the best ones that are kept; else null',
  }),
  /** Suspected matches of its alerts that wait for a decision. */
  alertNum: z.number(),
  topScore: z.number().nullable(),
  rowNumbers: z.array(z.number()),
  screeningTime: z.iso.datetime().nullable(),
  methodVersion: z.string().nullable(),
  batchId: z.string().nullable(),
  batchNo: z.string().nullable(),
  details: GivenDetails,
})
export type ScreenedEntity = z.infer<typeof ScreenedEntity>

/** A list page by page, with how many names are in each state under the other filters. */
export const ScreenedEntityPage = pageOf(ScreenedEntity).extend({
  states: StateCounts,
})
export type ScreenedEntityPage = z.infer<typeof ScreenedEntityPage>

export const ScreenedEntityQuery = PageQuery.extend({
  batchId: RecordId.optional(),
  originalEntityName: identifier(1200).optional(),
  name: identifier(1200).optional().meta({ description: 'Part of the name of the mapped subject' }),
  type: TypeParameter.optional(),
  warnFlag: WarnFlag.optional(),
  state: ReviewState.optional(),
}).refine(isWithinReach, reach)
export type ScreenedEntityQuery = z.output<typeof ScreenedEntityQuery>

/** Why a candidate that was judged before is open again; `proposed`: a newer decision waits for a second person. */
export const ReopenedBy = z.enum([
  'names',
  'birthDates',
  'countries',
  'identifiers',
  'lists',
  'details',
  'expired',
  'proposed',
])

/** What a person gave as the reason. */
const givenReason = {
  reason: z.string().nullable().meta({ description: 'A code of the product, or the number of a reason of the desk' }),
  reasonWords: z.object({ zh: z.string(), en: z.string() }).nullable().meta({ description: 'As it read then' }),
  note: z.string().nullable(),
}

/** Whether a second person has to release it, and who did. */
const release = {
  awaitsRelease: z.boolean(),
  releasedBy: z.string().nullable(),
  releasedTime: z.iso.datetime().nullable(),
}

/** The decision of a person that settles a candidate. */
const Settled = z.object({
  decisionId: z.string(),
  verdict: z.enum(['match', 'none']),
  ...givenReason,
  decidedBy: z.string(),
  decidedTime: z.iso.datetime(),
  expiresTime: z.iso.datetime().nullable(),
  ...release,
})

/** A match in force of the same name and details, which another decision of the desk made. */
export const ConfirmedBefore = z.object({
  decisionId: z.string(),
  decidedBy: z.string(),
  decidedTime: z.iso.datetime(),
  releasedBy: z.string().nullable(),
  place: z.enum(['batch', 'watch', 'project', 'deleted']),
  batchNo: z.string().nullable(),
})
export type ConfirmedBefore = z.infer<typeof ConfirmedBefore>

/** The rule of the desk that hides a candidate. */
export const HiddenBy = z.object({
  ruleId: z.string(),
  kind: z.enum(ruleKinds),
  minScore: z.number().nullable(),
  reason: z.string(),
  createdBy: z.string(),
})
export type HiddenBy = z.infer<typeof HiddenBy>

/** A subject that was found for a name: the row of the search and why it matched, as they were then. */
export const FoundSubject = SearchResult.omit({ possiblySame: true, containment: true, _score: true })
export type FoundSubject = z.infer<typeof FoundSubject>

/** A subject that the name may be, and what was decided about it. */
export const Candidate = FoundSubject.extend({
  /** It is the mapped subject. */
  isSelect: z.boolean(),
  settled: Settled.nullable(),
  reopened: z.array(ReopenedBy),
  confirmed: ConfirmedBefore.nullable().meta({
    description:
      'Addition to the contract: the name was confirmed to be this subject elsewhere; what contradicts that is refused with 409 until it is taken back',
  }),
  hiddenBy: HiddenBy.nullable(),
  screeningTime: z.iso.datetime().nullable().meta({
    description: 'Addition to the contract: when the name was screened and the candidate was found',
  }),
})
export type Candidate = z.infer<typeof Candidate>

export const CandidateQuery = z.object({ screningEntityId: RecordId })

const why = {
  reason: identifier(40).optional().meta({ description: 'One of `reason/list` that is not retired' }),
  note: lines(500).optional().meta({ description: 'Why, in the words of the user' }),
}

/** The candidates that the user looked at. */
const seen = {
  screeningTime: z.iso
    .datetime({ error: code('input.invalid') })
    .optional()
    .meta({
      description:
        'Addition to the contract: `screeningTime` of the candidates that the caller saw; refused with 409 when the name was screened again since',
    }),
}

/** The name is this candidate. */
export const MappingRequest = z.object({
  id: RecordId,
  entityId: identifier(200),
  entityName: identifier(1200).optional(),
  standardFlag: z.union([z.string(), z.number()]).transform(String).default('1'),
  ...why,
  ...seen,
})
export type MappingRequest = z.output<typeof MappingRequest>

/** The name is none of its candidates. */
export const NoneRequest = z.object({ id: RecordId, ...why, ...seen })
export type NoneRequest = z.output<typeof NoneRequest>

export const EntityRequest = z.object({ id: RecordId })

/** Of what is taken back. */
export const onlyOwn = {
  own: binary.default('0').meta({
    description:
      'Addition to the contract: 1: only what the caller decided; refused with 409 when somebody else decided or released it since',
  }),
}

export const UnmapRequest = EntityRequest.extend(onlyOwn)
export type UnmapRequest = z.output<typeof UnmapRequest>

export const WarnRequest = z.object({ ids: RecordIds, warnFlag: WarnFlag })
export type WarnRequest = z.output<typeof WarnRequest>

/** Decisions that hold for later screenings. */
export const ScreeningDecision = z.object({
  id: z.string(),
  originalEntityName: z.string(),
  type: SubjectType,
  details: GivenDetails,
  entityId: z.string(),
  entityName: z.string(),
  score: z.number(),
  verdict: z.enum(['match', 'none']),
  ...givenReason,
  decidedBy: z.string(),
  decidedTime: z.iso.datetime(),
  expiresTime: z.iso.datetime().nullable(),
  undoneBy: z.string().nullable(),
  undoneTime: z.iso.datetime().nullable(),
  /** Why a second person sent it back. */
  undoneWhy: z.string().nullable(),
  ...release,
})
export type ScreeningDecision = z.infer<typeof ScreeningDecision>

export const ScreeningDecisionQuery = z
  .object({ ...paging, keyword: identifier(1200).optional().meta({ description: 'Part of either name' }) })
  .refine(isWithinReach, reach)
export type ScreeningDecisionQuery = z.output<typeof ScreeningDecisionQuery>
