import { createServer } from 'node:net'
import { messages, UserFacingError } from '../messages.mjs'

/** @param {number} port @param {string} host @returns {Promise<boolean>} */
export function isFree(port, host = '127.0.0.1') {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)))
  })
}

/** The first free port from `first` on; looks at fifty. @param {number} first @param {string} [host] */
export async function freePort(first, host) {
  const last = Math.min(first + 49, 65_535)
  for (let port = first; port <= last; port++) {
    if (await isFree(port, host)) return port
  }
  throw new UserFacingError(messages.noFreePort(first, last))
}
