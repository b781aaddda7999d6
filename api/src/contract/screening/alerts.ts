import { z } from 'zod'
import { pageOf } from '../envelope.ts'
import type { ErrorCode } from '../error-codes.ts'
import { binary, identifier, isWithinReach, paging, reach, wholeNumber } from '../requests.ts'
import { SubjectType } from '../subject.ts'
import { FoundSubject, HiddenBy, OperateStatus, RecordId, ReopenedBy } from './entity.ts'

/** What is new about watched names (compliance-workflows.md §3 Alert, §4). */

const code = (name: ErrorCode): ErrorCode => name

/** '0' new sanction, '1' suspected match. */
export const AlertType = z.enum(['0', '1'], { error: code('input.invalid') })

const day = z.iso.date({ error: code('day.invalid') }).optional()

export const AlertQuery = z
  .object({
    ...paging,
    originalEntityName: identifier(1200).optional(),
    msgType: AlertType.optional(),
    hidden: binary
      .default('0')
      .meta({ description: 'Addition to the contract: 1: only those that rules of the desk hide' }),
    startWarnTime: day.meta({ description: 'ISO day, Shanghai; included' }),
    endWarnTime: day.meta({ description: 'ISO day, Shanghai; included' }),
  })
  .refine(isWithinReach, reach)
  .refine(({ startWarnTime, endWarnTime }) => !startWarnTime || !endWarnTime || startWarnTime <= endWarnTime, {
    path: ['startWarnTime'],
    error: code('range.backwards'),
  })
export type AlertQuery = z.output<typeof AlertQuery>

/** A candidate of an alert; `id` is the relation that `comfirm` takes. */
export const AlertRelation = z.object({
  id: z.string(),
  entityName: z.string(),
  type: SubjectType,
  country: z.string().nullable(),
  countryEn: z.string().nullable(),
  countryCode: z.string().nullable(),
  matchingDegree: z.number(),
  isSelect: z.boolean(),
  subject: FoundSubject.meta({
    description: 'Addition to the contract: the subject as it was when the alert was raised, and why it matched',
  }),
  /** Additions to the contract. */
  hiddenBy: HiddenBy.nullable(),
  reopened: z
    .array(ReopenedBy)
    .meta({ description: 'Of an open alert: it was judged before, and why it is asked again' }),
})
export type AlertRelation = z.infer<typeof AlertRelation>

export const AlertRelations = pageOf(AlertRelation).extend({
  operateStatus: OperateStatus.meta({ description: 'Addition to the contract: of the alert, as it is now' }),
})

export const Alert = z.object({
  id: z.string(),
  msgType: AlertType,
  originalEntityName: z.string(),
  type: SubjectType,
  /** The subject it is about; null when several may be. */
  name: z.string().nullable(),
  listName: z.string().nullable(),
  listNameCn: z.string().nullable(),
  /** Additions to the contract: what the list did (0 taken offline, 1 added, 2 modified, 3 invalidated), and when, ISO. */
  dataStatus: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]).nullable(),
  changedOn: z.string().nullable(),
  warnTime: z.iso.datetime(),
  isRead: z.boolean(),
  operateStatus: OperateStatus,
  /** Additions to the contract: who decided about it, and when; null while it waits, and when it needs no decision. */
  decidedBy: z.string().nullable(),
  decidedTime: z.iso.datetime().nullable(),
  awaitsRelease: z.boolean().meta({
    description: 'Addition to the contract: what was confirmed waits for a second person',
  }),
  isWatched: z.boolean().meta({ description: 'Addition to the contract: false: the name is monitored no more' }),
  /** Rules of the desk hide all its candidates: it is neither counted nor mailed. */
  isHidden: z.boolean(),
  foundNum: z.number().nullable().meta({
    description:
      'Addition to the contract: subjects found, when they are more than its candidates, the best ones; else null',
  }),
  /** Its first three candidates. */
  relationPage: AlertRelations,
})
export type Alert = z.infer<typeof Alert>

/** Alerts page by page, and how many under the same filters rules of the desk hide. */
export const AlertPage = pageOf(Alert).extend({ hiddenTotal: z.number() })

export const RelationQuery = z
  .object({ msgId: RecordId, page: paging.page, pageSize: wholeNumber(1, 200, code('pageSize.invalid')).default(3) })
  .refine(isWithinReach, reach)

export const ConfirmRequest = z.object({ relationId: RecordId })
export const NoneOfAlertRequest = z.object({ msgId: RecordId })
export const ReadAllRequest = z.object({ userId: z.string().optional() })
export const UnreadNumber = z.number()
