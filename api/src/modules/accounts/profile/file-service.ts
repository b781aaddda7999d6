import type { Db } from '@qingdan/database/connection.ts'
import { type Actor, writeAudit } from '../../../audit/repository.ts'
import { lockUser } from '../../../auth/user-repository.ts'
import type { UploadedFile } from '../../../contract/account.ts'
import { AppError, invalidInput } from '../../../http/app-error.ts'
import { readPicture } from '../../../pictures/picture.ts'
import { addressOfFile } from './file-address.ts'
import { deleteFile, findFile, findLooseFiles, insertFile } from './repository.ts'

/** Limit of pixels: more than a camera has, but safe for a browser's memory. */
const maxPixels = 50_000_000
/** Uploads a user may keep besides the business card, for unsent forms. The oldest are deleted. */
const maxLoose = 4

/** Stores a picture of the caller under a random address. Throws `file.refused` on the field `file` unless it is a valid PNG or JPEG. */
export async function storeFile(db: Db, file: Buffer, userId: string, actor: Actor, now: Date): Promise<UploadedFile> {
  const picture = await readPicture(file, maxPixels)
  if (!picture) throw invalidInput([{ field: 'file', code: 'file.refused' }])
  const { type, bytes } = picture
  const id = await db.transaction().execute(async (trx) => {
    const { business_card_id } = await lockUser(trx, userId)
    const loose = await findLooseFiles(trx, { userId, cardId: business_card_id, offset: maxLoose - 1 })
    for (const id of loose) await deleteFile(trx, id)
    const id = await insertFile(trx, { ownerId: userId, contentType: type, bytes }, now)
    const details = { type, size: bytes.length }
    await writeAudit(trx, actor, { operation: 'account.upload', subject: userId, outcome: 'done', details }, now)
    return id
  })
  return { fastDfsUrl: addressOfFile(id), fileDfs: addressOfFile(id) }
}

/** A stored file by its unguessable id. Throws `file.unknown`. */
export async function readFile(db: Db, id: string): Promise<{ content_type: string; bytes: Buffer }> {
  const file = /^[\w-]{32}$/.test(id) ? await findFile(db, id) : undefined
  if (!file) throw new AppError('file.unknown')
  return file
}
