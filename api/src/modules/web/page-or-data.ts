import type { FastifyServerOptions } from 'fastify'

type Strategy = NonNullable<NonNullable<FastifyServerOptions['routerOptions']>['constraints']>[string]
type Handler = Parameters<ReturnType<Strategy['storage']>['set']>[1]

/**
 * Separates two routes of one path by the `Accept` header: `page` for a browser navigation (HTML comes first), `data` for every other caller, who
 * gets the route without the constraint `wants`.
 */
export const wantedForm: Strategy = {
  name: 'wants',
  storage() {
    const handlers = new Map<unknown, Handler>()
    return {
      get: (form) => handlers.get(form) ?? null,
      set: (form, handler) => void handlers.set(form, handler),
    }
  },
  deriveConstraint: ({ headers }) => (/^\s*text\/html/i.test(headers.accept ?? '') ? 'page' : 'data'),
}
