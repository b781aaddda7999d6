import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { notes } from '../messages.mjs'
import { reportProgress } from '../progress.mjs'
import { withLock } from './lock.mjs'
import { isAlive, self } from './processes.mjs'

/**
 * A running service as stored in its file in `<workspace>/run`. `identity` is null for a container; `address` has no
 * password.
 * @typedef {{ address: string, port: number, kind: 'docker' | 'local', identity: import('./processes.mjs').Identity | null,
 *   holders: import('./processes.mjs').Identity[] }} State
 */

/**
 * How one kind of service is run. `start` calls `note` as soon as a later start must know something.
 * @typedef {{
 *   name: string,
 *   isHealthy: (state: State) => Promise<boolean>,
 *   start: (lastPort: number | null, note: (state: Omit<State, 'holders'>) => void) => Promise<Omit<State, 'holders'>>,
 *   stop: (state: State) => Promise<void>,
 * }} Keeper
 */

/** @typedef {{ address: string, port: number, identity: State['identity'], release: () => Promise<void> }} SharedService */

/**
 * Uses the service of this workspace, or starts it; the last process to release it stops it. A killed process holds
 * nothing any more, so the next start takes over its services and stops them later.
 * @param {import('../workspace-dirs.mjs').WorkspaceDirs} dirs @param {Keeper} keeper
 * @returns {Promise<SharedService>}
 */
export async function share(dirs, keeper) {
  const lockFile = `${dirs.run}/${keeper.name}.lock`
  const stateFile = `${dirs.run}/${keeper.name}.json`
  const onWait = () => reportProgress(`${keeper.name}: another command of this folder is starting it; waiting`)
  const { address, port, identity } = await withLock(lockFile, () => joinOrStart(stateFile, keeper), onWait)
  return { address, port, identity, release: () => withLock(lockFile, () => letGo(stateFile, keeper)) }
}

/**
 * What a workspace knows about a service, running or not.
 * @param {import('../workspace-dirs.mjs').WorkspaceDirs} dirs
 * @param {string} name
 */
export function readState(dirs, name) {
  return readStateFile(`${dirs.run}/${name}.json`)
}

/** @param {string} stateFile @param {Keeper} keeper */
async function joinOrStart(stateFile, keeper) {
  const found = readStateFile(stateFile)
  const others = (found?.holders ?? []).filter((holder) => holder.pid !== process.pid && isAlive(holder))
  const holders = [...others, self()]
  if (found && (found.identity === null || isAlive(found.identity))) {
    if (await keeper.isHealthy(found)) {
      writeState(stateFile, { ...found, holders })
      reportProgress(
        `${keeper.name}: ${others.length > 0 ? 'already runs' : 'still runs from a start that was killed'}, ${found.address}`,
      )
      return found
    }
    await keeper.stop(found)
  }
  const state = await keeper.start(found?.port ?? null, (early) => writeState(stateFile, { ...early, holders }))
  writeState(stateFile, { ...state, holders })
  return state
}

/** @param {string} stateFile @param {Keeper} keeper */
async function letGo(stateFile, keeper) {
  const state = readStateFile(stateFile)
  if (!state) return
  const { pid } = self()
  const holders = state.holders.filter((holder) => holder.pid !== pid && isAlive(holder))
  if (holders.length > 0) {
    writeState(stateFile, { ...state, holders })
    reportProgress(notes.leftRunning(keeper.name, holders.length))
    return
  }
  await keeper.stop(state)
  // The port is stored, so that the address stays the same for the next start.
  writeState(stateFile, { ...state, identity: { pid: 0, birth: 'stopped' }, holders: [] })
}

/** @param {string} file @returns {State | null} */
function readStateFile(file) {
  if (!existsSync(file)) return null
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** @param {string} file @param {State} state */
function writeState(file, state) {
  mkdirSync(file.slice(0, file.lastIndexOf('/')), { recursive: true })
  writeFileSync(`${file}.new`, JSON.stringify(state, null, 2), { mode: 0o600 })
  renameSync(`${file}.new`, file)
}
