import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { messages, UserFacingError } from '../messages.mjs'
import { throwIfStopped } from '../stopping.mjs'

/** @param {number} port @param {string} host @returns {Promise<boolean>} */
export function isFree(port, host = '127.0.0.1') {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)))
  })
}

/** Waits until nothing listens on a port; false if the time is over. @param {number} port @param {number} milliseconds */
export async function becomesFree(port, milliseconds) {
  const deadline = Date.now() + milliseconds
  while (!(await isFree(port))) {
    throwIfStopped()
    if (Date.now() > deadline) return false
    await sleep(100)
  }
  return true
}

/** The first free port from `first` on; looks at fifty. @param {number} first @param {string} [host] */
export async function freePort(first, host) {
  const last = Math.min(first + 49, 65_535)
  for (let port = first; port <= last; port++) {
    if (await isFree(port, host)) return port
  }
  throw new UserFacingError(messages.noFreePort(first, last))
}
