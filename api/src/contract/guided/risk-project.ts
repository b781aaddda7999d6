import { z } from 'zod'
import { pageOf } from '../envelope.ts'
import type { ErrorCode } from '../error-codes.ts'
import { identifier, isWithinReach, paging, reach } from '../requests.ts'
import { RecordId, ScreenedEntity } from '../screening/entity.ts'
import { SubjectType } from '../subject.ts'
import { cleanText, lengthOf } from '../text.ts'
import { Amount, codeOf, Eccn, NodeId } from './fields.ts'
import { ProjectSnapshot } from './project-snapshot.ts'
import { EndUseCategory, GuidedRun, GuidedSeverity } from './run.ts'

/** Transaction risk projects (api-contract.md, Workflows). */

const code = (name: ErrorCode): ErrorCode => name

/** Limits of a project and of a user. */
export const projectLimits = { name: 50, item: 300, countries: 30, partners: 50, projects: 500 } as const

/** A list, which a form sends as JSON. */
function listOf<Item extends z.ZodType>(item: Item, most: number, error: ErrorCode) {
  return z.preprocess(readJson, z.array(item, { error: code('input.invalid') }).max(most, error))
}

function readJson(given: unknown): unknown {
  if (typeof given !== 'string') return given
  try {
    return JSON.parse(given)
  } catch {
    return given
  }
}

function roleUpTo(highest: number) {
  return z
    .union([z.string(), z.number()], { error: code('project.role') })
    .transform(String)
    .pipe(z.string().regex(/^\d{1,2}$/, code('project.role')))
    .transform(Number)
    .refine((role) => role <= highest, code('project.role'))
    .meta({ type: 'integer' })
}

function text(most: number, empty: ErrorCode, long: ErrorCode) {
  return z
    .string({ error: empty })
    .max(most * 4, long)
    .transform(cleanText)
    .pipe(z.string().min(1, empty))
    .refine((given) => lengthOf(given) <= most, long)
}

const CountryId = z.string({ error: code('country.unknown') }).regex(/^[A-Z]{2}$/, code('country.unknown'))
const Empty = z.literal('').transform(() => undefined)
const Flag = z.union([
  z.boolean(),
  z.enum(['true', 'false', '1', '0']).transform((given) => given === 'true' || given === '1'),
])

export const ProjectSaveRequest = z.object({
  id: RecordId.optional(),
  revision: RecordId.optional().meta({ description: 'Of the state that was changed; another one in force: 409' }),
  name: text(projectLimits.name, code('project.name.empty'), code('project.name.long')),
  item: text(projectLimits.item, code('project.item.empty'), code('project.item.long')),
  eccn: z.union([Empty, Eccn]).optional(),
  value: z.union([Empty, Amount]).optional(),
  countries: listOf(
    z.object({ countryId: CountryId, role: roleUpTo(4) }),
    projectLimits.countries,
    code('project.countries'),
  ).meta({ description: 'Roles: 0 origin, 1 transit, 2 destination, 3 end use, 4 payment' }),
  partners: listOf(
    z.object({
      name: text(300, code('project.partner.empty'), code('project.partner.long')),
      type: z.enum(SubjectType.enum, { error: code('type.unknown') }).default('01'),
      role: roleUpTo(11),
      countryId: z.union([Empty, CountryId]).nullish(),
      isParty: Flag.optional().meta({
        description: 'It buys, receives, holds or uses the item (15 CFR 748.5(c)–(f)); by its role unless given',
      }),
    }),
    projectLimits.partners,
    code('project.partners'),
  ),
})
export type ProjectSaveRequest = z.output<typeof ProjectSaveRequest>

export const ProjectPageRequest = z
  .object({ ...paging, name: identifier(200).optional().meta({ description: 'A part of the name or of the item' }) })
  .refine(isWithinReach, reach)
export type ProjectPageRequest = z.output<typeof ProjectPageRequest>

export const ProjectQuery = z.object({ id: RecordId })
export const ProjectRequest = z.object({ id: RecordId })
const revised = { id: RecordId, revision: RecordId.optional() }
export const ProjectAnswerRequest = z.object({
  ...revised,
  questionId: NodeId,
  answer: codeOf(['1', '0'], code('answer.missing')),
})
export const ProjectBackRequest = z.object(revised)
export const ProjectEndUseRequest = z.object({
  id: RecordId,
  categoryId: z.string().regex(/^[a-z]{2,4}$/, code('input.invalid')),
})

/** `open`: a question waits; `pending`: candidates to be judged; `incomplete`: entries are missing; `done`: there is a conclusion. */
export const ProjectState = z.enum(['open', 'pending', 'incomplete', 'done'])
export type ProjectState = z.infer<typeof ProjectState>

const country = { country: z.string().nullable(), countryEn: z.string().nullable(), countryCode: z.string().nullable() }

/** The dated conclusion; `level` null while there is none, with the reason in `text`. */
export const ProjectConclusion = z.object({
  level: GuidedSeverity.nullable(),
  text: z.string(),
  textEn: z.string(),
  /** Day asked, ISO. */
  date: z.string(),
})

export type ProjectConclusion = z.infer<typeof ProjectConclusion>

/** An end use that may apply: what its questions came to. */
export const ProjectEndUse = EndUseCategory.extend({
  state: z.enum(['open', 'ended']),
  /** Ended without a question to a person. */
  byFacts: z.boolean(),
  severity: GuidedSeverity.nullable(),
  text: z.string().nullable(),
  textEn: z.string().nullable(),
  recordId: z.string().nullable(),
})
export type ProjectEndUse = z.infer<typeof ProjectEndUse>

/** A fact that differs between two conclusions, in words. */
export const ProjectChange = z.object({
  fact: z.string(),
  factEn: z.string(),
  before: z.string(),
  beforeEn: z.string(),
  after: z.string(),
  afterEn: z.string(),
})
export type ProjectChange = z.infer<typeof ProjectChange>

export const ProjectFinding = z.object({
  code: z.string(),
  severity: GuidedSeverity,
  text: z.string(),
  textEn: z.string(),
})

export type ProjectFinding = z.infer<typeof ProjectFinding>

/** A conclusion of a project, with what is different from the one before. */
export const ProjectHistoryEntry = z.object({
  recordId: z.string(),
  conclusion: ProjectConclusion,
  madeAt: z.iso.datetime(),
  /** `save`: entries changed; `person`: an answer or a decision; `publish`: lists, regulations or the day changed. */
  cause: z.enum(['save', 'person', 'publish']),
  before: ProjectConclusion.nullable(),
  appeared: z.array(ProjectFinding),
  gone: z.array(ProjectFinding),
  why: z.array(ProjectChange),
  isRead: z.boolean(),
})
export type ProjectHistoryEntry = z.infer<typeof ProjectHistoryEntry>

export const RiskProject = z.object({
  id: z.string(),
  revision: z.number(),
  name: z.string(),
  item: z.string(),
  eccn: z.string().nullable(),
  value: z.string().nullable(),
  state: ProjectState,
  conclusion: ProjectConclusion,
  countries: z.array(z.object({ ...country, countryId: z.string(), role: z.number() })),
  partners: z.array(
    z.object({
      ...country,
      name: z.string(),
      type: SubjectType,
      role: z.number(),
      countryId: z.string().nullable(),
      isParty: z.boolean(),
      /** Candidates, and the best score. */
      screningNum: z.number(),
      topScore: z.number().nullable(),
      /** The screened name: its candidates and decisions are those of `user/screening/entity/*`. */
      entity: ScreenedEntity,
    }),
  ),
  endUses: z.array(ProjectEndUse),
  /** Where the questions are, or the conclusion with every finding. */
  run: GuidedRun,
  /** What the conclusion was made from, with the editions of the lists and what stays unknown. */
  snapshot: ProjectSnapshot,
  /** The newest first; at most 50. */
  history: z.array(ProjectHistoryEntry),
  createTime: z.iso.datetime(),
  changeTime: z.iso.datetime(),
  /** When it was last evaluated with the lists and regulations of then. */
  checkTime: z.iso.datetime().nullable(),
})
export type RiskProject = z.infer<typeof RiskProject>

export const RiskProjectRow = z.object({
  id: z.string(),
  name: z.string(),
  item: z.string(),
  eccn: z.string().nullable(),
  state: ProjectState,
  conclusion: ProjectConclusion,
  partnerNum: z.number(),
  /** Partners with candidates to be judged. */
  openNum: z.number(),
  createTime: z.iso.datetime(),
  changeTime: z.iso.datetime(),
  /** A new conclusion was made without its user, who has not seen it. */
  isChanged: z.boolean(),
})
export type RiskProjectRow = z.infer<typeof RiskProjectRow>
export const RiskProjectPage = pageOf(RiskProjectRow)
export const ProjectUnread = z.object({ count: z.number() })
