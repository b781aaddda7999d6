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
  /** Start of the package, in days before today. */
  beganDaysAgo: number
}

/** The shared password of all demo users, as the README states it. */
export const demoPassword = 'qingdan-demo-2026'

/** The demo users: two with every package (one is an administrator), one on trial, and one whose trial ended. */
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

/** Creates the missing demo users and returns their names. The caller makes sure that this never runs in production. */
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
