import { startNode } from '../product/child.mjs'
import { reportProgress } from '../progress.mjs'
import { throwIfStopped } from '../stopping.mjs'
import { root } from '../workspace-dirs.mjs'

/**
 * Runs a measuring program and returns the JSON of its last line.
 * @param {string} program
 * @param {NodeJS.ProcessEnv} env
 */
export async function measuring(program, env) {
  throwIfStopped()
  let last = ''
  const onLine = (/** @type {string} */ line) => {
    if (line.startsWith('{')) last = line
    else reportProgress(line)
  }
  const code = await startNode([`${root}/${program}`], { env, onLine }).ended
  if (code !== 0) throw new Error(`${program} ended with ${code}`)
  return JSON.parse(last)
}
