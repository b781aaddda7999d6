import swagger from '@fastify/swagger'
import scalar from '@scalar/fastify-api-reference'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { docsPolicy } from './security.ts'

/** `/openapi.json`, made from the routes, and `/docs`, which shows it. */
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
        tags: [
          { name: 'sanction', description: 'Search and details of listed subjects' },
          { name: 'china', description: 'China’s own lists' },
          { name: 'account', description: 'Sign-in, profile, packages and what is one’s own' },
          { name: 'admin', description: 'Users, packages and the audit; for administrators' },
          { name: 'dictionary', description: 'Countries and lists' },
          { name: 'health', description: 'Liveness and readiness' },
        ],
      },
      transform: jsonSchemaTransform,
      // Schemas with an id of their own: those that hold themselves.
      transformObject: jsonSchemaTransformObject,
    })

    await app.register(scalar, {
      routePrefix: '/docs',
      configuration: {
        url: '/openapi.json',
        pageTitle: 'Qingdan API',
        // Nothing of the documentation is fetched from, or told to, anybody else.
        withDefaultFonts: false,
        telemetry: false,
        agent: { disabled: true },
        mcp: { disabled: true },
        hideClientButton: true,
        showDeveloperTools: 'never',
      },
      hooks: {
        onRequest: (_request, reply, done) => {
          reply.header('content-security-policy', docsPolicy)
          done()
        },
      },
    })

    app.get(
      '/openapi.json',
      { config: { operation: 'openapi.read', access: 'open', rateLimit: false }, schema: { hide: true } },
      async () => app.swagger(),
    )
  },
  { name: 'openapi', dependencies: ['access'] },
)
