import { closeSync, openSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { messages, notes, UserFacingError } from '../messages.mjs'
import { reportProgress } from '../progress.mjs'
import { lastError } from '../services/last-error.mjs'
import { beginLog, logFile } from '../services/logs.mjs'
import { freePort, isFree } from '../services/ports.mjs'
import { throwIfStopped } from '../stopping.mjs'
import { root } from '../workspace-dirs.mjs'
import { startNode } from './child.mjs'
import { keepRunning, pauseWithLimit } from './keep-running.mjs'

const livePatience = 60_000

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

/** @typedef {{ env: NodeJS.ProcessEnv, host: string, port: number, logs: string, isWatching?: boolean }} ApiOptions */

/**
 * Starts the API, which also serves the built page, and waits until it answers.
 * @param {ApiOptions} options
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startApi(options) {
  const child = spawnApi(options)
  await untilLive(options, child)
  return { url: urlOf(options), stop: child.stop }
}

/**
 * Starts the API, waits until it answers, and starts it again on the same port when it dies.
 * @param {ApiOptions & { onStart: (pid: number) => void }} options
 * @returns {Promise<{ url: string, gaveUp: Promise<UserFacingError>, stop: () => Promise<void> }>} `gaveUp`: it died
 *   too often
 */
export async function keepApi({ onStart, ...options }) {
  const url = urlOf(options)
  /** @type {PromiseWithResolvers<UserFacingError>} */
  const { promise: gaveUp, resolve: giveUp } = Promise.withResolvers()
  let child = spawnApi(options)
  onStart(child.pid)
  await untilLive(options, child)

  const start = (/** @type {number} */ run) => {
    if (run === 0) return child
    child = spawnApi(options)
    onStart(child.pid)
    untilLive(options, child).then(
      () => reportProgress(notes.runsAgain('The API', url)),
      () => undefined, // Its end is reported by `onEnd`.
    )
    return child
  }
  const onEnd = (/** @type {import('./keep-running.mjs').End} */ { recentEnds, pause }) => {
    const log = logFile({ logs: options.logs }, 'API')
    if (pause === null) giveUp(new UserFacingError(messages.keepsDying('The API', recentEnds, log)))
    else reportProgress(notes.apiDied(pause))
  }
  const { stop } = keepRunning(start, { pauseAfter: pauseWithLimit, onEnd })
  return { url, gaveUp, stop }
}

/** With Node's limit for objects that live shortly the API takes 70 MB more, and no less time. */
const youngObjects = '--max-semi-space-size=32'

/** @param {ApiOptions} options */
function spawnApi({ env, host, port, logs, isWatching = false }) {
  const file = logFile({ logs }, 'API')
  beginLog(logs, file)
  const log = isWatching ? undefined : openSync(file, 'a')
  const flags = isWatching ? ['--watch', '--watch-preserve-output'] : []
  const child = startNode([youngObjects, ...flags, `${root}/api/src/main.ts`], {
    env: { WEB_DIST: `${root}/web/dist`, ...env, HOST: host, PORT: String(port) },
    ...(log !== undefined && { log }),
  })
  if (log !== undefined) closeSync(log)
  return child
}

/** Stops it and throws if it does not answer. @param {ApiOptions} options @param {import('./child.mjs').Child} child */
async function untilLive(options, child) {
  const url = urlOf(options)
  const file = logFile(options, 'API')
  const failed = (/** @type {string} */ detail) => new UserFacingError(messages.api(file, detail))
  let hasEnded = false
  child.ended.then(
    () => (hasEnded = true),
    () => (hasEnded = true),
  )
  try {
    const deadline = Date.now() + livePatience
    while (!(await isLive(url))) {
      throwIfStopped()
      if (hasEnded) throw failed(options.isWatching ? '' : lastError(readFileSync(file, 'utf8')))
      if (Date.now() > deadline) throw failed(`${url}/health/live does not answer`)
      await sleep(100)
    }
  } catch (error) {
    await child.stop()
    throw error
  }
}

/** @param {ApiOptions} options */
function urlOf({ host, port }) {
  return `http://${shownHost(host)}:${port}`
}

/** An address for the browser, from the address that the API listens on. @param {string} host */
function shownHost(host) {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

/** @param {string} url */
async function isLive(url) {
  try {
    return (await fetch(`${url}/health/live`, { signal: AbortSignal.timeout(2_000) })).ok
  } catch {
    return false // It does not listen yet.
  }
}
