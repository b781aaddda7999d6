import { z } from 'zod'
import { pageOf } from './envelope.ts'
import type { ErrorCode } from './error-codes.ts'
import { Order } from './my-account/orders.ts'
import { FreeKeyword, identifier, isWithinReach, paging, reach } from './requests.ts'

/** Calls for administrators; everybody else gets 404. */

const code = (name: ErrorCode): ErrorCode => name
const userId = identifier(60)

export const AdminUserQuery = z
  .object({
    ...paging,
    keyword: FreeKeyword.meta({ description: 'A part of user name, phone or company; empty: all' }),
    state: z.enum(['0', '1', '2'], { error: code('input.invalid') }).optional(),
    isAsking: z
      .literal('1', { error: code('input.invalid') })
      .optional()
      .meta({ description: '1: only who asks for a membership, who asked first coming first' }),
  })
  .refine(isWithinReach, reach)
export type AdminUserQuery = z.output<typeof AdminUserQuery>

export const AdminUser = z.object({
  userId: z.string(),
  userName: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  company: z.string().nullable(),
  industry: z.string().nullable(),
  state: z.enum(['0', '1', '2']).meta({ description: '0 closed, 1 open, 2 under review' }),
  role: z.enum(['user', 'admin']),
  isDemo: z.boolean(),
  createTime: z.iso.datetime(),
  lastLoginTime: z.iso.datetime().nullable(),
  membershipAskedTime: z.iso.datetime().nullable().meta({ description: 'Asks for a membership since then' }),
  /** Packages in force now. */
  orders: z.array(Order),
})
export type AdminUser = z.infer<typeof AdminUser>
export const AdminUserPage = pageOf(AdminUser)
export type AdminUserPage = z.infer<typeof AdminUserPage>

/** approve, close, open; reset of a password. */
export const UserChange = z.object({ userId })

/** Every package that can be granted (`auth/packages.ts`). */
export const PackageId = z.enum(['trial', 'experience', 'professional'], { error: code('package.unknown') })
export type PackageId = z.infer<typeof PackageId>

export const AdminPackage = z.object({
  packageId: PackageId,
  pacakgeName: z.string(),
  pacakgeNameEn: z.string(),
  days: z.number(),
})
export type AdminPackage = z.infer<typeof AdminPackage>

export const PackageGrant = z.object({
  userId,
  packageId: PackageId,
})
export type PackageGrant = z.output<typeof PackageGrant>

export const OneTimePassword = z.object({
  /** Shown only once; after signing in with it, the user must choose a new password. */
  password: z.string(),
  expireTime: z.iso.datetime().meta({ description: 'It signs in until then' }),
})

const day = z.iso
  .date({ error: code('day.invalid') })
  .optional()
  .meta({ description: 'ISO day in Shanghai; belongs to the range' })

const auditFilters = {
  actor: identifier(100).optional().meta({ description: 'Id, user name or phone of who did it' }),
  operation: z
    .string({ error: code('input.invalid') })
    .regex(/^[a-zA-Z]{1,30}(\.[a-zA-Z]{1,40})?$/, code('input.invalid'))
    .optional()
    .meta({ description: 'Such as `sanction.detail`, or a whole area such as `admin`' }),
  dayStart: day,
  dayEnd: day,
}
const isForward = ({ dayStart, dayEnd }: { dayStart?: string | undefined; dayEnd?: string | undefined }) =>
  dayStart === undefined || dayEnd === undefined || dayStart <= dayEnd
const forward = { path: ['dayStart'], error: code('range.backwards') }

export const AuditExportQuery = z.object(auditFilters).refine(isForward, forward)
export type AuditExportQuery = z.output<typeof AuditExportQuery>

export const AuditQuery = z
  .object({
    ...auditFilters,
    pageSize: paging.pageSize,
    before: z
      .string({ error: code('input.invalid') })
      .regex(/^\d{1,15}$/, code('input.invalid'))
      .transform(Number)
      .optional()
      .meta({ type: 'integer', description: '`next` of the page before; the newest unless given' }),
  })
  .refine(isForward, forward)
export type AuditQuery = z.output<typeof AuditQuery>

export const AuditRecord = z.object({
  id: z.string(),
  time: z.iso.datetime(),
  /** Null for a visitor, the command line and a scheduled job; `ip` distinguishes them. */
  actorId: z.string().nullable(),
  actorName: z.string().nullable(),
  operation: z.string(),
  /** Id of the object that was changed or read. */
  subject: z.string().nullable(),
  outcome: z.enum(['done', 'refused']),
  /** Error code, when the action was refused. */
  reason: z.string().nullable(),
  /** Network address, `command line` or `scheduled job`. */
  ip: z.string(),
  requestId: z.string().nullable(),
  /** The index version that was searched. */
  dataVersion: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
})
export type AuditRecord = z.infer<typeof AuditRecord>

/** Newest first, with cursor paging by `next`: the audit only grows, so counting it would get slower every day. */
export const AuditPage = z.object({
  records: z.array(AuditRecord),
  /** `before` of the next page; null on the last page. */
  next: z.string().nullable(),
})
export type AuditPage = z.infer<typeof AuditPage>
