import { Client } from '@elastic/elasticsearch'

const connectMillis = 3000
const requestMillis = 10_000

/** A client of the search engine. It connects when first asked, so the engine may come later. The caller closes it. */
export function connectEngine(url: string): Client {
  const agent = { connections: 64, connect: { timeout: connectMillis } }
  return new Client({
    node: url,
    agent,
    requestTimeout: requestMillis,
    // One more try: a kept connection that died with the engine's restart is found out only by using it.
    maxRetries: 1,
    // The documents are our own; the check cost 0.5 of the 1.7 ms of parsing 200 of them.
    disablePrototypePoisoningProtection: true,
  })
}
