import { z } from 'zod'
import type { ErrorCode } from '../error-codes.ts'
import { commaList, identifier, isWithinReach, PageQuery, reach, TypeParameter } from '../requests.ts'
import { SubjectType } from '../subject.ts'
import { RecordId, RecordIds, StateCounts } from './entity.ts'

/** Files of names: from the template to the workbook of results (compliance-workflows.md §2, §3). */

const code = (name: ErrorCode): ErrorCode => name

export const TemplateQuery = z.object({
  languages: z.enum(['zh', 'en'], { error: code('input.invalid') }).default('zh'),
  type: TypeParameter,
})
export type TemplateQuery = z.output<typeof TemplateQuery>

/** A row that was refused or is doubtful. */
export const RowError = z.object({
  /** Number in the sheet, as its user sees it. */
  row: z.number(),
  field: z.string(),
  message: z.string(),
})
export type RowError = z.infer<typeof RowError>

export const UploadedNames = z.array(
  z.object({
    id: z.string().nullable().meta({ description: 'Of the file, for `import`; null when it is refused' }),
    fileName: z.string(),
    type: SubjectType,
    refused: z.string().nullable().meta({
      description: 'Addition to the contract: why the file is not taken; the others are. All refused: an error',
    }),
    rows: z.number(),
    /** Addition to the contract: different names that will be screened. */
    entityNum: z.number(),
    /** Addition to the contract: names that occur more than once; they are screened once. */
    duplicates: z.array(z.object({ originalEntityName: z.string(), rows: z.array(z.number()) })),
    /** Addition to the contract: headings that are no field. */
    ignoredHeadings: z.array(z.string()),
    /** Addition to the contract: sheets after the first, which are not read. */
    otherSheets: z.array(z.string()),
    /** The first 200. */
    errors: z.array(RowError),
    errorCount: z.number().meta({ description: 'Addition to the contract: rows with errors, each once' }),
  }),
)
export type UploadedNames = z.infer<typeof UploadedNames>

export const ImportRequest = z.object({ fileIds: RecordIds })
export type ImportRequest = z.output<typeof ImportRequest>

export const ImportedBatches = z.array(z.object({ id: z.string(), batchNo: z.string() }))

/** 0 waiting, 1 running, 2 done, 3 failed or stopped. */
export const BatchStatus = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)])
export type BatchStatus = z.infer<typeof BatchStatus>

export const Batch = z.object({
  id: z.string(),
  batchNo: z.string(),
  fileName: z.string(),
  type: SubjectType,
  entityNum: z.number(),
  /** In words, in the caller's language. */
  screeningResult: z.string(),
  screeningTime: z.iso.datetime().nullable(),
  /** Additions to the contract. */
  status: BatchStatus,
  isStarted: z.boolean(),
  isStopped: z.boolean(),
  uploadTime: z.iso.datetime(),
  rows: z.number(),
  /** Rows that were left out or are doubtful, each once; `row/errors` lists them. */
  errorCount: z.number(),
  states: StateCounts,
})
export type Batch = z.infer<typeof Batch>

export const BatchQuery = PageQuery.extend({
  batchNo: identifier(40).optional(),
  fileName: identifier(300).optional(),
  type: TypeParameter.optional(),
  id: RecordId.optional().meta({ description: 'Addition to the contract: only this one' }),
}).refine(isWithinReach, reach)
export type BatchQuery = z.output<typeof BatchQuery>

export const BatchIds = z.object({ ids: RecordIds })

export const ProgressQuery = z.object({
  ids: commaList((text): text is string => /^\d{1,15}$/.test(text), code('input.invalid')).transform((ids) =>
    ids.map(Number),
  ),
})

export const BatchProgress = z.object({
  id: z.string(),
  status: BatchStatus,
  done: z.number(),
  total: z.number(),
  percent: z.number(),
  /** Additions to the contract. Null while it cannot be told. */
  secondsLeft: z.number().nullable(),
  states: StateCounts,
  /** Why it ended early; null otherwise. */
  failure: z.string().nullable(),
})
export type BatchProgress = z.infer<typeof BatchProgress>

export const BatchExportQuery = z.object({
  batchId: RecordId,
  languages: z.enum(['zh', 'en'], { error: code('input.invalid') }).default('zh'),
})
export type BatchExportQuery = z.output<typeof BatchExportQuery>

export const RowErrorQuery = z.object({ batchId: RecordId })
