import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import type { Db } from '@qingdan/database/connection.ts'
import type { Database } from '@qingdan/database/schema.ts'
import type { Transaction } from 'kysely'
import { AppError, invalidInput } from '../../../http/app-error.ts'
import { networkOf } from '../../../http/client-network.ts'
import { withKeys } from '../throttle/repository.ts'
import { waitForWindow } from '../throttle/waiting-times.ts'
import {
  countTry,
  deleteCode,
  deleteCodesBefore,
  findSendingTimes,
  insertCode,
  markUsed,
  uncountTry,
} from './repository.ts'
import type { SendCode } from './sms-gateway.ts'

const dayMillis = 24 * 60 * 60 * 1000
/** Between two codes to one number (api-contract.md, Settled details). */
const pauseMillis = 60 * 1000
const lifeMillis = 10 * 60 * 1000
/** Codes within 24 hours. */
const most = { phone: 10, address: 50 }

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

/** Verification codes that are sent to phones. */
export function createPhoneCodes({ db, sendCode, fixed, secret }: Options): PhoneCodes {
  const hashOf = (phone: string, code: string) =>
    createHmac('sha256', secret).update(`phone code ${phone} ${code}`).digest('base64url')

  return {
    async send(phone, address, now) {
      if (!sendCode) throw new AppError('phone.unsent')
      const code = fixed ?? createCode()
      const id = await storeCode(db, { phone, network: networkOf(address), hash: hashOf(phone, code) }, now)
      try {
        await sendCode(phone, code)
      } catch (cause) {
        await deleteCode(db, id)
        throw new AppError('phone.unsent', { cause })
      }
    },

    async check(phone, code, now) {
      // Counted before it is compared.
      const sent = await countTry(db, phone, now)
      if (!sent || !isSame(sent.code_hash, hashOf(phone, code))) throw wrongCode()
      await uncountTry(db, sent.id)
    },

    async use(trx, phone, now) {
      if (!(await markUsed(trx, phone, now))) throw wrongCode()
    },
  }
}

function createCode(): string {
  return randomInt(10 ** 6)
    .toString()
    .padStart(6, '0')
}

function wrongCode(): AppError {
  return invalidInput([{ field: 'code', code: 'code.wrong' }])
}

function isSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one), Buffer.from(other))
}

/** Stores a code that is about to be sent, within the limits, and returns its id. */
function storeCode(
  db: Db,
  { phone, network, hash }: { phone: string; network: string; hash: string },
  now: Date,
): Promise<number> {
  return withKeys(db, [`codes for ${network}`, `codes to ${phone}`], async (trx) => {
    await deleteCodesBefore(trx, new Date(now.getTime() - dayMillis))
    const toPhone = await findSendingTimes(trx, 'phone', phone, most.phone)
    refuseEarly('phone.tooSoon', waitForWindow(toPhone, { most: 1, windowMillis: pauseMillis }, now))
    refuseEarly('phone.tooMany', waitForWindow(toPhone, { most: most.phone, windowMillis: dayMillis }, now))
    const forNetwork = await findSendingTimes(trx, 'address', network, most.address)
    refuseEarly('phone.tooMany', waitForWindow(forNetwork, { most: most.address, windowMillis: dayMillis }, now))
    const expires_at = new Date(now.getTime() + lifeMillis)
    return insertCode(trx, { phone, address: network, code_hash: hash, sent_at: now, expires_at })
  })
}

function refuseEarly(code: 'phone.tooSoon' | 'phone.tooMany', waitMillis: number): void {
  if (waitMillis === 0) return
  const seconds = Math.ceil(waitMillis / 1000)
  throw new AppError(code, { retryAfter: seconds, params: { seconds } })
}
