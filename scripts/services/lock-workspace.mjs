import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { messages, UserFacingError } from '../messages.mjs'
import { tryLock } from './lock.mjs'

/**
 * Referenced here, because a lock without a reference is garbage collected and so released.
 * @type {ReturnType<typeof tryLock>}
 */
let lock = null

/**
 * Makes this process the only one in a throwaway workspace until it ends. Throws a UserFacingError that names the
 * other.
 * @param {import('../workspace-dirs.mjs').WorkspaceDirs} dirs
 */
export function lockWorkspace(dirs) {
  mkdirSync(dirs.local, { recursive: true })
  const pidFile = `${dirs.local}/process`
  lock ??= tryLock(`${dirs.local}/process.lock`)
  if (!lock) {
    const pid = existsSync(pidFile) ? Number(readFileSync(pidFile, 'utf8')) : 0
    throw new UserFacingError(messages.testsRunning(pid))
  }
  writeFileSync(pidFile, String(process.pid))
}
