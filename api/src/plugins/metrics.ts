import { timingSafeEqual } from 'node:crypto'
import type { Db } from '@qingdan/database/connection.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { outageOf } from '../connections/outages.ts'
import { AppError } from '../http/app-error.ts'
import { clientAddress, isLoopback } from '../http/client-network.ts'
import { findWaitingJobs, type WaitingJobs } from '../jobs/repository.ts'

/** Buckets around our targets (15 ms, 40 ms) up to the engine's timeout. */
const secondsBuckets = [0.002, 0.005, 0.01, 0.015, 0.02, 0.04, 0.08, 0.15, 0.3, 1, 3, 10]

interface Options {
  db: Db
  /** Bearer token of the monitoring; null: only this machine is answered. */
  token: string | null
}

/**
 * `/metrics` in the Prometheus text format: the process, each operation's durations by status, and the waiting jobs. It tells how the product is used,
 * so for anybody else it does not exist.
 */
export const metricsPlugin = fp(
  async (app: FastifyInstance, { db, token }: Options) => {
    const registry = new Registry()
    collectDefaultMetrics({ register: registry })
    watchJobs(registry, db)
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
      async (request, reply) => {
        if (!isMonitoring(request, token)) throw new AppError('path.unknown')
        reply.type(registry.contentType)
        return registry.metrics()
      },
    )
  },
  { name: 'metrics', dependencies: ['access'] },
)

/** Added by proxies: what they pass on comes from another machine, though their own connection may be local. */
const forwardedHeaders = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip']

function isMonitoring(request: FastifyRequest, token: string | null): boolean {
  if (token === null) {
    return isLoopback(clientAddress(request)) && forwardedHeaders.every((name) => request.headers[name] === undefined)
  }
  const [sent, wanted] = [Buffer.from(request.headers.authorization ?? ''), Buffer.from(`Bearer ${token}`)]
  return sent.length === wanted.length && timingSafeEqual(sent, wanted)
}

/** Gauges of the queue, read at each call; without values while the database cannot answer. */
function watchJobs(registry: Registry, db: Db): void {
  let reading: Promise<WaitingJobs> | null = null
  /** Both gauges are collected at the same time and share one query. */
  const readWaiting = () => {
    reading ??= findWaitingJobs(db).finally(() => {
      reading = null
    })
    return reading
  }
  const watch = (name: string, help: string, read: (waiting: WaitingJobs) => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        try {
          this.set(read(await readWaiting()))
        } catch (error) {
          if (!outageOf(error)) throw error
          this.remove()
        }
      },
    })
  watch('qingdan_jobs_waiting', 'Jobs that no worker has taken yet', ({ count }) => count)
  watch(
    'qingdan_jobs_oldest_waiting_seconds',
    'How long the oldest job waits for a worker; it grows while no worker takes jobs',
    ({ oldestSeconds }) => oldestSeconds,
  )
}
