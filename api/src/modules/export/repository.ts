import type { Db } from '@qingdan/database/connection.ts'
import type { Database } from '@qingdan/database/schema.ts'
import { sql, type Transaction } from 'kysely'
import type { PrintedDocument } from './document.ts'

export async function findUserName(db: Db, userId: string): Promise<string> {
  const row = await db.selectFrom('users').select('user_name').where('id', '=', userId).executeTakeFirstOrThrow()
  return row.user_name
}

/** The index in use; null before the first one. */
export async function findDataVersion(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom('index_builds')
    .select('index_name')
    .where('state', '=', 'live')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row?.index_name ?? null
}

interface MadeDocument {
  hash: string
  fileSha256: string
  userId: string
  document: PrintedDocument
}

export async function insertDocument(trx: Transaction<Database>, made: MadeDocument): Promise<void> {
  await trx
    .insertInto('exported_documents')
    .values({
      hash: made.hash,
      file_sha256: made.fileSha256,
      user_id: made.userId,
      subject_id: made.document.texts === undefined ? made.document.subject.id : null,
      content: JSON.stringify(made.document),
      created_at: made.document.madeAt,
    })
    .execute()
}

const hashLength = 64

/** Documents whose content has this hash, or one that begins with it, and those whose file has it; two at most. */
export async function findDocuments(db: Db, hash: string) {
  return db
    .selectFrom('exported_documents')
    .select(['hash', 'file_sha256', 'content', 'created_at'])
    .where((eb) =>
      eb.or([
        eb.between('hash', hash.padEnd(hashLength, '0'), hash.padEnd(hashLength, 'f')),
        eb('file_sha256', '=', hash),
      ]),
    )
    .limit(2)
    .execute()
}

/** Documents of a user since a moment. */
export async function countDocuments(db: Db, userId: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('exported_documents')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Reduces documents made before a day to what `/verify` answers, and returns how many. Their hashes stay verifiable. */
export async function reduceDocuments(db: Db, before: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('exported_documents')
    .set({
      content: sql`jsonb_build_object(
        'language', content -> 'language', 'subject', content -> 'subject', 'lists', content -> 'lists',
        'texts', coalesce(content -> 'texts', '[]')
      )`,
    })
    .where(sql<boolean>`content ? 'blocks'`)
    .where('created_at', '<', before)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
