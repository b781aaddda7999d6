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
import type { SmsGateway } from './sms-gateway.ts'

const dayMillis = 24 * 60 * 60 * 1000
/** Shortest time between two codes to one number (api-contract.md, Settled details). */
const pauseMillis = 60 * 1000
const lifeMillis = 10 * 60 * 1000
/** Most codes within 24 hours. */
const most = { phone: 10, address: 50 }

type CodeField = 'code' | 'oldCode'

export interface PhoneCodes {
  /**
   * Sends a code to a number, whether or not it has an account. Throws `phone.tooSoon` and `phone.tooMany` with the time to wait, and `phone.unsent`
   * when the gateway fails, which does not count as a request.
   */
  send(phone: string, address: string, now: Date): Promise<void>
  /** Throws `code.wrong` on the field (`code` unless given) unless it is the last code sent to the number. Counts the try; does not use up the code. */
  check(phone: string, code: string, now: Date, field?: CodeField): Promise<void>
  /** Uses up a checked code. Throws `code.wrong` if a concurrent request used it first. */
  use(trx: Transaction<Database>, phone: string, now: Date, field?: CodeField): Promise<void>
}

interface Options {
  db: Db
  /** Null: codes cannot be sent. */
  sendCode: SmsGateway['sendCode'] | null
  /** Fixed code for tests; null: random codes. */
  fixed: string | null
  /** Key of the stored hashes: without it, six digits are found by trying all. */
  secret: string
}

/** Verification codes sent to phones. */
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

    async check(phone, code, now, field = 'code') {
      // The try is counted before the comparison, so that concurrent tries cannot exceed the limit.
      const sent = await countTry(db, phone, now)
      if (!sent || !isSame(sent.code_hash, hashOf(phone, code))) throw wrongCode(field)
      await uncountTry(db, sent.id)
    },

    async use(trx, phone, now, field = 'code') {
      if (!(await markUsed(trx, phone, now))) throw wrongCode(field)
    },
  }
}

function createCode(): string {
  return randomInt(10 ** 6)
    .toString()
    .padStart(6, '0')
}

function wrongCode(field: CodeField): AppError {
  return invalidInput([{ field, code: 'code.wrong' }])
}

function isSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one), Buffer.from(other))
}

/** Stores a code before it is sent, within the limits, and returns its id. */
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
