import { randomBytes } from 'node:crypto'
import type { Db } from '@qingdan/database/connection.ts'
import type { Database } from '@qingdan/database/schema.ts'
import type { Transaction } from 'kysely'
import { type Actor, writeAudit } from '../../../audit/repository.ts'
import { lockUser } from '../../../auth/user-repository.ts'
import type { UploadedFile } from '../../../contract/account.ts'
import { AppError, invalidInput } from '../../../http/app-error.ts'
import { readPicture } from '../../../pictures/picture.ts'

export const fileBase = '/user-service/api/file/content/'
/** No camera has more, and no browser's memory is filled by it. */
const maxPixels = 50_000_000
/** Pictures of one user beside the card: those of forms not sent yet. Older ones make room. */
const maxLoose = 4

/** Path-absolute. */
export function addressOfFile(id: string): string {
  return `${fileBase}${id}`
}

/** Keeps a picture of the caller under a random address. Throws `file.refused` on the field `file` for what is no undamaged PNG or JPEG. */
export async function keepFile(db: Db, file: Buffer, userId: string, actor: Actor, now: Date): Promise<UploadedFile> {
  const picture = await readPicture(file, maxPixels)
  if (!picture) throw invalidInput([{ field: 'file', code: 'file.refused' }])
  const id = randomBytes(24).toString('base64url')
  await db.transaction().execute(async (trx) => {
    const { business_card_id } = await lockUser(trx, userId)
    const loose = await trx
      .selectFrom('files')
      .select('id')
      .where('owner_id', '=', userId)
      .where('id', '<>', business_card_id ?? '')
      .orderBy('created_at', 'desc')
      .offset(maxLoose - 1)
      .execute()
    for (const { id } of loose) await dropFile(trx, id)
    const { type, bytes } = picture
    await trx.insertInto('files').values({ id, owner_id: userId, content_type: type, bytes, created_at: now }).execute()
    const details = { type, size: bytes.length }
    await writeAudit(trx, actor, { operation: 'account.upload', subject: userId, outcome: 'done', details }, now)
  })
  return { fastDfsUrl: addressOfFile(id), fileDfs: addressOfFile(id) }
}

/** A kept file by its unguessable id. Throws `file.unknown`. */
export async function readFile(db: Db, id: string): Promise<{ content_type: string; bytes: Buffer }> {
  const isForm = /^[\w-]{32}$/.test(id)
  const query = db.selectFrom('files').select(['content_type', 'bytes']).where('id', '=', id)
  const file = isForm ? await query.executeTakeFirst() : undefined
  if (!file) throw new AppError('file.unknown')
  return file
}

/** Whether a file is the user's. */
export async function isOwnFile(db: Db, id: string, userId: string): Promise<boolean> {
  const query = db.selectFrom('files').select('id').where('id', '=', id).where('owner_id', '=', userId)
  return (await query.executeTakeFirst()) !== undefined
}

export async function dropFile(trx: Transaction<Database>, id: string): Promise<void> {
  await trx.deleteFrom('files').where('id', '=', id).execute()
}
