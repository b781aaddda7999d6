import { z } from 'zod'
import { pageOf } from '../envelope.ts'
import type { ErrorCode } from '../error-codes.ts'
import { commaList, identifier, isWithinReach, paging, reach, TypeParameter, wholeNumber } from '../requests.ts'
import { SubjectType, subjectTypes } from '../subject.ts'
import { GivenDetails, MonitoringDetails, RecordId } from './entity.ts'
import { appliesTo, matchedFields, ruleKinds, ruleStates } from './rule-words.ts'

/** Rules of a desk: which candidates need no review. Applied after matching; what they hide stays visible. */

const code = (name: ErrorCode): ErrorCode => name
const invalid = { error: code('input.invalid') }

const listOf = <Item extends string>(items: readonly Item[]) =>
  commaList((text): text is Item => (items as readonly string[]).includes(text), code('input.invalid'))

export const RuleKind = z.enum(ruleKinds, invalid)
export const AppliesTo = z.enum(appliesTo, invalid)
export const RuleState = z.enum(ruleStates, invalid)
export type RuleState = z.infer<typeof RuleState>

/** The form of a rule; which fields are read depends on its kind. */
export const RuleForm = MonitoringDetails.extend({
  id: RecordId.optional().meta({ description: 'A draft to be changed' }),
  replaces: RecordId.optional().meta({ description: 'The rule in force whose place it takes' }),
  kind: RuleKind,
  appliesTo: AppliesTo.default('all'),
  reason: identifier(2000).pipe(z.string().min(1, code('rule.reason')).max(500, code('rule.reason'))),
  expiresOn: z.iso
    .date({ error: code('day.invalid') })
    .optional()
    .meta({ description: 'Last day, ISO, Shanghai; required for a good name' }),
  minScore: z
    .string({ error: code('rule.score') })
    .regex(/^\d{1,3}(\.\d{1,2})?$/, code('rule.score'))
    .transform(Number)
    .optional()
    .meta({ type: 'number', description: 'Threshold: candidates below are hidden; above 70, at most 100' }),
  sourceIds: commaList((text): text is string => /^\d{1,6}$/.test(text), code('source.invalid'))
    .transform((ids) => ids.map(Number))
    .optional()
    .meta({ description: 'Threshold: comma list; every list that the candidate is on' }),
  countries: commaList((text): text is string => /^[A-Za-z]{2}$/.test(text), code('country.unknown'))
    .transform((codes) => codes.map((item) => item.toUpperCase()))
    .optional()
    .meta({ description: 'Threshold: ISO-2, comma list; every country of the candidate' }),
  fields: listOf(matchedFields)
    .optional()
    .meta({ description: 'Threshold: what matched: `name`, `weakAlias`, `ourName`' }),
  types: listOf(subjectTypes).optional().meta({ description: 'Threshold: types of screened names' }),
  originalEntityName: identifier(1200).optional().meta({ description: 'Good name' }),
  type: TypeParameter.optional().meta({ description: 'Good name' }),
  subjectId: identifier(200).optional().meta({ description: 'Good name: only against this subject' }),
})
export type RuleForm = z.output<typeof RuleForm>

/** What a rule would have done to earlier batches and alerts. */
export const RuleTrialCounts = z.object({
  days: z.number(),
  batches: z.number(),
  names: z.number(),
  candidates: z.number(),
  hidden: z.number(),
  hiddenNames: z.number(),
  cleared: z.number().meta({ description: 'Names that would have had nothing left to review' }),
  trueMatches: z.number().meta({ description: 'Hidden ones that a person confirmed' }),
  isCut: z.boolean().meta({ description: 'There are more candidates than a trial reads' }),
})

/** A candidate that a rule hides, or would have hidden, once for a screened name. */
export const HiddenRow = z.object({
  /** The screened name. */
  screningEntityId: z.string(),
  originalEntityName: z.string(),
  type: SubjectType,
  batchId: z.string().nullable(),
  batchNo: z.string().nullable(),
  isInAlert: z.boolean().meta({ description: 'An alert of the watched name has it too' }),
  entityId: z.string(),
  entityName: z.string(),
  matchedName: z.string(),
  score: z.number(),
  lists: z.array(z.string()),
  /** The same lists as they are named in Chinese. */
  listsCn: z.array(z.string()),
  screeningTime: z.iso.datetime(),
  verdict: z.enum(['match', 'none']).nullable(),
})
export type HiddenRow = z.infer<typeof HiddenRow>

export const ScreeningRule = z.object({
  id: z.string(),
  kind: RuleKind,
  appliesTo: AppliesTo,
  state: RuleState,
  reason: z.string(),
  createdBy: z.string(),
  changedTime: z.iso.datetime(),
  expiresOn: z.string().nullable(),
  replaces: z.string().nullable(),
  threshold: z
    .object({
      minScore: z.number(),
      sources: z.array(z.object({ sourceId: z.number(), shortName: z.string(), shortNameCn: z.string() })),
      countries: z.array(z.string()),
      fields: z.array(z.enum(matchedFields)),
      types: z.array(SubjectType),
    })
    .nullable(),
  goodName: z
    .object({
      originalEntityName: z.string(),
      type: SubjectType,
      details: GivenDetails.nullable(),
      subjectId: z.string().nullable(),
      subjectName: z.string().nullable(),
    })
    .nullable(),
  trial: RuleTrialCounts.extend({ triedTime: z.iso.datetime() }).nullable(),
  inForceBy: z.string().nullable(),
  inForceTime: z.iso.datetime().nullable(),
  endedBy: z.string().nullable(),
  endedTime: z.iso.datetime().nullable(),
  hiddenNum: z.number().meta({ description: 'Candidates of batches and alerts that it hides, each once for a name' }),
})
export type ScreeningRule = z.infer<typeof ScreeningRule>

export const RulePage = pageOf(ScreeningRule)
export const RuleQuery = z.object({ ...paging, state: RuleState.optional() }).refine(isWithinReach, reach)
export type RuleQuery = z.output<typeof RuleQuery>

export const RuleSaved = z.object({ id: z.string() })
export const RuleRequest = z.object({ id: RecordId })
export const TryRequest = z.object({
  id: RecordId,
  days: wholeNumber(1, 365, code('input.invalid'))
    .default(90)
    .meta({ description: 'Batches and alerts of how many days' }),
})

/** The counts, and the first 500 candidates that would have been hidden, confirmed ones first. */
export const RuleTrial = RuleTrialCounts.extend({ rows: z.array(HiddenRow) })
export type RuleTrial = z.infer<typeof RuleTrial>

export const HiddenQuery = z.object({ ...paging, id: RecordId }).refine(isWithinReach, reach)
export type HiddenQuery = z.output<typeof HiddenQuery>
export const HiddenPage = pageOf(HiddenRow)
