import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'

/**
 * Scripts come from our own files only. Styles may be inline: the interface parts of the page write their variables into
 * `<style>` elements and attributes at run time.
 */
const pagePolicy = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'script-src-attr': ["'none'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
}

/** The page of `/docs` starts itself by an inline script; nothing of a caller is shown on it. */
export const docsPolicy = Object.entries({ ...pagePolicy, 'script-src': ["'self'", "'unsafe-inline'"] })
  .map(([directive, values]) => `${directive} ${values.join(' ')}`)
  .join(';')

interface Options {
  /** Addresses of other houses that the page shows in a frame: where one scans to sign in. */
  framed: readonly string[]
}

/** Headers that keep a browser from doing what we never ask of it. TLS, and with it HSTS, is the proxy's. */
export const securityPlugin = fp(
  async (app: FastifyInstance, { framed }: Options) => {
    const frames = framed.map((address) => new URL(address).origin)
    await app.register(helmet, {
      contentSecurityPolicy: { useDefaults: false, directives: { ...pagePolicy, 'frame-src': ["'self'", ...frames] } },
      xFrameOptions: { action: 'deny' },
      strictTransportSecurity: false,
      crossOriginEmbedderPolicy: false,
      referrerPolicy: { policy: 'same-origin' },
    })
  },
  { name: 'security' },
)
