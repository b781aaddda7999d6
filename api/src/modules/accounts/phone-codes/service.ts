import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import type { Db } from '@qingdan/database/connection.ts'
import type { Database } from '@qingdan/database/schema.ts'
import { sql, type Transaction } from 'kysely'
import { AppError, invalidInput } from '../../../http/app-error.ts'
import { networkOf } from '../../../http/client-network.ts'
import type { SendCode } from './sms-gateway.ts'

const dayMillis = 24 * 60 * 60 * 1000
/** Between two codes to one number (api-contract.md, Settled details). */
const pauseMillis = 60 * 1000
const lifeMillis = 10 * 60 * 1000
/** Codes within 24 hours. */
const most = { phone: 10, address: 50 }
/** Wrong tries that void a code. */
const maxTries = 5

export interface PhoneCodes {
  /**
   * Sends a code to a number, known or not. Throws `phone.tooSoon` and `phone.tooMany` with the time to wait, and `phone.unsent` when
   * the gateway does not take it, which counts as not asked.
   */
  send(phone: string, address: string, now: Date): Promise<void>
  /** Throws `code.wrong` on the field `code` unless it is the last one sent to the number. Counts the try; does not use the code up. */
  check(phone: string, code: string, now: Date): Promise<void>
  /** Uses up what was checked, once: throws `code.wrong` when another request was faster. */
  use(trx: Transaction<Database>, phone: string, now: Date): Promise<void>
}

interface Options {
  db: Db
  /** Null: nobody sends. */
  sendCode: SendCode | null
  /** Every code, in tests; null: random. */
  fixed: string | null
  /** Keys the stored hashes: six digits alone are found by trying all. */
  secret: string
}

export function createPhoneCodes({ db, sendCode, fixed, secret }: Options): PhoneCodes {
  const hashOf = (phone: string, code: string) =>
    createHmac('sha256', secret).update(`phone code ${phone} ${code}`).digest('base64url')

  return {
    async send(phone, address, now) {
      if (!sendCode) throw new AppError('phone.unsent')
      const code =
        fixed ??
        randomInt(10 ** 6)
          .toString()
          .padStart(6, '0')
      const id = await noteCode(db, { phone, network: networkOf(address), hash: hashOf(phone, code) }, now)
      try {
        await sendCode(phone, code)
      } catch (cause) {
        await db.deleteFrom('phone_codes').where('id', '=', id).execute()
        throw new AppError('phone.unsent', { cause })
      }
    },

    async check(phone, code, now) {
      // Counted before it is compared, in one statement, so that many guesses at once are no more than five.
      const { rows } = await sql<{ id: number; code_hash: string }>`
        update phone_codes set tries = tries + 1
        where id = (select id from phone_codes where phone = ${phone} order by id desc limit 1)
          and used_at is null and expires_at > ${now} and tries < ${maxTries}
        returning id, code_hash
      `.execute(db)
      const [sent] = rows
      if (!sent || !isSame(sent.code_hash, hashOf(phone, code))) throw wrongCode()
      await sql`update phone_codes set tries = tries - 1 where id = ${sent.id}`.execute(db)
    },

    async use(trx, phone, now) {
      const { rows } = await sql`
        update phone_codes set used_at = ${now}
        where id = (select id from phone_codes where phone = ${phone} order by id desc limit 1)
          and used_at is null and tries < ${maxTries}
        returning id
      `.execute(trx)
      if (rows.length === 0) throw wrongCode()
    },
  }
}

function wrongCode(): AppError {
  return invalidInput([{ field: 'code', code: 'code.wrong' }])
}

function isSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one), Buffer.from(other))
}

/** Notes a code that is about to be sent, within the limits, and returns its id. */
function noteCode(
  db: Db,
  { phone, network, hash }: { phone: string; network: string; hash: string },
  now: Date,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    // Requests at once come one after the other, so that none slips past the count.
    for (const key of [`codes for ${network}`, `codes to ${phone}`]) {
      await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx)
    }
    await trx
      .deleteFrom('phone_codes')
      .where('sent_at', '<', new Date(now.getTime() - dayMillis))
      .execute()
    for (const kind of ['phone', 'address'] as const) {
      const sent = await trx
        .selectFrom('phone_codes')
        .select('sent_at')
        .where(kind, '=', kind === 'phone' ? phone : network)
        .orderBy('sent_at', 'desc')
        .limit(most[kind])
        .execute()
      const [last] = sent
      const pause = kind === 'phone' && last ? last.sent_at.getTime() + pauseMillis - now.getTime() : 0
      if (pause > 0) throw waiting('phone.tooSoon', pause)
      const oldest = sent[most[kind] - 1]
      if (oldest) throw waiting('phone.tooMany', oldest.sent_at.getTime() + dayMillis - now.getTime())
    }
    const { id } = await trx
      .insertInto('phone_codes')
      .values({
        phone,
        address: network,
        code_hash: hash,
        sent_at: now,
        expires_at: new Date(now.getTime() + lifeMillis),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })
}

function waiting(code: 'phone.tooSoon' | 'phone.tooMany', millis: number): AppError {
  const seconds = Math.max(1, Math.ceil(millis / 1000))
  return new AppError(code, { retryAfter: seconds, params: { seconds } })
}
