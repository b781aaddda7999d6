import { z } from 'zod'
import { maxPageSize } from './envelope.ts'
import type { ErrorCode } from './error-codes.ts'
import { commaList, FreeKeyword, isWithinReach, paging, reach, wholeNumber } from './requests.ts'
import { ListState, SubjectType } from './subject.ts'

/** China's own lists combined: a record is one party in one decision (api-contract.md, "China, items, laws, news"). */

const code = (name: ErrorCode): ErrorCode => name

/** Always '1'…'6'; '0' (All) is made by the page. */
export const chinaLabelIds = ['1', '2', '3', '4', '5', '6'] as const
export const ChinaLabelId = z.enum(chinaLabelIds)
export type ChinaLabelId = z.infer<typeof ChinaLabelId>

const isLabelId = (text: string): text is ChinaLabelId => (chinaLabelIds as readonly string[]).includes(text)

export const ChinaSearchQuery = z
  .object({
    searchKey: FreeKeyword.meta({
      description: 'Name (Chinese, pinyin or English), document number or position; up to 300 characters; empty: all',
    }),
    labelIds: commaList(isLabelId, code('label.unknown'))
      .optional()
      .meta({ description: 'Comma list of 1–6; any of them. Absent: all' }),
    ...paging,
  })
  .refine(isWithinReach, reach)
export type ChinaSearchQuery = z.output<typeof ChinaSearchQuery>

export const ChinaLatestQuery = z
  .object({ ...paging, pageSize: wholeNumber(1, maxPageSize, code('pageSize.invalid')).default(4) })
  .refine(isWithinReach, reach)
export type ChinaLatestQuery = z.output<typeof ChinaLatestQuery>

export const ChinaDetailQuery = z.object({ id: z.string({ error: code('input.required') }) })
export type ChinaDetailQuery = z.output<typeof ChinaDetailQuery>

export const ChinaLabel = z.object({ id: ChinaLabelId, name: z.string(), nameEn: z.string() })
export type ChinaLabel = z.infer<typeof ChinaLabel>

/** E enterprise or organisation, P person, O other. */
export const ChinaDataType = z.enum(['E', 'P', 'O'])
export type ChinaDataType = z.infer<typeof ChinaDataType>

/**
 * State on the requested day, Asia/Shanghai. "Suspended": the decision is in force, but its measures are not applied. "Unknown":
 * the suspension ran out after the last edition.
 */
export const ChinaState = ListState
export type ChinaState = z.infer<typeof ChinaState>

/** A period in which the measures are not applied: ISO days, both inclusive; `to` is null while no end is announced. */
export const ChinaSuspension = z.object({
  from: z.string(),
  to: z.string().nullable(),
  note: z.string().nullable(),
  noteEn: z.string().nullable(),
  url: z.string().nullable(),
})
export type ChinaSuspension = z.infer<typeof ChinaSuspension>

/** Positions of the keyword in a displayed field: UTF-16 offsets, `end` exclusive, ascending. */
export const ChinaHighlight = z.object({
  field: z.enum(['name', 'nameEn', 'job', 'jobEn', 'docNumber', 'docNumberEn']),
  start: z.number(),
  end: z.number(),
})
export type ChinaHighlight = z.infer<typeof ChinaHighlight>

/** What a row of the list shows; open to visitors. */
export const ChinaRow = z.object({
  id: z.string(),
  /** As printed in the decision; null if it prints no name in this language. At least one of the two is present. */
  name: z.string().nullable(),
  nameEn: z.string().nullable(),
  /** Position held by a person, as published. */
  job: z.string().nullable(),
  jobEn: z.string().nullable(),
  country: z.string().nullable(),
  countryEn: z.string().nullable(),
  countryCode: z.string().nullable(),
  /** Of the notice. */
  title: z.string().nullable(),
  titleEn: z.string().nullable(),
  dataType: ChinaDataType,
  /** '0' once the decision has ended (the Expired badge), otherwise '1', also while suspended. */
  status: z.enum(['0', '1']),
  state: ChinaState,
  /** Last day, ISO, of the suspension that covers the day, or after which the state is unknown; null otherwise, and while no end is announced. */
  suspendedUntil: z.string().nullable(),
  department: z.string().nullable(),
  departmentEn: z.string().nullable(),
  label: z.string(),
  labelEn: z.string(),
  labelId: ChinaLabelId,
  /** ISO day of the decision. */
  sanctionTime: z.string().nullable(),
  docNumber: z.string().nullable(),
  docNumberEn: z.string().nullable(),
  /** The notice was transcribed whole: a null is not stated in it. Otherwise only our transcription lacks it. */
  isWhole: z.boolean(),
  /** Matches of the keyword, also by pinyin or the other script. Empty without a keyword, and when only an alias matches. */
  highlights: z.array(ChinaHighlight),
})
export type ChinaRow = z.infer<typeof ChinaRow>

/** The whole decision about a party; its detail needs a grant. */
export const ChinaRecord = ChinaRow.omit({ highlights: true }).extend({
  /** Other names from the decision or its curator. */
  alias: z.array(z.string()),
  reason: z.string().nullable(),
  reasonEn: z.string().nullable(),
  /** One measure per line. */
  measure: z.string().nullable(),
  measureEn: z.string().nullable(),
  /** One law per line. */
  legalBasis: z.string().nullable(),
  legalBasisEn: z.string().nullable(),
  /** ISO day from which it is no longer in force; null while it is. */
  endedOn: z.string().nullable(),
  /** Why it ended, as announced. */
  endNote: z.string().nullable(),
  endNoteEn: z.string().nullable(),
  /** Every announced suspension, past ones included, by date. */
  suspensions: z.array(ChinaSuspension),
  /** Address of the notice at its publisher. */
  url: z.string().nullable(),
  /** Opens the detail of the global search (`sanction/detail/entity`). */
  subject: z.object({ id: z.string(), type: SubjectType, s: z.string() }),
})
export type ChinaRecord = z.infer<typeof ChinaRecord>

export const ChinaDetail = ChinaRecord.extend({
  hasCollection: z.boolean().meta({ description: 'Whether the caller marked the subject' }),
})
export type ChinaDetail = z.infer<typeof ChinaDetail>

export const ChinaSearchAnswer = z.object({ data: z.array(ChinaRow), count: z.number() })
export type ChinaSearchAnswer = z.infer<typeof ChinaSearchAnswer>

/** A party in a block of the newest decisions; `id` opens `china/detail`. */
export const ChinaLabelEntity = z.object({
  id: z.string(),
  name: z.string().nullable(),
  nameEn: z.string().nullable(),
  dataType: ChinaDataType,
  status: z.enum(['0', '1']),
  state: ChinaState,
  sanctionTime: z.string().nullable(),
})
export type ChinaLabelEntity = z.infer<typeof ChinaLabelEntity>

/** The newest decision of a list, with its parties in the decision's order. After the last page the first one follows. */
export const ChinaLatestLabel = z.object({
  label: z.string(),
  labelEn: z.string(),
  labelId: ChinaLabelId,
  title: z.string().nullable(),
  titleEn: z.string().nullable(),
  docNumber: z.string().nullable(),
  docNumberEn: z.string().nullable(),
  sanctionTime: z.string().nullable(),
  entityList: z.array(ChinaLabelEntity),
})
export type ChinaLatestLabel = z.infer<typeof ChinaLatestLabel>

export const ChinaLatestAnswer = z.object({ data: z.array(ChinaLatestLabel), count: z.number() })
export type ChinaLatestAnswer = z.infer<typeof ChinaLatestAnswer>
