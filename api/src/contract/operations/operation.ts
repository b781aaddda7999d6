import type { z } from 'zod'
import type { AccessModule } from '../access-modules.ts'
import type { OperationName } from '../endpoints.ts'
import type { AuditOperation } from './audit-operations.ts'

/** Sections of the OpenAPI document. */
export const operationTags = {
  sanction: 'Search and details of listed subjects',
  china: 'China’s own lists',
  items: 'Controlled items and destinations',
  laws: 'Laws and their texts',
  news: 'Notices and changes of lists',
  account: 'Sign-in, profile, packages and what is one’s own',
  screening: 'Files of names, the watchlist, and their alerts',
  guided: 'Guided questions, their findings and reports',
  admin: 'Users, packages and the audit; for administrators',
  dictionary: 'Countries and lists',
  health: 'Liveness and readiness',
} as const

/** A read that needs a grant of a module. The fields are in the query, or in the body if the operation has one. */
export interface GrantedRead {
  module: AccessModule
  /** A second module that is charged, for example when what was read is exported. */
  onTop?: AccessModule
  /** Field with the id of what is read. */
  idField: string
  /** Field with its type or edition, which must match the id. */
  typeField?: string
}

/** A call for users whose package in force includes a module; it charges nothing by itself. */
export interface HeldModule {
  holds: AccessModule
}

/** Who may call an operation: everybody, users with a session, administrators, users with a package or with a grant. */
export type OperationAccess = 'open' | 'session' | 'admin' | HeldModule | GrantedRead

/** An answer that is a file, not an envelope. */
export interface FileAnswer {
  contentType: string
  description: string
}

/** The contract of an operation except its method and path (`endpoints.ts`). */
export interface Operation {
  tag: keyof typeof operationTags
  /** One line in English for the OpenAPI document. */
  summary: string
  access: OperationAccess
  params?: z.ZodType
  query?: z.ZodType
  /** Accepted as JSON and as a form. */
  body?: z.ZodType
  /** A form with files; the handler reads it. */
  isUpload?: true
  /** Body limit in bytes; 1 MiB by default. */
  bodyLimit?: number
  /** `data` of the envelope, or a file. */
  answer: z.ZodType | FileAnswer
  /** The handler returns the whole envelope, because its code is part of the answer. */
  hasOwnCode?: true
  /** `data` of failures beyond the usual ones, by HTTP status. */
  failures?: Partial<Record<404 | 409 | 413 | 415 | 503, z.ZodType>>
  /** Name in the audit, if it records the operation under another one. */
  auditedAs?: AuditOperation
  /** May be called in the session of a one-time password, before it is changed. */
  isBeforePasswordChange?: true
  /** Exempt from load shedding and rate limits. */
  isProbe?: true
}

/** The operations of one area. */
export type OperationArea = Partial<Record<OperationName, Operation>>

export function isFile(answer: Operation['answer']): answer is FileAnswer {
  return 'contentType' in answer
}
