import type { Db } from '@qingdan/database/connection.ts'
import { writeAudit } from '../src/audit/repository.ts'
import { grantPackage } from '../src/auth/orders.ts'
import { hashPassword } from '../src/auth/passwords.ts'
import { findUserByName, insertUser } from '../src/auth/user-repository.ts'
import type { PackageId } from '../src/contract/admin.ts'

const dayMillis = 24 * 60 * 60 * 1000

export interface DemoUser {
  userName: string
  phone: string
  company: string
  role: 'user' | 'admin'
  packageId: PackageId
  /** When the package began, days before today. */
  beganDaysAgo: number
}

/** The one password of all of them; the README names it. */
export const demoPassword = 'qingdan-demo-2026'

/** Who can sign in where nothing is at stake: two with everything, one of them an administrator, a trial, and one whose trial ended. */
const demoUsers: readonly DemoUser[] = [
  {
    userName: 'demo',
    phone: '13800000001',
    company: '演示外贸有限公司',
    role: 'user',
    packageId: 'professional',
    beganDaysAgo: 0,
  },
  {
    userName: 'admin',
    phone: '13800000002',
    company: '演示外贸有限公司',
    role: 'admin',
    packageId: 'professional',
    beganDaysAgo: 0,
  },
  {
    userName: 'trial',
    phone: '13800000003',
    company: '演示试用有限公司',
    role: 'user',
    packageId: 'trial',
    beganDaysAgo: 0,
  },
  {
    userName: 'expired',
    phone: '13800000004',
    company: '演示到期有限公司',
    role: 'user',
    packageId: 'trial',
    beganDaysAgo: 60,
  },
]

/** Makes the demo users that are not there yet and returns their names. Never for production: the caller sees to that. */
export async function seedDemoUsers(db: Db, now: Date): Promise<string[]> {
  const made: string[] = []
  for (const user of demoUsers) {
    if (await findUserByName(db, user.userName)) continue
    const passwordHash = await hashPassword(demoPassword)
    await db.transaction().execute(async (trx) => {
      const { userName, phone, company, role, packageId, beganDaysAgo } = user
      const id = await insertUser(trx, {
        userName,
        phone,
        company,
        industry: 'electronics',
        passwordHash,
        role,
        isDemo: true,
      })
      const effectTime = new Date(now.getTime() - beganDaysAgo * dayMillis)
      await grantPackage(trx, { userId: id, packageId, grantedBy: null, effectTime })
      const actor = { userId: null, address: 'command line', requestId: null }
      await writeAudit(trx, actor, { operation: 'account.seed', subject: id, outcome: 'done' }, now)
    })
    made.push(user.userName)
  }
  return made
}
