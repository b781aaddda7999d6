import { createHash, randomBytes } from 'node:crypto'
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'

/**
 * Scripts and styles come only from our own files. Style properties set by a script do not count as inline styles; `<style>` elements, which the UI
 * library creates at run time, need the nonce of the page.
 */
const ownPolicy = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'script-src-attr': ["'none'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'frame-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
}

function written(policy: Record<string, readonly string[]>): string {
  return Object.entries(policy)
    .map(([directive, values]) => `${directive} ${values.join(' ')}`)
    .join(';')
}

/** The policy of the page of `/docs`: of its inline scripts only those it has now, by hash; its styles are made at run time. */
export function docsPolicy(page: string): string {
  const scripts = [...page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)]
  const hashes = scripts.map(([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  return written({
    ...ownPolicy,
    'script-src': ["'self'", ...hashes],
    'style-src': ["'self'", "'unsafe-inline'"],
  })
}

/** A random nonce for one answer. */
export function freshNonce(): string {
  return randomBytes(16).toString('base64')
}

/** The content security policy of the page with a nonce. `frames`: external origins that it may embed. */
export function pagePolicy(nonce: string, frames: readonly string[]): string {
  return written({
    ...ownPolicy,
    'style-src': ["'self'", `'nonce-${nonce}'`],
    'frame-src': ["'self'", ...frames],
  })
}

const yearSeconds = 365 * 24 * 60 * 60

interface Options {
  /** Browsers reach us by TLS through the proxy, so HSTS is sent. */
  isBehindTls: boolean
}

/** Security headers: browser features that we never use are off, and answers are not stored. */
export const securityPlugin = fp(
  async (app: FastifyInstance, { isBehindTls }: Options) => {
    await app.register(helmet, {
      contentSecurityPolicy: { useDefaults: false, directives: ownPolicy },
      xFrameOptions: { action: 'deny' },
      strictTransportSecurity: isBehindTls && { maxAge: yearSeconds, includeSubDomains: false },
      crossOriginEmbedderPolicy: false,
      referrerPolicy: { policy: 'same-origin' },
    })
    // Answers hold what one user may read: no cache keeps them (ASVS 5.0, 14.3.2) unless the route says otherwise.
    app.addHook('onSend', async (_request, reply) => {
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    })
  },
  { name: 'security' },
)
