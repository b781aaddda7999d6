import type { FastifyInstance, RouteOptions } from 'fastify'
import fp from 'fastify-plugin'
import { AppError } from '../app-error.ts'

/** Modules that a package may include (api-contract.md, Access rules). */
export type AccessModule =
  | 'sanction'
  | 'chinaSanction'
  | 'eccn'
  | 'item'
  | 'law'
  | 'news'
  | 'screening'
  | 'diligence'
  | 'risk'
  | 'export'

/** Who may call a route: everybody, whoever has a session, or whoever has a grant of the module. */
export type Access = 'open' | 'session' | { module: AccessModule }

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Stable name: OpenAPI id, log, audit action and permission at once. */
    operation?: string
    access?: Access
  }
}

interface Options {
  /** Declarations for routes that another package registers, by path prefix. */
  foreignRoutes: Record<string, { operation: string; access: Access }>
}

/** The one place where access is declared and checked. A route without a declaration stops the start. */
export const accessPlugin = fp(
  async (app: FastifyInstance, { foreignRoutes }: Options) => {
    app.addHook('onRoute', (route) => {
      declare(route, foreignRoutes)
    })

    app.addHook('onRequest', async (request) => {
      if (request.is404) return
      const { access } = request.routeOptions.config
      if (access !== 'open') throw new AppError('session.required')
    })
  },
  { name: 'access' },
)

function declare(route: RouteOptions, foreignRoutes: Options['foreignRoutes']): void {
  const foreign = Object.entries(foreignRoutes).find(([prefix]) => route.url.startsWith(prefix))?.[1]
  const declared = { ...foreign, ...route.config }
  if (!declared.operation || !declared.access) {
    throw new Error(`Route ${String(route.method)} ${route.url} declares no operation and access`)
  }
  route.config = declared
  route.schema = { ...route.schema, operationId: declared.operation }
}
