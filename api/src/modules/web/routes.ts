import { existsSync } from 'node:fs'
import { extname } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** Paths that belong to the API: never answered by the page. */
const apiPaths = /^\/(open-api|user-service|payment-service|health|docs|metrics|openapi\.json)(\/|$)/

/** Vite puts a hash of the content into these names, so they never change. */
const hashedFiles = '/assets/'

/** The built page, with `index.html` for every path that is a place in the page. Nothing when it was not built. */
export async function webRoutes(app: FastifyInstance, { webDist }: { webDist: string }): Promise<void> {
  if (!existsSync(webDist)) return
  await app.register(fastifyStatic, { root: webDist, serve: false, preCompressed: true, index: false })

  app.get(
    '/*',
    { config: { operation: 'web.page', access: 'open', rateLimit: false }, schema: { hide: true } },
    async (request, reply) => {
      const path = new URL(request.url, 'http://page').pathname
      if (apiPaths.test(path)) return reply.callNotFound()
      if (extname(path) === '' || path === '/index.html') return sendPage(reply)
      return path.startsWith(hashedFiles)
        ? reply.sendFile(path, { maxAge: '365d', immutable: true })
        : reply.sendFile(path, { maxAge: '1h' })
    },
  )
}

function sendPage(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'no-cache').sendFile('index.html', { cacheControl: false })
}
