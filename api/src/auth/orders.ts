import { randomInt } from 'node:crypto'
import { chinaDay } from '@qingdan/database/china-time.ts'
import type { Database } from '@qingdan/database/schema.ts'
import type { Transaction } from 'kysely'
import type { PackageId } from '../contract/admin.ts'
import { insertOrder } from './order-repository.ts'
import { limitsOf, packages } from './packages.ts'

const dayMillis = 24 * 60 * 60 * 1000

interface PackageGrant {
  userId: string
  packageId: PackageId
  /** The administrator who granted it; null for the package that every new user gets. */
  grantedBy: string | null
  effectTime: Date
}

/** Stores an order of a package from the given time, with the limits that the package has today. Returns its number. */
export async function grantPackage(trx: Transaction<Database>, grant: PackageGrant): Promise<string> {
  const { days } = packages[grant.packageId]
  const orderNumber = createOrderNumber(grant.effectTime)
  const expireTime = new Date(grant.effectTime.getTime() + days * dayMillis)
  await insertOrder(trx, { ...grant, orderNumber, expireTime, limits: limitsOf(grant.packageId) })
  return orderNumber
}

function createOrderNumber(effectTime: Date): string {
  const digits = randomInt(10 ** 10)
    .toString()
    .padStart(10, '0')
  return chinaDay(effectTime).replaceAll('-', '') + digits
}
