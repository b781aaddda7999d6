import type { Db } from '@qingdan/database/connection.ts'
import type { AccessModule } from '../../contract/account.ts'
import type { ErrorCode } from '../../contract/error-codes.ts'
import { namesOf } from '../china-sanction/entry.ts'
import { labelOfSource } from '../china-sanction/labels.ts'
import { findChinaRecord } from '../china-sanction/repository.ts'
import { findSubject } from '../sanction-detail/repository.ts'

export interface AccessSubject {
  /** The one id it is granted by, whatever id it was asked by. */
  id: string
  /** For the log. */
  name: string
}

interface Kind {
  /** Null for what we do not have. */
  find(db: Db, param1: string, param2: string | null): Promise<AccessSubject | null>
  /** What a read of an unknown one answers. */
  unknown: ErrorCode
}

/** The form of our ids; anything else is unknown without asking (and Postgres refuses a null byte). */
const idForm = /^[a-z0-9][a-z0-9._-]{0,99}$/i

const listedSubject: Kind = {
  async find(db, id, type) {
    const subject = idForm.test(id) ? await findSubject(db, id) : undefined
    const isMeant = subject !== undefined && (type === null || type === subject.type)
    return isMeant ? { id: subject.id, name: subject.name } : null
  },
  unknown: 'subject.unknown',
}

/** What can be read of each module. A module that is not here has nothing to read yet. */
export const accessSubjects: Partial<Record<AccessModule, Kind>> = {
  sanction: listedSubject,
  export: listedSubject,
  chinaSanction: {
    async find(db, id) {
      const record = idForm.test(id) ? await findChinaRecord(db, [...labelOfSource.keys()], id) : undefined
      if (!record) return null
      const { zh, en } = namesOf(record)
      return { id, name: zh ?? en ?? id }
    },
    unknown: 'decision.unknown',
  },
}
