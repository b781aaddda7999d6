import { spawn } from 'node:child_process'
import { environment } from '../environment.mjs'
import { collect } from '../services/processes.mjs'
import { Stopped, stopSignal, throwIfStopped } from '../stopping.mjs'
import { pinnedNode, root } from '../workspace-dirs.mjs'

const turbo = `${root}/node_modules/turbo/bin/turbo`
const settings = { TURBO_TELEMETRY_DISABLED: '1' }

/**
 * A task of one package, as turbo would run it now. `report`: the file in which it counts its tests, null if it has
 * none; `isCached`: its result is known, because nothing that it depends on has changed.
 * @typedef {{ name: string, report: string | null, isCached: boolean }} Task
 */

/**
 * What turbo would do with these tasks, in every package that has them.
 * @param {readonly string[]} names @param {NodeJS.ProcessEnv} env @returns {Promise<Task[]>}
 */
export async function planTasks(names, env) {
  const options = { cwd: root, env: { ...environment, ...settings, ...env } }
  const { code, stdout, stderr } = await collect(pinnedNode, [turbo, 'run', ...names, '--dry=json'], options)
  throwIfStopped()
  if (code !== 0) throw new Error(`turbo ended with ${code}: ${stderr}`)
  /** @type {{ tasks: { task: string, command: string, directory: string, outputs: string[] | null, cache: { status: string } }[] }} */
  const { tasks } = JSON.parse(stdout)
  return tasks
    .filter(({ task, command }) => names.includes(task) && command !== '<NONEXISTENT>')
    .map(({ task, directory, outputs, cache }) => {
      const report = outputs?.find((output) => output.endsWith('.json'))
      return {
        name: task,
        report: report === undefined ? null : `${root}/${directory}/${report}`,
        isCached: cache.status === 'HIT',
      }
    })
}

/**
 * Runs tasks one after the other, with their output on the terminal; a cached one restores its files only.
 * @param {readonly string[]} names @param {NodeJS.ProcessEnv} env @param {'new-only' | 'none'} output
 * @returns {Promise<boolean>} whether all of them succeeded
 */
export function runTasks(names, env, output) {
  // Each program uses every core by itself.
  const flags = ['--concurrency=1', '--continue=always', '--log-order=stream', '--log-prefix=none']
  return new Promise((resolve, reject) => {
    const child = spawn(pinnedNode, [turbo, 'run', ...names, ...flags, `--output-logs=${output}`], {
      cwd: root,
      env: { ...environment, ...settings, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
      signal: stopSignal,
    })
    child.on('error', (error) => reject(stopSignal.aborted ? new Stopped('stopped by the user') : error))
    child.on('exit', (code) => resolve(code === 0))
  })
}
