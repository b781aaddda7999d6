import type { Db } from '@qingdan/database/connection.ts'
import type { Actor } from '../../audit/repository.ts'
import { chargeAccess, hasGrant } from '../../auth/charge-access.ts'
import type { Session } from '../../auth/session-repository.ts'
import type { SubjectKinds } from '../../auth/subject-kinds.ts'
import type { AccessModule } from '../../contract/access-modules.ts'
import { invalidInput } from '../../http/app-error.ts'

/** Charges a user for a subject that is about to be read. Returns the subject's id if it was charged before. Throws `access.nothing` for an unknown one, and as `chargeAccess`. */
export async function checkAccess(
  { db, subjectKinds }: { db: Db; subjectKinds: SubjectKinds },
  session: Session,
  { module, p1, p2 = null }: { module: AccessModule; p1: string; p2?: string | null | undefined },
  actor: Actor,
): Promise<{ readAgain: string | null }> {
  const now = new Date()
  if (await hasGrant(db, session, { module, param1: p1, param2: p2 }, now)) return { readAgain: p1 }
  const subject = await subjectKinds.get(module)?.find(db, p1, p2)
  if (!subject) throw invalidInput([{ field: 'p1', code: 'access.nothing' }])
  const detail = { name: subject.name }
  const request = { module, param1: subject.id, param2: p2, operation: 'access.check', detail } as const
  const hasCharged = await chargeAccess(db, session, [request], actor, now)
  return { readAgain: hasCharged ? null : subject.id }
}
