import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { messages, UserFacingError } from '../messages.mjs'
import { reportProgress } from '../progress.mjs'
import { collect } from '../services/processes.mjs'
import { throwIfStopped } from '../stopping.mjs'
import { root } from '../workspace-dirs.mjs'

const dist = `${root}/web/dist`
const marker = `${root}/.local/web-built`
/** The sources of the built page. */
const sources = [
  'web/src',
  'web/public',
  'web/index.html',
  'web/vite.config.ts',
  'web/package.json',
  'api/src/contract',
  'package-lock.json',
]

/** Builds the page if web/dist is missing or was built from other sources; an interrupted build never counts. */
export async function buildWeb() {
  const wanted = fingerprint(sources.map((path) => `${root}/${path}`))
  if (existsSync(`${dist}/index.html`) && existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return
  reportProgress('Page: building')
  const log = `${root}/.local/web-build.log`
  mkdirSync(`${root}/.local`, { recursive: true })
  writeFileSync(marker, '')
  const result = await collect('npm', ['run', 'build', '-w', 'web'], { cwd: root })
  throwIfStopped()
  writeFileSync(log, result.stdout + result.stderr)
  if (result.code !== 0) throw new UserFacingError(messages.build(log))
  writeFileSync(marker, wanted)
  reportProgress('Page: built')
}

/** One hash over the contents of files and folders, independent of their dates. @param {string[]} paths */
export function fingerprint(paths) {
  const hash = createHash('sha256')
  for (const file of paths.flatMap(filesUnder)) hash.update(`${file}\0`).update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

/** @param {string} path @returns {string[]} */
function filesUnder(path) {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  const names = readdirSync(path, { recursive: true, encoding: 'utf8' }).sort()
  return names.map((name) => `${path}/${name}`).filter((file) => statSync(file).isFile())
}
