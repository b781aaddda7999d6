import { isSubjectId, type SubjectKind } from '../../auth/subject-kinds.ts'
import { namesOf } from './entry.ts'
import { labelOfSource } from './labels.ts'
import { findChinaRecord } from './repository.ts'

/** One party of one decision. */
export const chinaDecision: SubjectKind = {
  async find(db, id) {
    const record = isSubjectId(id) ? await findChinaRecord(db, [...labelOfSource.keys()], id) : undefined
    if (!record) return null
    const { zh, en } = namesOf(record)
    return { id, name: zh ?? en ?? id }
  },
  unknown: 'decision.unknown',
}
