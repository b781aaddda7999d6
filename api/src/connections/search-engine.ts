import { Client } from '@elastic/elasticsearch'

const connectMillis = 3000
const requestMillis = 10_000

/** A client of the search engine. It connects on first use, so the engine may start later. The caller closes it. */
export function connectEngine(url: string): Client {
  const agent = { connections: 64, connect: { timeout: connectMillis } }
  return new Client({
    node: url,
    agent,
    requestTimeout: requestMillis,
    // One retry: a pooled connection that died when the engine restarted is only noticed on use.
    maxRetries: 1,
    // The documents are our own, so they need no check: it took 0.5 of the 1.7 ms of parsing 200 of them.
    disablePrototypePoisoningProtection: true,
  })
}
