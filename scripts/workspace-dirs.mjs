import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'

/** The folder of package.json, without a slash at the end. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')

/** Short, stable name of this clone, for data that cannot be inside it. */
export const cloneId = createHash('sha256').update(root).digest('hex').slice(0, 8)

/** The Node that `npm install` installs. */
export const pinnedNode = `${root}/node_modules/.bin/node`

/**
 * Folders of a set of services. Downloads and unpacked programs are shared between sets.
 * @typedef {{ name: string, local: string, run: string, logs: string, programs: string, isThrowaway: boolean }} WorkspaceDirs
 */

/** The folders of `npm start`. @type {WorkspaceDirs} */
export const userDirs = {
  name: 'user',
  local: `${root}/.local`,
  run: `${root}/.local/run`,
  logs: `${root}/.local/logs`,
  programs: `${root}/.local`,
  isThrowaway: false,
}

/**
 * The folders of tests and measurements; their data are deleted before and after.
 * @param {string} name
 * @returns {WorkspaceDirs}
 */
export function throwawayDirs(name) {
  return {
    name,
    local: `${root}/.local/${name}`,
    run: `${root}/.local/${name}/run`,
    logs: `${root}/.local/${name}/logs`,
    programs: `${root}/.local`,
    isThrowaway: true,
  }
}
