import { isSubjectId, type SubjectKind } from '../../auth/subject-kinds.ts'
import { findSubject } from './repository.ts'

/** Listed subjects: `param2` is a type that must match. */
export const listedSubject: SubjectKind = {
  async find(db, id, type) {
    const subject = isSubjectId(id) ? await findSubject(db, id) : undefined
    const isMeant = subject !== undefined && (type === null || type === subject.type)
    return isMeant ? { id: subject.id, name: subject.name } : null
  },
  unknown: 'subject.unknown',
}
