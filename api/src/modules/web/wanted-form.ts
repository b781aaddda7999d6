import type { FastifyServerOptions } from 'fastify'

type Strategy = NonNullable<NonNullable<FastifyServerOptions['routerOptions']>['constraints']>[string]
type Handler = Parameters<ReturnType<Strategy['storage']>['set']>[1]

/**
 * Tells routes of one path apart by what the caller wants: `page` for a browser that goes to the address (its Accept begins with HTML),
 * `data` for everybody else, who gets the route without the constraint `wants`.
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
