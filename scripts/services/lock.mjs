import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { throwIfStopped } from '../stopping.mjs'

const sqliteBusy = 5

/**
 * Takes a lock between processes; null if another process has it. The kernel holds it (through SQLite's file locks),
 * so a killed process leaves nothing to clean up.
 * @param {string} file @returns {{ release: () => void } | null}
 */
export function tryLock(file) {
  mkdirSync(dirname(file), { recursive: true })
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
    return { release: () => database.close() }
  } catch (error) {
    database.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy) return null
    throw error
  }
}

/**
 * Runs `work` while holding the lock, after waiting for it.
 * @template T
 * @param {string} file @param {() => Promise<T>} work @param {() => void} [onWait] called once when another has it
 * @returns {Promise<T>}
 */
export async function withLock(file, work, onWait) {
  let lock = tryLock(file)
  if (!lock) onWait?.()
  while (!lock) {
    throwIfStopped()
    await sleep(200)
    lock = tryLock(file)
  }
  try {
    return await work()
  } finally {
    lock.release()
  }
}
