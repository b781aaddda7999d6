import { existsSync, readFileSync } from 'node:fs'
import { isAlive } from '../services/processes.mjs'

/**
 * The APP_MODE of the product that `npm start` runs with these folders; null when none runs.
 * @param {Pick<import('../workspace-dirs.mjs').WorkspaceDirs, 'run'>} dirs @returns {string | null}
 */
export function runningMode(dirs) {
  const file = `${dirs.run}/start.json`
  if (!existsSync(file)) return null
  const { launcher, mode } = JSON.parse(readFileSync(file, 'utf8'))
  return isAlive(launcher) ? mode : null
}
