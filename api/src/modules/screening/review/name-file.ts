import type { Db } from '@qingdan/database/connection.ts'
import { type Actor, writeAudit } from '../../../audit/repository.ts'
import type { Acting } from '../../../auth/acting.ts'
import { maxAttachments, maxNotes } from '../../../contract/screening/limits.ts'
import type { NameFile, NoteRequest } from '../../../contract/screening/review.ts'
import { AppError, invalidInput } from '../../../http/app-error.ts'
import type { AddressSigner } from '../../../http/signed-address.ts'
import { findEntity, findListed, lockEntity } from '../entities/entity-repository.ts'
import { toScreened } from '../entities/entity-service.ts'
import { attachmentKind, contentTypeOf, nameWithEnding } from './attachment-kind.ts'
import { readClaim } from './claims.ts'
import { findWaiting } from './release.ts'

const contentBase = '/open-api/api/user/screening/attachment/content/'
/** Sets these addresses apart from those of laws, which are signed with the same key. */
const signedFor = 'attachment:'

/** Notes, attachments, and who works or has to work on a name. Throws `entity.unknown`. */
export async function readNameFile(
  { db, signer }: { db: Db; signer: AddressSigner },
  userId: string,
  id: number,
  now: Date,
): Promise<NameFile> {
  const entity = await findListed(db, userId, id)
  if (!entity) throw new AppError('entity.unknown', { subject: String(id) })
  const [notes, attachments, claim, waiting, sentBack] = await Promise.all([
    findNotes(db, id),
    findAttachments(db, id),
    readClaim(db, userId, id, now),
    findWaiting(db, id),
    findSentBack(db, id),
  ])
  const [first] = waiting
  return {
    entity: toScreened(entity),
    notes: notes.map((note) => ({
      id: String(note.id),
      userName: note.user_name,
      text: note.body,
      time: note.created_at.toISOString(),
    })),
    attachments: attachments.map((file) => ({
      id: String(file.id),
      userName: file.user_name,
      fileName: file.file_name,
      contentType: file.content_type,
      byteCount: file.byte_count,
      time: file.created_at.toISOString(),
      url: `${contentBase}${signer.sign(`${signedFor}${file.id}:${userId}`, now)}`,
      isMine: file.user_id === userId,
    })),
    claim,
    release: first
      ? {
          decidedBy: first.user_name,
          decidedTime: first.decided_at.toISOString(),
          canRelease: waiting.every(({ decided_by }) => decided_by !== userId),
        }
      : null,
    sentBack: sentBack?.undone_why
      ? { userName: sentBack.user_name, time: (sentBack.undone_at ?? now).toISOString(), note: sentBack.undone_why }
      : null,
  }
}

/** Writes a note. Throws `entity.unknown`, `note.tooMany`. */
export async function addNote(db: Db, { session, actor, now }: Acting, { id, text }: NoteRequest): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const subject = String(id)
    if (!(await lockEntity(trx, session.userId, id))) throw new AppError('entity.unknown', { subject })
    if ((await findNotes(trx, id)).length >= maxNotes) {
      throw new AppError('note.tooMany', { subject, params: { most: maxNotes } })
    }
    const row = { entity_id: id, user_id: session.userId, body: text, created_at: now }
    await trx.insertInto('screening_notes').values(row).execute()
    await writeAudit(trx, actor, { operation: 'review.note', subject, outcome: 'done' }, now)
  })
}

/** Attaches a file. Throws `entity.unknown`, `attachment.tooMany`, and `attachment.refused` on the field `file`. */
export async function attach(
  db: Db,
  { session, actor, now }: Acting,
  { id, fileName, bytes }: { id: number; fileName: string; bytes: Buffer },
): Promise<{ id: string }> {
  const kind = attachmentKind(bytes)
  if (kind === null) throw invalidInput([{ field: 'file', code: 'attachment.refused' }])
  return db.transaction().execute(async (trx) => {
    const subject = String(id)
    if (!(await lockEntity(trx, session.userId, id))) throw new AppError('entity.unknown', { subject })
    if ((await findAttachments(trx, id)).length >= maxAttachments) {
      throw new AppError('attachment.tooMany', { subject, params: { most: maxAttachments } })
    }
    const stored = await trx
      .insertInto('screening_attachments')
      .values({
        entity_id: id,
        user_id: session.userId,
        file_name: nameWithEnding(fileName, kind),
        content_type: contentTypeOf(kind),
        byte_count: bytes.length,
        bytes,
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const details = { attachmentId: String(stored.id), type: kind, size: bytes.length }
    await writeAudit(trx, actor, { operation: 'review.attach', subject, outcome: 'done', details }, now)
    return { id: String(stored.id) }
  })
}

/** Deletes an attachment that the caller made, of a name at the caller's desk. Throws `attachment.unknown`. */
export async function detach(db: Db, { session, actor, now }: Acting, id: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const attachments = trx.selectFrom('screening_attachments').where('id', '=', id)
    const row = await attachments.select('entity_id').where('user_id', '=', session.userId).executeTakeFirst()
    // Who left a desk takes no evidence away from it.
    if (!row || !(await lockEntity(trx, session.userId, row.entity_id))) {
      throw new AppError('attachment.unknown', { subject: String(id) })
    }
    await trx.deleteFrom('screening_attachments').where('id', '=', id).execute()
    const details = { attachmentId: String(id) }
    const entry = { operation: 'review.detach', subject: String(row.entity_id), outcome: 'done', details } as const
    await writeAudit(trx, actor, entry, now)
  })
}

/**
 * The attachment of a signed address. A browser opens it without a session, so the address says for whom it was made, and
 * the audit who opened it. Throws `attachment.unknown`, also when the name is at that person's desk no more.
 */
export async function readAttachment(
  { db, signer }: { db: Db; signer: AddressSigner },
  token: string,
  actor: Actor,
  now: Date,
) {
  const subject = signer.read(token, now)
  const [id, userId = ''] = subject?.startsWith(signedFor) ? subject.slice(signedFor.length).split(':') : []
  const row = await db
    .selectFrom('screening_attachments')
    .select(['id', 'entity_id', 'file_name', 'content_type', 'bytes'])
    .where('id', '=', Number(id ?? 0))
    .executeTakeFirst()
  if (!row || !(await findEntity(db, userId, row.entity_id))) throw new AppError('attachment.unknown')
  const details = { attachmentId: String(row.id) }
  const entry = { operation: 'review.attachment', subject: String(row.entity_id), outcome: 'done', details } as const
  await writeAudit(db, { ...actor, userId }, entry, now)
  return row
}

function findNotes(db: Db, id: number) {
  return db
    .selectFrom('screening_notes')
    .innerJoin('users', 'users.id', 'screening_notes.user_id')
    .select(['screening_notes.id', 'body', 'screening_notes.created_at', 'users.user_name'])
    .where('entity_id', '=', id)
    .orderBy('screening_notes.id')
    .execute()
}

function findAttachments(db: Db, id: number) {
  return db
    .selectFrom('screening_attachments as a')
    .innerJoin('users', 'users.id', 'a.user_id')
    .select(['a.id', 'a.user_id', 'file_name', 'content_type', 'byte_count', 'a.created_at', 'users.user_name'])
    .where('entity_id', '=', id)
    .orderBy('a.id')
    .execute()
}

/** The last decision about a name that a second person sent back. */
function findSentBack(db: Db, id: number) {
  return db
    .selectFrom('screening_decisions')
    .innerJoin('users', 'users.id', 'screening_decisions.undone_by')
    .select(['undone_at', 'undone_why', 'users.user_name'])
    .where('entity_id', '=', id)
    .where('undone_why', 'is not', null)
    .orderBy('screening_decisions.undone_at', 'desc')
    .executeTakeFirst()
}
