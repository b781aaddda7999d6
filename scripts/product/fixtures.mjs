import { root } from '../workspace-dirs.mjs'
import { startNode } from './child.mjs'

/**
 * Loads the fixtures into a database and its index. Throws when it fails.
 * @param {NodeJS.ProcessEnv} env
 */
export async function loadFixtures(env) {
  // Without a mirror they are what is loaded, whatever the user's own setting is.
  const code = await startNode([`${root}/ingest/src/cli.ts`, 'demo'], { env: { ...env, SOURCE_MIRROR: '' } }).ended
  if (code !== 0) throw new Error(`loading the fixtures ended with ${code}`)
}
