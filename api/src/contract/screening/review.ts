import { z } from 'zod'
import { pageOf } from '../envelope.ts'
import type { ErrorCode } from '../error-codes.ts'
import { binary, identifier, isWithinReach, lines, paging, reach, wholeNumber } from '../requests.ts'
import { SubjectType } from '../subject.ts'
import { onlyOwn, RecordId, ScreenedEntity } from './entity.ts'

/** The reviewer's day: what waits for a decision, who works on it, and what was written about it. */

const code = (name: ErrorCode): ErrorCode => name

const isGiven = (text: string) => text !== ''

/** Text that may not be empty. */
function requiredText(most: number) {
  return identifier(most).refine(isGiven, code('input.required'))
}

function requiredLines(most: number) {
  return lines(most).refine(isGiven, code('input.required'))
}

/** Names and alerts of the caller that nobody else works on, or of the whole desk. */
export const QueueScope = z.enum(['mine', 'team'], { error: code('input.invalid') })
export type QueueScope = z.infer<typeof QueueScope>

/** `toRelease`: matches that wait for the caller as the second person. */
export const QueuePart = z.enum(['all', 'overdue', 'alerts', 'toRelease'], { error: code('input.invalid') })
export type QueuePart = z.infer<typeof QueuePart>

const choice = { scope: QueueScope.default('mine'), part: QueuePart.default('all') }

export const QueueQuery = z.object({ ...paging, ...choice }).refine(isWithinReach, reach)
export type QueueQuery = z.output<typeof QueueQuery>

/** Who works on a name, since when and until when. */
export const Claim = z.object({
  userName: z.string(),
  isMine: z.boolean(),
  sinceTime: z.iso.datetime(),
  untilTime: z.iso.datetime(),
})
export type Claim = z.infer<typeof Claim>

/** `name`: candidates to be judged; `alert`: something new about a watched name; `release`: a match that waits for a second person. */
export const QueueKind = z.enum(['release', 'alert', 'name'])
export type QueueKind = z.infer<typeof QueueKind>

export const QueueItem = z.object({
  /** Unique in the queue. */
  key: z.string(),
  kind: QueueKind,
  entityId: z.string(),
  alertId: z.string().nullable(),
  originalEntityName: z.string(),
  type: SubjectType,
  batchId: z.string().nullable(),
  batchNo: z.string().nullable(),
  /** Whose name it is. */
  owner: z.string(),
  /** Candidates to be judged. */
  openNum: z.number(),
  /** As for a screened name. */
  foundNum: z.number().nullable(),
  topScore: z.number().nullable(),
  /** The subject that a match names. */
  entityName: z.string().nullable(),
  /** When it arrived: screened, alerted, or confirmed by the first person. */
  arrivedTime: z.iso.datetime(),
  dueTime: z.iso.datetime(),
  isOverdue: z.boolean(),
  claim: Claim.nullable(),
  /** Who confirmed the match that waits. */
  decidedBy: z.string().nullable(),
  canRelease: z.boolean(),
})
export type QueueItem = z.infer<typeof QueueItem>

export const QueuePage = pageOf(QueueItem).extend({
  /** Under the same scope. */
  counts: z.object({
    mine: z.number(),
    team: z.number(),
    overdue: z.number(),
    alerts: z.number(),
    toRelease: z.number(),
  }),
  /** People at the desk. */
  members: z.number(),
})
export type QueuePage = z.infer<typeof QueuePage>

export const NextRequest = z.object({
  ...choice,
  after: identifier(40).optional().meta({ description: 'Key of the item that is left; it is not given again' }),
})
export type NextRequest = z.output<typeof NextRequest>

export const ClaimRequest = z.object({
  id: RecordId.meta({ description: 'Id of the name' }),
  takeOver: binary.default('0'),
  heldSince: z.iso
    .datetime({ error: code('input.invalid') })
    .optional()
    .meta({ description: 'With `takeOver`: `sinceTime` of the claim that the caller saw and takes over' }),
})
export type ClaimRequest = z.output<typeof ClaimRequest>

/** What the second person looked at. */
const seen = {
  decidedTime: z.iso
    .datetime({ error: code('input.invalid') })
    .optional()
    .meta({
      description: '`release.decidedTime` of the decision that the caller saw; refused with 409 when it is another one',
    }),
}

export const ReleaseRequest = z.object({ id: RecordId, ...seen })
export type ReleaseRequest = z.output<typeof ReleaseRequest>

export const SendBackRequest = z.object({ id: RecordId, note: requiredLines(500), ...seen })
export type SendBackRequest = z.output<typeof SendBackRequest>

export const UndoAlertRequest = z.object({ msgId: RecordId, ...onlyOwn })
export type UndoAlertRequest = z.output<typeof UndoAlertRequest>

export const NotesQuery = z.object({ screningEntityId: RecordId })

export const NameNote = z.object({
  id: z.string(),
  userName: z.string(),
  text: z.string(),
  time: z.iso.datetime(),
})

export const NameAttachment = z.object({
  id: z.string(),
  userName: z.string(),
  fileName: z.string(),
  contentType: z.string(),
  byteCount: z.number(),
  time: z.iso.datetime(),
  /** Signed; works for ten minutes. */
  url: z.string(),
  isMine: z.boolean(),
})

/** What is known of a name beside its candidates. */
export const NameFile = z.object({
  entity: ScreenedEntity,
  notes: z.array(NameNote),
  attachments: z.array(NameAttachment),
  claim: Claim.nullable(),
  /** The match waits for a second person. */
  release: z.object({ decidedBy: z.string(), decidedTime: z.iso.datetime(), canRelease: z.boolean() }).nullable(),
  /** Why it was sent back, the last time. */
  sentBack: z.object({ userName: z.string(), time: z.iso.datetime(), note: z.string() }).nullable(),
})
export type NameFile = z.infer<typeof NameFile>

export const NoteRequest = z.object({ id: RecordId, text: requiredLines(2000) })
export type NoteRequest = z.output<typeof NoteRequest>

export const AttachmentAddress = z.object({ token: z.string() })

/** A reason that may be given for a decision. */
export const Reason = z.object({
  /** A code of the product, or the number of a reason of the desk. */
  id: z.string(),
  zh: z.string(),
  en: z.string(),
  isOwn: z.boolean(),
  isRetired: z.boolean(),
})
export type Reason = z.infer<typeof Reason>

const words = requiredText(40)
export const NewReason = z.object({ zh: words, en: words })
export type NewReason = z.output<typeof NewReason>

export const RetireRequest = z.object({
  id: requiredText(40),
  isRetired: binary,
})
export type RetireRequest = z.output<typeof RetireRequest>

export const FiguresQuery = z.object({
  scope: QueueScope.default('team'),
  weeks: wholeNumber(1, 52, code('input.invalid')).default(12),
})
export type FiguresQuery = z.output<typeof FiguresQuery>

const hours = z.number().nullable()

export const Figures = z.object({
  /** Weeks from Monday, Beijing, oldest first. */
  weeks: z.array(
    z.object({
      /** Its Monday, ISO. */
      week: z.string(),
      /** Names and alerts that came to be judged. */
      arrived: z.number(),
      decided: z.number(),
      /** Hours from arrival to decision: half of those decided in the week took at most this long. */
      medianHours: hours,
      /** The same for nine of ten. */
      slowHours: hours,
    }),
  ),
  now: z.object({ open: z.number(), overdue: z.number(), toRelease: z.number() }),
  /** Judged candidates by the lists of the subject, in these weeks; most judged first. */
  lists: z.array(
    z.object({ shortName: z.string(), shortNameCn: z.string(), judged: z.number(), falseMatches: z.number() }),
  ),
})
export type Figures = z.infer<typeof Figures>

export const Desk = z.object({
  id: z.string().nullable(),
  name: z.string().nullable(),
  isLead: z.boolean(),
  fourEyes: z.boolean(),
  dueHours: z.number(),
  members: z.array(
    z.object({
      userId: z.string(),
      userName: z.string(),
      isLead: z.boolean(),
      isMe: z.boolean(),
      hasJoined: z.boolean(),
    }),
  ),
  /** Desks that asked the caller to join. */
  invitations: z.array(z.object({ deskId: z.string(), name: z.string().nullable(), invitedBy: z.string() })),
})
export type Desk = z.infer<typeof Desk>

export const DeskSettings = z.object({
  name: identifier(60).optional(),
  fourEyes: binary,
  dueHours: wholeNumber(1, 720, code('input.invalid')),
})
export type DeskSettings = z.output<typeof DeskSettings>

export const InviteRequest = z.object({ userName: requiredText(100) })
export const JoinRequest = z.object({ deskId: RecordId })
export const MemberRequest = z.object({ userId: requiredText(60) })
