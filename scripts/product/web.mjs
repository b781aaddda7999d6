import { mkdirSync, writeFileSync } from 'node:fs'
import { environment } from '../environment.mjs'
import { messages, UserFacingError } from '../messages.mjs'
import { reportProgress } from '../progress.mjs'
import { collect } from '../services/processes.mjs'
import { throwIfStopped } from '../stopping.mjs'
import { pinnedNode, root } from '../workspace-dirs.mjs'

/**
 * Builds the page, or takes it from turbo's cache if its sources are as they were; an interrupted build is never
 * cached.
 */
export async function buildWeb() {
  reportProgress('Page: building, if it has changed')
  const log = `${root}/.local/web-build.log`
  mkdirSync(`${root}/.local`, { recursive: true })
  const result = await collect(pinnedNode, [`${root}/node_modules/turbo/bin/turbo`, 'run', 'build'], {
    cwd: root,
    env: { ...environment, TURBO_TELEMETRY_DISABLED: '1' },
  })
  throwIfStopped()
  writeFileSync(log, result.stdout + result.stderr)
  if (result.code !== 0) throw new UserFacingError(messages.build(log))
  reportProgress('Page: built')
}
