import { z } from 'zod'
import type { ErrorCode } from '../error-codes.ts'
import { identifier, wholeNumber } from '../requests.ts'

/** Notices of Chinese ministries that a person confirms before they change a list; for administrators. */

const code = (name: ErrorCode): ErrorCode => name
const invalid = { error: code('input.invalid') }

const text = (most: number) => z.string(invalid).max(most, code('input.invalid'))
const day = z.iso.date({ error: code('day.invalid') })
const names = z.array(text(300)).max(500, code('input.tooMany'))

const NoticeParty = z.strictObject({
  zh: text(300).nullable(),
  en: text(300).nullable(),
  kind: z.enum(['company', 'organisation', 'person'], invalid),
  sex: z.enum(['male', 'female'], invalid).nullable(),
  position: text(500).nullable(),
  address: text(500).nullable(),
  withBranches: z.boolean(invalid).meta({ description: 'The listing extends to its branches' }),
  measures: z.array(text(2000)).max(30, code('input.tooMany')),
})
export type NoticeParty = z.infer<typeof NoticeParty>

const NoticeChange = z.strictObject({
  action: z.enum(['suspend', 'stop', 'resume'], invalid),
  target: text(100).nullable().meta({ description: 'Number of the earlier notice, as printed' }),
  targetDay: day.nullable().meta({ description: 'Its day' }),
  names: names.meta({ description: 'The parties concerned; empty: all of the earlier notice' }),
  from: day.nullable().meta({ description: 'First day' }),
  until: day.nullable().meta({ description: 'First day on which the measures apply again' }),
  text: text(1000).meta({ description: 'The words of the announcement' }),
})
export type NoticeChange = z.infer<typeof NoticeChange>

export const NoticeReading = z.strictObject({
  kind: z.enum(['listing', 'change', 'investigation', 'other'], invalid),
  sourceId: z
    .enum(
      [
        'cn-unreliable-entities',
        'cn-export-control',
        'cn-watch-list',
        'cn-countermeasures',
        'cn-taiwan-diehards',
        'cn-taiwan-accomplices',
      ],
      { error: code('source.invalid') },
    )
    .nullable(),
  authority: z.enum(['mofcom', 'uel', 'mfa', 'tao'], invalid).nullable(),
  number: text(100).nullable(),
  title: text(500),
  publishedOn: day.nullable(),
  effectiveOn: day.nullable(),
  effectiveTime: z
    .string(invalid)
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, code('input.invalid'))
    .nullable(),
  reason: text(5000).nullable(),
  legalBases: z.array(text(500)).max(30, code('input.tooMany')),
  parties: z.array(NoticeParty).max(500, code('input.tooMany')),
  changes: z.array(NoticeChange).max(100, code('input.tooMany')),
})
export type NoticeReading = z.infer<typeof NoticeReading>

/** unread: not fetched yet; waiting: for a person; confirmed: for the lists' process; failed: it could not be published. */
export const NoticeState = z.enum(['unread', 'waiting', 'confirmed', 'failed', 'published', 'takenBack', 'refused'])
export type NoticeState = z.infer<typeof NoticeState>

const noticeId = wholeNumber(1, 999_999_999, code('input.invalid'))

export const NoticesQuery = z.object({
  which: z.enum(['open', 'decided'], invalid).default('open'),
})
export type NoticesQuery = z.output<typeof NoticesQuery>

const NoticeSummary = z.object({
  noticeId: z.string(),
  title: z.string(),
  url: z.string(),
  state: NoticeState,
  kind: NoticeReading.shape.kind.nullable(),
  sourceId: z.string().nullable(),
  shortName: z.string().nullable(),
  shortNameCn: z.string().nullable(),
  number: z.string().nullable(),
  publishedOn: z.string().nullable(),
  foundTime: z.iso.datetime(),
  parties: z.number(),
  changes: z.number(),
  doubts: z.number().meta({ description: 'What the reader did not understand' }),
})
export type NoticeSummary = z.infer<typeof NoticeSummary>

const NoticePageState = z.object({
  page: z.string(),
  url: z.string(),
  readTime: z.iso.datetime().nullable(),
  isUnread: z.boolean().meta({ description: 'It could not be read at the last look' }),
})

export const NoticeQueue = z.object({
  notices: z.array(NoticeSummary),
  /** The publishers' pages that are watched. */
  pages: z.array(NoticePageState),
})
export type NoticeQueue = z.infer<typeof NoticeQueue>

export const NoticeQuery = z.object({ noticeId })

const NoticeEffect = z.object({
  kind: z.enum(['added', 'present', 'suspended', 'prolonged', 'stopped', 'resumed', 'unmatched']),
  index: z.number().meta({ description: 'Place among the parties or the changes of the reading' }),
  isOfParty: z.boolean(),
  name: z.object({ zh: z.string().nullable(), en: z.string().nullable() }),
  subjectId: z.string().nullable().meta({ description: 'Subject of the record concerned' }),
  earlier: z.array(z.string()).meta({ description: 'Subjects that earlier notices put on the same list by that name' }),
  from: z.string().nullable(),
  until: z.string().nullable(),
})
export type NoticeEffect = z.infer<typeof NoticeEffect>

export const NoticeDraft = z.object({
  ...NoticeSummary.shape,
  version: z.number().meta({ description: 'To be sent back with what is decided' }),
  text: z.string(),
  /** As corrected; the reader's own as long as nobody corrected it. */
  reading: NoticeReading,
  isCorrected: z.boolean(),
  unread: z.array(z.object({ code: z.string(), value: z.string() })),
  effects: z.array(NoticeEffect),
  isPublishable: z.boolean(),
  listCount: z.number().meta({ description: 'Records of the list now' }),
  failure: z.string().nullable().meta({ description: 'Why it could not be published, in English' }),
  reason: z.string().nullable().meta({ description: 'Why it was refused' }),
  decidedBy: z.string().nullable(),
  decidedTime: z.iso.datetime().nullable(),
  publishedTime: z.iso.datetime().nullable(),
})
export type NoticeDraft = z.infer<typeof NoticeDraft>

const seen = { noticeId, version: wholeNumber(0, 999_999, code('input.invalid')) }

/** A reading as JSON in one field: forms have no nested fields. */
const ReadingText = z
  .string(invalid)
  .max(500_000, code('input.invalid'))
  .transform((sent, context) => {
    try {
      return JSON.parse(sent) as unknown
    } catch {
      context.addIssue({ code: 'custom', message: code('input.invalid') })
      return z.NEVER
    }
  })
  .pipe(NoticeReading)

export const NoticeCorrection = z.object({ ...seen, reading: ReadingText })
export type NoticeCorrection = z.output<typeof NoticeCorrection>

export const NoticeConfirmation = z.object(seen)
export const NoticeReopening = z.object(seen)

export const NoticeRefusal = z.object({
  ...seen,
  reason: identifier(500).pipe(z.string().trim().min(1, code('notice.reason'))),
})
