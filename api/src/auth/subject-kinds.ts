import type { Db } from '@qingdan/database/connection.ts'
import type { AccessModule } from '../contract/access-modules.ts'
import type { ErrorCode } from '../contract/error-codes.ts'

/** One item that a grant is given for. */
export interface GrantedSubject {
  /** The one id it is granted by, whatever id it was asked by. */
  id: string
  /** For the usage log. */
  name: string
}

/** What can be read of a package module. */
export interface SubjectKind {
  /** Null for what we do not have. */
  find(db: Db, param1: string, param2: string | null): Promise<GrantedSubject | null>
  /** The answer to a read of an unknown one. */
  unknown: ErrorCode
}

/** What the package modules protect. Each module of the API registers its own kind, so that access knows none of them. */
export interface SubjectKinds {
  register(module: AccessModule, kind: SubjectKind): void
  /** Undefined for a package module that has nothing to read yet. */
  get(module: AccessModule): SubjectKind | undefined
}

/** An empty register. It throws for a package module that is registered twice. */
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

/** The form of our ids; anything else is unknown without asking the database, which refuses a null byte. */
const idForm = /^[a-z0-9][a-z0-9._-]{0,99}$/i

export function isSubjectId(id: string): boolean {
  return idForm.test(id)
}
