import type { Db } from '@qingdan/database/connection.ts'
import type { FastifyContextConfig, FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import fp from 'fastify-plugin'
import type { AccessModule } from '../contract/access-modules.ts'
import { type AuditOperation, isAuditOperation } from '../contract/operations/audit-operations.ts'
import type { GrantedRead, OperationAccess } from '../contract/operations/operation.ts'
import { AppError } from '../http/app-error.ts'
import { chargeAccess, hasGrant, requireModule } from './charge-access.ts'
import { actorOf, sessionOf } from './session.ts'
import { createSubjectKinds, type SubjectKind, type SubjectKinds } from './subject-kinds.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Stable name, used as OpenAPI id, log name, audit action and permission. */
    operation?: string
    access?: OperationAccess
    /** May be called in the session of a one-time password. */
    isBeforePasswordChange?: true
  }
  interface FastifyInstance {
    /** Where each module registers what it protects. */
    subjectKinds: SubjectKinds
  }
}

interface Options {
  db: Db
  /** Access of routes that another package registers, by path prefix. */
  foreignRoutes: Record<string, { operation: string; access: OperationAccess }>
}

/**
 * The one place where access is declared and checked. The start fails for a route without a declaration, and for a route that reads subjects which no
 * module registered. Order of checks: session, input, existence, grant.
 */
export const accessPlugin = fp(
  async (app: FastifyInstance, { db, foreignRoutes }: Options) => {
    const kinds = createSubjectKinds()
    app.decorate('subjectKinds', kinds)
    const charged = new Map<AccessModule, string>()

    app.addHook('onRoute', (route) => {
      declare(route, foreignRoutes)
      for (const module of chargedModules(route.config?.access)) charged.set(module, route.url)
    })

    app.addHook('onReady', async () => {
      for (const [module, url] of charged) {
        if (!kinds.get(module))
          throw new Error(`Route ${url} is charged to ${module}, whose subjects nobody registered`)
      }
    })

    app.addHook('onRequest', async (request) => {
      if (request.is404) return
      const { access, isBeforePasswordChange } = request.routeOptions.config
      if (access === 'open') return
      if (!request.session) throw new AppError('session.required')
      if (request.session.mustChangePassword && !isBeforePasswordChange) throw new AppError('password.mustChange')
      if (access === 'admin' && request.session.role !== 'admin') throw new AppError('path.unknown')
    })

    app.addHook('preHandler', async (request) => {
      if (request.is404) return
      const { access, operation, auditedAs } = request.routeOptions.config
      if (typeof access !== 'object') return
      if ('holds' in access) return requireModule(db, sessionOf(request), access.holds, new Date())
      const { param1, param2 } = readNamed(access, request)
      const session = sessionOf(request)
      const now = new Date()
      const modules = chargedModules(access)
      const grants = await Promise.all(modules.map((module) => hasGrant(db, session, { module, param1, param2 }, now)))
      if (grants.every(Boolean)) return app.audit.readAgain(request, param1, { module: access.module })
      const kind = kinds.get(access.module)
      const subject = await kind?.find(db, param1, param2)
      if (!kind || !subject) throw await unknownItem(db, kind, param1)
      const read = {
        param1: subject.id,
        param2,
        operation: nameInAudit({ operation, auditedAs }),
        detail: { name: subject.name },
      }
      const requests = modules.map((module) => ({ module, ...read }))
      const hasCharged = await chargeAccess(db, session, requests, actorOf(request), now)
      if (!hasCharged) await app.audit.readAgain(request, subject.id, { module: access.module })
    })
  },
  { name: 'access', dependencies: ['session', 'audit'] },
)

async function unknownItem(db: Db, kind: SubjectKind | undefined, param1: string): Promise<AppError> {
  const data = await kind?.describeUnknown?.(db, param1)
  return new AppError(kind?.unknown ?? 'path.unknown', data === undefined ? {} : { data })
}

/** The subject to read, as the request names it. The field `s` is the standard flag: "1" is a subject of the merged index; no other value names one. */
function readNamed({ idField, typeField }: GrantedRead, { body, query }: FastifyRequest) {
  const fields = (body ?? query) as Record<string, string | undefined>
  const isStandard = (fields['s'] ?? '1') === '1'
  return {
    param1: isStandard ? (fields[idField] ?? '') : '',
    param2: typeField === undefined ? null : (fields[typeField] ?? null),
  }
}

function chargedModules(access: OperationAccess | undefined): AccessModule[] {
  if (typeof access !== 'object' || 'holds' in access) return []
  return access.onTop ? [access.module, access.onTop] : [access.module]
}

/** The audit records each charge under the name of the operation. */
function nameInAudit({ operation, auditedAs }: FastifyContextConfig): AuditOperation {
  if (!auditedAs) throw new Error(`${operation} reads by grant and has no name in the audit`)
  return auditedAs
}

function declare(route: RouteOptions, foreignRoutes: Options['foreignRoutes']): void {
  const foreign = Object.entries(foreignRoutes).find(([prefix]) => route.url.startsWith(prefix))?.[1]
  const declared = { ...foreign, ...route.config }
  if (!declared.operation || !declared.access) {
    throw new Error(`Route ${String(route.method)} ${route.url} declares no operation and access`)
  }
  const auditedAs = declared.auditedAs ?? (isAuditOperation(declared.operation) ? declared.operation : undefined)
  route.config = auditedAs ? { ...declared, auditedAs } : declared
  if (chargedModules(declared.access).length > 0) nameInAudit(route.config)
  route.schema = { ...route.schema, operationId: declared.operation }
}
