import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { messages, notes, UserFacingError } from '../messages.mjs'
import { reportProgress } from '../progress.mjs'
import { lastError } from '../services/last-error.mjs'
import { freePort, isFree } from '../services/ports.mjs'
import { throwIfStopped } from '../stopping.mjs'
import { root } from '../workspace-dirs.mjs'
import { startNode } from './child.mjs'

/**
 * The port of the product: PORT if given and free, otherwise the first free one from `usual` on.
 * @param {string | undefined} wanted
 * @param {string} host
 * @param {number} [usual]
 */
export async function choosePort(wanted, host, usual = 3000) {
  if (wanted) {
    const port = /^\d+$/.test(wanted) ? Number(wanted) : 0
    if (port < 1 || port > 65_535) throw new UserFacingError(messages.badPort())
    if (!(await isFree(port, host))) throw new UserFacingError(messages.portTaken(port))
    return port
  }
  const port = await freePort(usual, host)
  if (port !== usual) reportProgress(notes.nextPort(usual, port))
  return port
}

/**
 * Starts the API, which also serves the built page, and waits until it answers.
 * @param {{ env: NodeJS.ProcessEnv, host: string, port: number, logs: string, isWatching?: boolean }} options
 */
export async function startApi({ env, host, port, logs, isWatching = false }) {
  mkdirSync(logs, { recursive: true })
  const file = `${logs}/api.log`
  const log = isWatching ? undefined : openSync(file, 'w')
  const flags = isWatching ? ['--watch', '--watch-preserve-output'] : []
  const child = startNode([...flags, `${root}/api/src/main.ts`], {
    env: { WEB_DIST: `${root}/web/dist`, ...env, HOST: host, PORT: String(port) },
    ...(log !== undefined && { log }),
  })
  if (log !== undefined) closeSync(log)
  const ended = child.ended.then(
    () => new UserFacingError(messages.api(file, isWatching ? '' : lastError(readFileSync(file, 'utf8')))),
  )
  const url = `http://${shownHost(host)}:${port}`
  try {
    const failure = await Promise.race([untilLive(url), ended])
    if (failure) throw failure
  } catch (error) {
    await child.stop()
    throw error
  }
  return { url, pid: child.pid, ended, stop: child.stop }
}

/** An address for the browser, from the address that the API listens on. @param {string} host */
function shownHost(host) {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

/** @param {string} url @returns {Promise<null>} */
async function untilLive(url) {
  const deadline = Date.now() + 60_000
  while (Date.now() < deadline) {
    throwIfStopped()
    if (await isLive(url)) return null
    await sleep(100)
  }
  throw new UserFacingError(messages.api('.local/logs/api.log', `${url}/health/live does not answer`))
}

/** @param {string} url */
async function isLive(url) {
  try {
    return (await fetch(`${url}/health/live`, { signal: AbortSignal.timeout(2_000) })).ok
  } catch {
    return false // It does not listen yet.
  }
}
