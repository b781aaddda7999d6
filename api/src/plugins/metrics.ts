import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'

/** Buckets around our targets (15 ms, 40 ms) up to the engine's timeout. */
const secondsBuckets = [0.002, 0.005, 0.01, 0.015, 0.02, 0.04, 0.08, 0.15, 0.3, 1, 3, 10]

/** `/metrics` in the Prometheus text format: the process, and each operation's durations by status. */
export const metricsPlugin = fp(
  async (app: FastifyInstance) => {
    const registry = new Registry()
    collectDefaultMetrics({ register: registry })
    const durations = new Histogram({
      name: 'qingdan_http_request_seconds',
      help: 'Duration of answers by operation and status',
      labelNames: ['operation', 'status'] as const,
      buckets: secondsBuckets,
      registers: [registry],
    })

    app.addHook('onResponse', async (request, reply) => {
      const operation = request.routeOptions.config.operation ?? 'unknown'
      durations.observe({ operation, status: String(reply.statusCode) }, reply.elapsedTime / 1000)
    })

    app.get(
      '/metrics',
      { config: { operation: 'metrics.read', access: 'open', rateLimit: false }, schema: { hide: true } },
      async (_request, reply) => {
        reply.type(registry.contentType)
        return registry.metrics()
      },
    )
  },
  { name: 'metrics', dependencies: ['access'] },
)
