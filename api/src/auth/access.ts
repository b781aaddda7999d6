import type { Db } from '@qingdan/database/connection.ts'
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import fp from 'fastify-plugin'
import type { AccessModule } from '../contract/account.ts'
import { type AuditOperation, isAuditOperation } from '../contract/audit-operations.ts'
import { AppError } from '../http/app-error.ts'
import { accessSubjects } from '../modules/access/subjects.ts'
import { isOpen, takeGrants } from './grants.ts'
import { actorOf, sessionOf } from './session.ts'

/** A read that needs a grant of a module: what is read, as the request names it. */
export interface GrantedRead {
  module: AccessModule
  /** A module that is charged beside it, for what is done with what is read. */
  onTop?: AccessModule
  /** Reads the validated input. */
  of(request: FastifyRequest): { param1: string; param2?: string | null }
}

/** Who may call a route: everybody, whoever has a session, administrators, or whoever has a grant. */
export type Access = 'open' | 'session' | 'admin' | GrantedRead

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Stable name: OpenAPI id, log, audit action and permission at once. */
    operation?: string
    access?: Access
  }
}

interface Options {
  db: Db
  /** Declarations for routes that another package registers, by path prefix. */
  foreignRoutes: Record<string, { operation: string; access: Access }>
}

/**
 * The one place where access is declared and checked; a route without a declaration stops the start. In this order: session, input,
 * existence, grant.
 */
export const accessPlugin = fp(
  async (app: FastifyInstance, { db, foreignRoutes }: Options) => {
    app.addHook('onRoute', (route) => {
      declare(route, foreignRoutes)
    })

    app.addHook('onRequest', async (request) => {
      if (request.is404) return
      const { access } = request.routeOptions.config
      if (access === 'open') return
      if (!request.session) throw new AppError('session.required')
      if (request.session.mustChangePassword && access !== 'session') throw new AppError('password.mustChange')
      if (access === 'admin' && request.session.role !== 'admin') throw new AppError('path.unknown')
    })

    app.addHook('preHandler', async (request) => {
      if (request.is404) return
      const { access, operation } = request.routeOptions.config
      if (typeof access !== 'object') return
      const { param1, param2 = null } = access.of(request)
      const session = sessionOf(request)
      const now = new Date()
      const modules = access.onTop ? [access.module, access.onTop] : [access.module]
      const areOpen = await Promise.all(modules.map((module) => isOpen(db, session, { module, param1, param2 }, now)))
      if (areOpen.every(Boolean)) return
      const kind = accessSubjects[access.module]
      const subject = await kind?.find(db, param1, param2)
      if (!kind || !subject) throw new AppError(kind?.unknown ?? 'path.unknown')
      const asked = { param1: subject.id, param2, operation: auditedOf(operation), detail: { name: subject.name } }
      const wishes = modules.map((module) => ({ module, ...asked }))
      await takeGrants(db, session, wishes, actorOf(request), now)
    })
  },
  { name: 'access', dependencies: ['session'] },
)

/** The audit notes each charge under the name of the operation. */
function auditedOf(operation = ''): AuditOperation {
  if (!isAuditOperation(operation)) throw new Error(`${operation} reads by grant and has no name in the audit`)
  return operation
}

function declare(route: RouteOptions, foreignRoutes: Options['foreignRoutes']): void {
  const foreign = Object.entries(foreignRoutes).find(([prefix]) => route.url.startsWith(prefix))?.[1]
  const declared = { ...foreign, ...route.config }
  if (!declared.operation || !declared.access) {
    throw new Error(`Route ${String(route.method)} ${route.url} declares no operation and access`)
  }
  if (typeof declared.access === 'object') auditedOf(declared.operation)
  route.config = declared
  route.schema = { ...route.schema, operationId: declared.operation }
}
