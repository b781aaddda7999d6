import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { Trouble, troubles } from '../messages.mjs'
import { tryLock } from './lock.mjs'

/** Kept here, since a lock that nobody refers to is collected, and so released. @type {ReturnType<typeof tryLock>} */
let lock = null

/**
 * Makes this process the only one at work in a throwaway house, until it ends. Throws a Trouble that names the other.
 * @param {import('../house.mjs').House} house
 */
export function holdHouse(house) {
  mkdirSync(house.local, { recursive: true })
  const pidFile = `${house.local}/process`
  lock ??= tryLock(`${house.local}/process.lock`)
  if (!lock) {
    const pid = existsSync(pidFile) ? Number(readFileSync(pidFile, 'utf8')) : 0
    throw new Trouble(troubles.testsRunning(pid))
  }
  writeFileSync(pidFile, String(process.pid))
}
