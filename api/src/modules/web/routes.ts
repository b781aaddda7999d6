import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { withoutLimits } from '../../plugins/limits.ts'
import { freshNonce, pagePolicy } from '../../plugins/security.ts'

/** Path prefixes of the API, where the page is never served. */
const apiPaths = /^\/(open-api|user-service|payment-service|verify|health|docs|metrics|openapi\.json)(\/|$)/

/** Vite puts a content hash into these names, so these files never change. */
const hashedFiles = '/assets/'

/** Placeholder for the nonce in `index.html`. */
const noncePlace = '__CSP_NONCE__'

/** Addresses of old links, with the page that is meant and what its query calls the same. */
const moved: Readonly<Record<string, { to: string; names: Readonly<Record<string, string>> }>> = {
  '/eccnBodyDetailsPage': { to: '/eccBodyDetailsPage', names: {} },
  '/workbench/mySearch': { to: '/sanctionSearch', names: { searchKey: 'seachKey' } },
}

interface Options {
  webDist: string
  /** External origins that the page may embed in a frame. */
  frames: readonly string[]
}

/** Paths of the API that are pages when opened in a browser. */
const sharedPaths = ['/verify', '/verify/:hash', '/verify/*'] as const

/** Serves the built page, with `index.html` for every page path. Does nothing if the page was not built. */
export async function webRoutes(app: FastifyInstance, { webDist, frames }: Options): Promise<void> {
  if (!existsSync(webDist)) return
  const isPage = await readPages(webDist)
  await app.register(fastifyStatic, { root: webDist, serve: false, preCompressed: true, index: false })

  app.get(
    '/*',
    { config: { operation: 'web.page', access: 'open', ...withoutLimits }, schema: { hide: true } },
    async (request, reply) => {
      const { pathname: path, searchParams } = new URL(request.url, 'http://page')
      if (apiPaths.test(path)) return reply.callNotFound()
      const other = moved[path]
      if (other !== undefined) {
        const query = new URLSearchParams()
        for (const [name, value] of searchParams) query.append(other.names[name] ?? name, value)
        return reply.redirect(`${other.to}?${query}`, 301)
      }
      if (path === '/index.html') return sendPage(reply)
      if (extname(path) === '') return sendPage(isPage(path) ? reply : reply.code(404))
      return path.startsWith(hashedFiles)
        ? reply.sendFile(path, { maxAge: '365d', immutable: true })
        : reply.sendFile(path, { maxAge: '1h' })
    },
  )

  for (const path of sharedPaths) {
    app.get(
      path,
      {
        constraints: { wants: 'page' },
        config: { operation: 'web.page', access: 'open', ...withoutLimits },
        schema: { hide: true },
      },
      async (_request, reply) => sendPage(reply.header('vary', 'accept')),
    )
  }

  /** Without ETag or date, because every answer has a new nonce. */
  async function sendPage(reply: FastifyReply): Promise<FastifyReply> {
    const page = await readFile(join(webDist, 'index.html'), 'utf8')
    const nonce = freshNonce()
    return reply
      .header('cache-control', 'no-cache')
      .header('content-security-policy', pagePolicy(nonce, frames))
      .type('text/html; charset=utf-8')
      .send(page.replaceAll(noncePlace, nonce))
  }
}

/** Whether a page is at a path. Without the list of pages, which a build writes, one is everywhere: the page itself says that it is not. */
async function readPages(webDist: string): Promise<(path: string) => boolean> {
  const file = join(webDist, 'pages.json')
  if (!existsSync(file)) return () => true
  const pages: string[] = JSON.parse(await readFile(file, 'utf8'))
  const patterns = pages.map((page) => new RegExp(`^${page.replace(/\/$/, '').replace(/\$\w+/g, '[^/]+')}/?$`))
  return (path) => patterns.some((pattern) => pattern.test(path))
}
