/**
 * The user's request to stop (Ctrl-C, kill, a closed terminal, or the death of the parent process), available
 * wherever a command waits.
 */
const controller = new AbortController()

export const stopSignal = controller.signal

/** Ends the current work; nothing is printed for it. */
export class Stopped extends Error {}

/**
 * From here on a signal makes this process stop cleanly instead of ending it at once; further calls change nothing.
 */
export function listenForStop() {
  const stop = () => controller.abort()
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, stop)
  process.on('disconnect', stop)
  // A closed output pipe must not end this process before the services are stopped.
  process.stdout.on('error', stop)
  process.stderr.on('error', stop)
}

export function throwIfStopped() {
  if (stopSignal.aborted) throw new Stopped('stopped by the user')
}

/** Resolves when the user wants to stop. @returns {Promise<void>} */
export function untilStopped() {
  return new Promise((resolve) => {
    if (stopSignal.aborted) resolve()
    stopSignal.addEventListener('abort', () => resolve(), { once: true })
  })
}
