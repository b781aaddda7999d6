import type { Db } from '@qingdan/database/connection.ts'
import type { Database } from '@qingdan/database/schema.ts'
import { sql, type Transaction } from 'kysely'

/** Wrong tries after which a code is void. */
const maxTries = 5

/** When the last codes to a phone, or from a network, were sent; newest first. */
export async function findSendingTimes(
  trx: Transaction<Database>,
  kind: 'phone' | 'address',
  value: string,
  limit: number,
): Promise<Date[]> {
  const rows = await trx
    .selectFrom('phone_codes')
    .select('sent_at')
    .where(kind, '=', value)
    .orderBy('sent_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ sent_at }) => sent_at)
}

interface NewCode {
  phone: string
  /** The network of the requesting address. */
  address: string
  code_hash: string
  sent_at: Date
  expires_at: Date
}

/** Stores a code before it is sent. Returns its id. */
export async function insertCode(trx: Transaction<Database>, code: NewCode): Promise<number> {
  const { id } = await trx.insertInto('phone_codes').values(code).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Deletes a code that could not be sent. */
export async function deleteCode(db: Db, id: number): Promise<void> {
  await db.deleteFrom('phone_codes').where('id', '=', id).execute()
}

/** Deletes the codes sent before a time. */
export async function deleteCodesBefore(trx: Transaction<Database>, time: Date): Promise<void> {
  await trx.deleteFrom('phone_codes').where('sent_at', '<', time).execute()
}

/** Counts a try of the last code sent to a phone and returns the code if it is valid. One statement, so that concurrent tries cannot exceed five. */
export async function countTry(
  db: Db,
  phone: string,
  now: Date,
): Promise<{ id: number; code_hash: string } | undefined> {
  const { rows } = await sql<{ id: number; code_hash: string }>`
    update phone_codes set tries = tries + 1
    where id = (select id from phone_codes where phone = ${phone} order by id desc limit 1)
      and used_at is null and expires_at > ${now} and tries < ${maxTries}
    returning id, code_hash
  `.execute(db)
  return rows[0]
}

/** Undoes the count of a try, because it was right. */
export async function uncountTry(db: Db, id: number): Promise<void> {
  await sql`update phone_codes set tries = tries - 1 where id = ${id}`.execute(db)
}

/** Marks the last code sent to a phone as used; false if it was already used or void. */
export async function markUsed(trx: Transaction<Database>, phone: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update phone_codes set used_at = ${now}
    where id = (select id from phone_codes where phone = ${phone} order by id desc limit 1)
      and used_at is null and tries < ${maxTries}
    returning id
  `.execute(trx)
  return rows.length > 0
}
