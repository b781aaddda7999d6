import { setTimeout as sleep } from 'node:timers/promises'

/** A running program. @typedef {{ ended: Promise<unknown>, stop: () => Promise<void> }} Program */

/**
 * How a program ended. `reason`: its exit code, or why it could not be started; `recentEnds`: of the last ten minutes,
 * this one included; `pause`: milliseconds until it is started again, null if it is not.
 * @typedef {{ reason: unknown, run: number, recentEnds: number, pause: number | null }} End
 */

export const recentMillis = 10 * 60_000

/**
 * Keeps a program running: starts it, and again after a pause whenever it ends by itself. Runs count from 0.
 * @param {(run: number) => Program} start
 * @param {{ pauseAfter: (recentEnds: number, run: number) => number | null, onEnd?: (end: End) => void }} options
 *   `pauseAfter`: milliseconds, null to give up
 * @returns {{ stop: () => Promise<void> }} `stop` resolves when the program has ended and will not be started again
 */
export function keepRunning(start, { pauseAfter, onEnd = () => undefined }) {
  const stopping = new AbortController()
  const { signal } = stopping
  let program = start(0)

  const follow = async () => {
    /** @type {number[]} */
    let ends = []
    for (let run = 0; ; run++) {
      const reason = await program.ended.catch((/** @type {Error} */ error) => error)
      if (signal.aborted) return
      ends = recentOf([...ends, performance.now()])
      const pause = pauseAfter(ends.length, run)
      onEnd({ reason, run, recentEnds: ends.length, pause })
      if (pause === null) return
      await sleep(pause, undefined, { signal }).catch(() => undefined) // A stop ends the pause.
      if (signal.aborted) return
      program = start(run + 1)
    }
  }
  const following = follow()

  return {
    stop: async () => {
      stopping.abort()
      await program.stop()
      await following
    },
  }
}

/** The times of the last ten minutes before the last of them. @param {number[]} times milliseconds, ascending */
export function recentOf(times) {
  const last = times.at(-1) ?? 0
  return times.filter((time) => last - time < recentMillis)
}

const mostRestarts = 5
const usualPause = 5_000
const longPause = 5 * 60_000

/**
 * Pauses of what nothing works without; null after five restarts in ten minutes, because then a person must look.
 * @param {number} recentEnds @returns {number | null} milliseconds
 */
export function pauseWithLimit(recentEnds) {
  return recentEnds > mostRestarts ? null : 500 * 2 ** recentEnds
}

/**
 * Pauses of what is never given up, because it also ends while the database is away, however long that takes.
 * @param {number} recentEnds @returns {number} milliseconds
 */
export function pauseWithoutLimit(recentEnds) {
  return recentEnds > mostRestarts ? longPause : usualPause
}
