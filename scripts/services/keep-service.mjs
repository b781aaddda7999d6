import { setTimeout as sleep } from 'node:timers/promises'
import { messages, notes, printFailure, UserFacingError } from '../messages.mjs'
import { keepRunning, pauseWithLimit } from '../product/keep-running.mjs'
import { reportProgress } from '../progress.mjs'
import { Stopped } from '../stopping.mjs'
import { logFile } from './logs.mjs'
import { becomesFree } from './ports.mjs'
import { isAlive } from './processes.mjs'
import { readState, share } from './shared-service.mjs'

/** @typedef {import('./shared-service.mjs').SharedService} SharedService */

const lookMillis = 1_000
const portPatience = 30_000

/**
 * Like `share`, and starts the service again on the same port and data when it dies, until it is released. A container
 * is started again by Docker (`restart` in docker-compose.yml).
 * @param {import('../workspace-dirs.mjs').WorkspaceDirs} dirs @param {import('./shared-service.mjs').Keeper} keeper
 * @returns {Promise<SharedService>}
 */
export async function keepShared(dirs, keeper) {
  const { name } = keeper
  const first = await share(dirs, keeper)
  if (first.identity === null) return first
  const again = async () => {
    // What is left of the dead one may still hold the port, which the clients know; unless another command has started
    // it again already.
    const isBack = isAlive(readState(dirs, name)?.identity)
    if (!isBack && !(await becomesFree(first.port, portPatience)))
      throw new UserFacingError(messages.portLost(name, first.port))
    const service = await share(dirs, keeper)
    reportProgress(notes.runsAgain(name, service.address))
    return service
  }
  const kept = keepRunning((run) => follow(run === 0 ? Promise.resolve(first) : again()), {
    pauseAfter: pauseWithLimit,
    onEnd: ({ reason, recentEnds, pause }) => {
      if (reason instanceof Stopped) return
      if (pause === null)
        printFailure(new UserFacingError(messages.keepsDying(name, recentEnds, logFile(dirs, keeper.name))))
      else if (reason instanceof Error) reportProgress(notes.notStarted(name, pause, reason.message))
      else reportProgress(notes.died(name, pause))
    },
  })
  return { ...first, release: kept.stop }
}

/** A service as a program to keep running. @param {Promise<SharedService>} starting */
function follow(starting) {
  let isReleased = false
  const untilDead = async () => {
    const { identity } = await starting
    while (!isReleased && isAlive(identity)) await sleep(lookMillis)
  }
  const ended = untilDead()
  ended.catch(() => undefined) // Whoever keeps it running is told.
  return {
    ended,
    stop: async () => {
      isReleased = true
      const service = await starting.catch(() => null)
      await service?.release()
    },
  }
}
