import { Client } from '@elastic/elasticsearch'

const connectMillis = 3000
const requestMillis = 10_000

/** A client of the search engine. It connects when first asked, so the engine may come later. The caller closes it. */
export function connectEngine(url: string): Client {
  const agent = { connections: 64, connect: { timeout: connectMillis } }
  // One more try: a kept connection that died with the engine's restart is found out only by using it.
  return new Client({ node: url, agent, requestTimeout: requestMillis, maxRetries: 1, compression: false })
}
