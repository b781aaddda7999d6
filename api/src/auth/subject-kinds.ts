import type { Db } from '@qingdan/database/connection.ts'
import type { AccessModule } from '../contract/access-modules.ts'
import type { ErrorCode } from '../contract/error-codes.ts'

/** One item that a grant is given for. */
export interface GrantedSubject {
  /** The id that the grant is stored under, even when the request used an older id. */
  id: string
  /** For the usage log. */
  name: string
}

/** What a package module lets users read. */
export interface SubjectKind {
  /** Null when it does not exist. */
  find(db: Db, param1: string, param2: string | null): Promise<GrantedSubject | null>
  /** Error code for an unknown item. */
  unknown: ErrorCode
  /** `data` of the answer for an unknown item, such as what is near. */
  describeUnknown?(db: Db, param1: string): Promise<Record<string, unknown>>
}

/** The registry of what package modules protect. Each API module registers its own kind, so that access control does not depend on modules. */
export interface SubjectKinds {
  register(module: AccessModule, kind: SubjectKind): void
  /** Undefined for a package module without content yet. */
  get(module: AccessModule): SubjectKind | undefined
}

/** Creates an empty registry. Registering a package module twice throws. */
export function createSubjectKinds(): SubjectKinds {
  const kinds = new Map<AccessModule, SubjectKind>()
  return {
    register(module, kind) {
      if (kinds.has(module)) throw new Error(`The subjects of ${module} are registered already`)
      kinds.set(module, kind)
    },
    get: (module) => kinds.get(module),
  }
}

/** The form of our ids. Other values are unknown without a query, because Postgres rejects a null byte. */
const idForm = /^[a-z0-9][a-z0-9._-]{0,99}$/i

export function isSubjectId(id: string): boolean {
  return idForm.test(id)
}
