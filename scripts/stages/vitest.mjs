import { spawn } from 'node:child_process'
import { environment } from '../environment.mjs'
import { pinnedNode, root } from '../workspace-dirs.mjs'

/**
 * Runs the tests that a vitest project has in one folder of the repository (`.` for all), and counts them in
 * `<folder>/.local/<project>.json`.
 * @param {string} project @param {string} folder @param {{ flags?: string[], env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<number>} exit code
 */
export function runVitest(project, folder, { flags = [], env = {} } = {}) {
  const report = `${root}/${folder}/.local/${project}.json`
  // The component tests are all in one folder, which is the root of their paths.
  const others = project === 'component' || folder === '.' ? [] : [`--exclude=!(${folder})/**`]
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const args = ['run', `--project=${project}`, ...others, ...reporters, ...flags]
  return new Promise((resolve, reject) => {
    const child = spawn(pinnedNode, [`${root}/node_modules/vitest/vitest.mjs`, ...args], {
      cwd: root,
      env: { ...environment, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 128))
  })
}
