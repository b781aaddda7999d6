import { z } from 'zod'
import { Nothing } from '../envelope.ts'
import { ProgressQuery } from '../screening/batch.ts'
import { EntityRequest } from '../screening/entity.ts'
import { attachmentFormBytes } from '../screening/limits.ts'
import {
  AttachmentAddress,
  Claim,
  ClaimRequest,
  Desk,
  DeskSettings,
  Figures,
  FiguresQuery,
  InviteRequest,
  JoinRequest,
  MemberRequest,
  NameFile,
  NewReason,
  NextRequest,
  NoteRequest,
  NotesQuery,
  QueueItem,
  QueuePage,
  QueueQuery,
  Reason,
  ReleaseRequest,
  RetireRequest,
  SendBackRequest,
  UndoAlertRequest,
} from '../screening/review.ts'
import type { OperationArea } from './operation.ts'

const shared = { tag: 'screening', access: { holds: 'screening' } } as const

/** The reviewer's day, and the desk. */
export const reviewOperations = {
  'queue.page': {
    ...shared,
    summary: 'Names and alerts of the caller or the desk that wait for a decision, the most urgent first',
    body: QueueQuery,
    answer: QueuePage,
  },
  'queue.next': {
    ...shared,
    summary: 'The next one that nobody works on; the caller works on it from now on. Null when there is none',
    body: NextRequest,
    answer: QueueItem.nullable(),
  },
  'queue.claim': {
    ...shared,
    summary:
      'Work on a name for a quarter of an hour, or longer by repeating; 409 when somebody else does, or when the claim to be taken over has changed',
    body: ClaimRequest,
    answer: Claim,
  },
  'queue.leave': { ...shared, summary: 'Work on a name no more', body: EntityRequest, answer: Nothing },
  'review.file': {
    ...shared,
    summary: 'Notes, attachments, who works on a name, and what a second person said of it',
    query: NotesQuery,
    answer: NameFile,
  },
  'review.note': { ...shared, summary: 'Write a note about a name', body: NoteRequest, answer: Nothing },
  'review.attach': {
    ...shared,
    summary: 'Attach a file to a name (multipart `id`, then `file`; PDF, PNG, JPEG, xlsx, docx or text, at most 5 MB)',
    isUpload: true,
    bodyLimit: attachmentFormBytes,
    answer: z.object({ id: z.string() }),
    failures: { 413: Nothing, 415: Nothing },
  },
  'review.detach': { ...shared, summary: 'Delete an attachment of one’s own', body: EntityRequest, answer: Nothing },
  'review.attachment': {
    tag: 'screening',
    summary: 'The attachment of a signed address',
    access: 'open',
    params: AttachmentAddress,
    answer: { contentType: 'application/octet-stream', description: 'The file, to be saved' },
  },
  'review.release': {
    ...shared,
    summary: 'Release a match that another person confirmed',
    body: ReleaseRequest,
    answer: Nothing,
  },
  'review.sendBack': {
    ...shared,
    summary: 'Send a match that another person confirmed back, with a reason',
    body: SendBackRequest,
    answer: Nothing,
  },
  'watch.undo': {
    ...shared,
    summary: 'Take back what was decided about an alert',
    body: UndoAlertRequest,
    answer: Nothing,
  },
  'review.figures': {
    ...shared,
    summary: 'Figures of the desk by week and list',
    query: FiguresQuery,
    answer: Figures,
  },
  'screening.progressStream': {
    ...shared,
    summary: 'How far batches are, as server-sent events: `progress` when it changes, until all are done',
    query: ProgressQuery,
    answer: { contentType: 'text/event-stream', description: '`data` of each event is what the polled call answers' },
  },
  'reason.list': { ...shared, summary: 'Reasons for decisions at the caller’s desk', answer: z.array(Reason) },
  'reason.add': { ...shared, summary: 'Add a reason; for leads', body: NewReason, answer: Nothing },
  'reason.retire': {
    ...shared,
    summary: 'Offer a reason no more, or again; decisions keep it. For leads',
    body: RetireRequest,
    answer: Nothing,
  },
  'desk.read': { ...shared, summary: 'The caller’s desk, its members and settings', answer: Desk },
  'desk.update': {
    ...shared,
    summary: 'Change the settings of the desk; for leads',
    body: DeskSettings,
    answer: Nothing,
  },
  'desk.invite': {
    ...shared,
    summary: 'Ask somebody to join, by user name; for leads',
    body: InviteRequest,
    answer: Nothing,
  },
  'desk.join': {
    ...shared,
    summary: 'Join a desk that asked for it, and leave the other',
    body: JoinRequest,
    answer: Nothing,
  },
  'desk.decline': { ...shared, summary: 'Refuse to join a desk that asked for it', body: JoinRequest, answer: Nothing },
  'desk.leave': { ...shared, summary: 'Leave the desk', answer: Nothing },
  'desk.handOver': {
    ...shared,
    summary: 'Make a member the lead in place of the caller; for leads',
    body: MemberRequest,
    answer: Nothing,
  },
  'desk.remove': {
    ...shared,
    summary: 'Remove a member or an invitation; for leads',
    body: MemberRequest,
    answer: Nothing,
  },
} satisfies OperationArea
