/**
 * The wish of the user to stop (Ctrl-C, kill, a closed terminal, or the death of the process that started this one),
 * heard anywhere a command waits.
 */
const controller = new AbortController()

export const stopSignal = controller.signal

/** Ends what was going on; nothing is printed for it. */
export class Stopped extends Error {}

/** From here on a signal asks this process to stop in good order instead of ending it at once; asking again changes nothing. */
export function listenForStop() {
  const stop = () => controller.abort()
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, stop)
  process.on('disconnect', stop)
  // Nobody reads what we say any more: a closed pipe must not end us before the services are stopped.
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
