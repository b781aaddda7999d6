import { createHash } from 'node:crypto'
import swagger from '@fastify/swagger'
import scalar from '@scalar/fastify-api-reference'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { operationTags } from '../contract/operations/operation.ts'
import { docsPolicy } from './security.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The file of `/openapi.json`, built once, because that blocks the process for half a second. */
    openApiFile(): { bytes: Buffer; etag: string }
  }
}

/** `/openapi.json`, generated from the routes, and `/docs`, which displays it. */
export const openApiPlugin = fp(
  async (app: FastifyInstance) => {
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: {
          title: 'Qingdan API',
          version: '0.1.0',
          description:
            '清单 Qingdan: sanctions lists. Every JSON answer is an envelope `{code, message, data}`; messages follow `Accept-Language` (zh, en).',
        },
        tags: Object.entries(operationTags)
          .filter(([name]) => name !== 'admin')
          .map(([name, description]) => ({ name, description })),
      },
      transform: jsonSchemaTransform,
      // Schemas with their own id: those that refer to themselves.
      transformObject: jsonSchemaTransformObject,
    })

    await app.register(async (docs) => {
      docs.addHook('onSend', async (_request, reply, page) => {
        if (typeof page === 'string') reply.header('content-security-policy', docsPolicy(page))
        return page
      })
      await docs.register(scalar, {
        routePrefix: '/docs',
        configuration: {
          url: '/openapi.json',
          pageTitle: 'Qingdan API',
          // The documentation makes no request to other servers.
          withDefaultFonts: false,
          telemetry: false,
          agent: { disabled: true },
          mcp: { disabled: true },
          hideClientButton: true,
          showDeveloperTools: 'never',
        },
      })
    })

    let file: { bytes: Buffer; etag: string } | null = null
    app.decorate('openApiFile', () => {
      if (file === null) {
        const bytes = Buffer.from(JSON.stringify(app.swagger()))
        file = { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url')}"` }
      }
      return file
    })

    app.get(
      '/openapi.json',
      { config: { operation: 'openapi.read', access: 'open', rateLimit: false }, schema: { hide: true } },
      async (request, reply) => {
        const { bytes, etag } = app.openApiFile()
        reply.header('etag', etag).header('cache-control', 'no-cache')
        if (knownTags(request).includes(etag)) return reply.code(304).send()
        return reply.type('application/json; charset=utf-8').send(bytes)
      },
    )
  },
  { name: 'openapi', dependencies: ['access'] },
)

/** The ETag that the caller already has (RFC 9110, 13.1.2). */
function knownTags({ headers }: FastifyRequest): string[] {
  return (headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
}
