/** Prints the current step, with the seconds since the command started. */
const began = performance.now()
let speak = console.log

/** From here on progress goes to stderr, because stdout may be a table. */
export function reportOnStderr() {
  speak = console.error
}

/** @param {string} text */
export function reportProgress(text) {
  speak(`${elapsed().padStart(6)} s  ${text}`)
}

/** Seconds since the command started, one decimal. */
export function elapsed() {
  return ((performance.now() - began) / 1000).toFixed(1)
}

/** Milliseconds as `1.2 s` or `3 min 05 s`. @param {number} milliseconds */
export function duration(milliseconds) {
  const seconds = milliseconds / 1000
  if (seconds < 60) return `${seconds.toFixed(1)} s`
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, '0')} s`
}

/** Bytes in a readable unit. @param {number} bytes */
export function size(bytes) {
  return bytes >= 1e9 ? `${(bytes / 1e9).toFixed(1)} GB` : `${Math.round(bytes / 1e6)} MB`
}
