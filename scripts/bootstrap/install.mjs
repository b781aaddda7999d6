import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { environment } from '../environment.mjs'
import { messages, UserFacingError } from '../messages.mjs'
import { elapsed } from '../progress.mjs'
import { pinnedNode, root } from '../workspace-dirs.mjs'

const marker = `${root}/.local/installed`

/** Whether node_modules matches package-lock.json; the marker is written only after a complete install. */
export function isInstalled() {
  return existsSync(pinnedNode) && existsSync(marker) && readFileSync(marker, 'utf8') === fingerprint()
}

/** Runs npm install when node_modules is missing, incomplete or older than the lock file. */
export async function install() {
  if (isInstalled()) return
  report('Installing packages with npm (a few minutes the first time)')
  // --no-save: on another platform npm would write that platform's optional packages into the lock file.
  const code = await run(['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'])
  if (code !== 0) throw new UserFacingError(messages.install(code))
  mkdirSync(`${root}/.local`, { recursive: true })
  writeFileSync(marker, fingerprint())
  report('Packages are installed')
}

function fingerprint() {
  const lock = readFileSync(`${root}/package-lock.json`)
  return `${createHash('sha256').update(lock).digest('hex')} ${process.platform} ${process.arch}`
}

/** @param {string[]} args @returns {Promise<number>} */
function run(args) {
  // Under `npm start`, npm gives its own path; that npm is used even if another is first on the PATH.
  const npm = environment['npm_execpath']
  const [command, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []]
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...first, ...args], { cwd: root, stdio: ['ignore', 2, 'inherit'] })
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

/** Writes to stderr, npm's output too, because stdout may be the table of a command. @param {string} text */
function report(text) {
  console.error(`${elapsed().padStart(6)} s  ${text}`)
}
