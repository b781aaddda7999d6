// A task of turbo.json: the image can be built and starts. Docker builds it; without Docker its steps are replayed in a
// copy that holds exactly what .dockerignore lets through.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { checkAnswers, withoutServices } from '../image/check.mjs'
import { imagePath, replayDockerfile } from '../image/replay.mjs'
import { printFailure } from '../messages.mjs'
import { reportProgress } from '../progress.mjs'
import { hasDocker } from '../services/docker.mjs'
import { freePort } from '../services/ports.mjs'
import { root } from '../workspace-dirs.mjs'

const imageName = 'qingdan:check'
/** @type {import('node:child_process').SpawnOptions} */
const output = { stdio: ['ignore', 'inherit', 'inherit'] }

try {
  const port = await freePort(3400)
  if (await hasDocker()) await checkBuilt(port)
  else await checkReplayed(port)
  reportProgress('Image: page and API answer')
} catch (error) {
  printFailure(error)
  process.exitCode = 1
}
process.exit()

/** @param {number} port */
async function checkBuilt(port) {
  await finish(spawn('docker', ['build', '--tag', imageName, root], output))
  const settings = Object.entries(withoutServices()).flatMap(([name, value]) => ['--env', `${name}=${value}`])
  const limits = ['--rm', '--read-only', '--cap-drop=ALL', '--publish', `127.0.0.1:${port}:3000`]
  await answering(spawn('docker', ['run', ...limits, ...settings, imageName], output), port)
}

/** @param {number} port */
async function checkReplayed(port) {
  const target = mkdtempSync(`${tmpdir()}/qingdan-image-`)
  try {
    const { home, command, env, inImage } = await replayDockerfile(target)
    const options = {
      ...output,
      cwd: home,
      env: {
        PATH: imagePath,
        ...env,
        ...withoutServices(),
        DATA_DIR: inImage(env['DATA_DIR'] ?? ''),
        HOST: '127.0.0.1',
        PORT: String(port),
      },
    }
    for (const program of ['ingest/src/cli.ts', 'api/src/cli.ts'])
      await finish(spawn('node', [program, '--help'], { ...options, stdio: ['ignore', 'ignore', 'inherit'] }))
    const [file = '', ...args] = command
    await answering(spawn(file, args, options), port)
  } finally {
    rmSync(target, { recursive: true, force: true })
  }
}

/** @param {import('node:child_process').ChildProcess} child @param {number} port */
async function answering(child, port) {
  const ended = once(child, 'exit')
  try {
    await checkAnswers(`http://127.0.0.1:${port}`, () => child.exitCode !== null)
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}

/** @param {import('node:child_process').ChildProcess} child */
async function finish(child) {
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${child.spawnargs.join(' ')} ended with ${code}`)
}
