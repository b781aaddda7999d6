import { setTimeout as sleep } from 'node:timers/promises'

// Imports nothing of ours, because the container has this file and serve.mjs only.

/** A running program. @typedef {{ ended: Promise<number>, stop: () => Promise<void> }} Program */

/**
 * Keeps a program running: starts it, and again after a pause whenever it ends by itself. Runs count from 0.
 * @param {(run: number) => Program} start
 * @param {{ pauseAfter: (run: number) => number, onEnd?: (code: number | Error, run: number) => void }} options
 *   `pauseAfter`: milliseconds; `onEnd`: is told the exit code, or why the program could not be started
 * @returns {{ stop: () => Promise<void> }} `stop` resolves when the program has ended and will not be started again
 */
export function keepRunning(start, { pauseAfter, onEnd = () => undefined }) {
  const stopping = new AbortController()
  const { signal } = stopping
  let program = start(0)

  const follow = async () => {
    for (let run = 0; ; run++) {
      const code = await program.ended.catch((/** @type {Error} */ error) => error)
      if (signal.aborted) return
      onEnd(code, run)
      await sleep(pauseAfter(run), undefined, { signal }).catch(() => undefined) // A stop ends the pause.
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
