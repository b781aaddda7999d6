import { randomBytes } from 'node:crypto'
import type { Db } from '@qingdan/database/connection.ts'
import type { Database } from '@qingdan/database/schema.ts'
import type { Transaction } from 'kysely'

interface NewFile {
  ownerId: string
  contentType: string
  bytes: Buffer
}

/** Stores a picture under a random id and returns the id. */
export async function insertFile(
  trx: Transaction<Database>,
  { ownerId, contentType, bytes }: NewFile,
  now: Date,
): Promise<string> {
  const id = randomBytes(24).toString('base64url')
  await trx
    .insertInto('files')
    .values({ id, owner_id: ownerId, content_type: contentType, bytes, created_at: now })
    .execute()
  return id
}

/** Ids of the user's pictures other than the business card, newest first, starting at `offset`. */
export async function findLooseFiles(
  trx: Transaction<Database>,
  { userId, cardId, offset }: { userId: string; cardId: string | null; offset: number },
): Promise<string[]> {
  const rows = await trx
    .selectFrom('files')
    .select('id')
    .where('owner_id', '=', userId)
    .where('id', '<>', cardId ?? '')
    .orderBy('created_at', 'desc')
    .offset(offset)
    .execute()
  return rows.map(({ id }) => id)
}

/** A stored picture. */
export function findFile(db: Db, id: string): Promise<{ content_type: string; bytes: Buffer } | undefined> {
  return db.selectFrom('files').select(['content_type', 'bytes']).where('id', '=', id).executeTakeFirst()
}

/** Whether a file belongs to the user. */
export async function isOwnFile(db: Db, id: string, userId: string): Promise<boolean> {
  const query = db.selectFrom('files').select('id').where('id', '=', id).where('owner_id', '=', userId)
  return (await query.executeTakeFirst()) !== undefined
}

export async function deleteFile(trx: Transaction<Database>, id: string): Promise<void> {
  await trx.deleteFrom('files').where('id', '=', id).execute()
}
