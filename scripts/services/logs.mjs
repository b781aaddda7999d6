import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'

const mostBytes = 50e6
const lookMillis = 60_000

/** The log of a program. @param {{ logs: string }} dirs @param {string} name */
export function logFile({ logs }, name) {
  return `${logs}/${name.toLowerCase()}.log`
}

/** Begins a log anew; the one before is kept as `<file>.1`. @param {string} folder @param {string} file */
export function beginLog(folder, file) {
  mkdirSync(folder, { recursive: true })
  if (existsSync(file)) renameSync(file, `${file}.1`)
  writeFileSync(file, '')
}

/**
 * Keeps the logs of a folder at most 50 MB each, looking once a minute: a longer one becomes `<file>.1`. The programs
 * append to their open files, so these are copied and emptied, not renamed.
 * @param {string} folder
 */
export function limitLogs(folder) {
  const timer = setInterval(() => shortenLogs(folder, mostBytes), lookMillis)
  timer.unref()
}

/** @param {string} folder @param {number} bytes */
export function shortenLogs(folder, bytes) {
  for (const name of readdirSync(folder).filter((name) => name.endsWith('.log'))) {
    const file = `${folder}/${name}`
    if (statSync(file).size <= bytes) continue
    copyFileSync(file, `${file}.1`)
    truncateSync(file)
  }
}
