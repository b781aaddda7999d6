import { randomBytes } from 'node:crypto'
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'

/**
 * Scripts and styles come from our own files only. Values of style properties that a script sets are no inline styles to a
 * browser; `<style>` elements, which the interface parts make at run time, need the nonce of the page.
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

/** The page of `/docs` starts itself by an inline script and writes its styles; nothing of a caller is shown on it. */
export const docsPolicy = written({
  ...ownPolicy,
  'script-src': ["'self'", "'unsafe-inline'"],
  'style-src': ["'self'", "'unsafe-inline'"],
})

/** A nonce that nobody can guess, for one answer. */
export function freshNonce(): string {
  return randomBytes(16).toString('base64')
}

/** The policy of the page under a nonce. `frames`: origins of others that it may show in a frame. */
export function pagePolicy(nonce: string, frames: readonly string[]): string {
  return written({
    ...ownPolicy,
    'style-src': ["'self'", `'nonce-${nonce}'`],
    'frame-src': ["'self'", ...frames],
  })
}

const yearSeconds = 365 * 24 * 60 * 60

interface Options {
  /** Browsers reach us by TLS, which the proxy before us speaks: they are told to keep to it. */
  isBehindTls: boolean
}

/** Headers that keep a browser from doing what we never ask of it. */
export const securityPlugin = fp(
  async (app: FastifyInstance, { isBehindTls }: Options) => {
    await app.register(helmet, {
      contentSecurityPolicy: { useDefaults: false, directives: ownPolicy },
      xFrameOptions: { action: 'deny' },
      strictTransportSecurity: isBehindTls && { maxAge: yearSeconds, includeSubDomains: false },
      crossOriginEmbedderPolicy: false,
      referrerPolicy: { policy: 'same-origin' },
    })
  },
  { name: 'security' },
)
