import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { environment } from '../environment.mjs'
import { reportProgress } from '../progress.mjs'
import { root } from '../workspace-dirs.mjs'
import { contextFiles, copyFiles } from './context.mjs'
import { readDockerfile } from './dockerfile.mjs'

/**
 * The files of the image as they would be in it, and how it starts. `home`: its WORKDIR; `inImage` turns a path of the
 * image into one of this machine.
 * @typedef {{ home: string, command: string[], env: Record<string, string>, inImage: (path: string) => string }} Replayed
 */

/** @typedef {{ folder: string, workdir: string, env: Record<string, string> }} StageState */

/**
 * Does what `docker build` would, in a folder and with this machine's Node in place of the base image.
 * @param {string} target an empty folder outside the repository, so that no package of the repository is found from it
 * @returns {Promise<Replayed>}
 */
export async function replayDockerfile(target) {
  const context = `${target}/context`
  copyFiles(root, context, contextFiles(root, readFileSync(`${root}/.dockerignore`, 'utf8')))
  const stages = readDockerfile(readFileSync(`${root}/Dockerfile`, 'utf8'))
  /** @type {Record<string, string>} */
  const folders = {}
  let command = /** @type {string[]} */ ([])
  /** @type {StageState} */
  let state = { folder: '', workdir: '/', env: {} }
  for (const stage of stages) {
    const folder = `${target}/${stage.name}`
    mkdirSync(folder)
    folders[stage.name] = folder
    state = { folder, workdir: '/', env: {} }
    for (const step of stage.steps) await replayStep(step, state, (from) => (from ? (folders[from] ?? '') : context))
    command = stage.command
  }
  const { folder, workdir, env } = state
  const inImage = (/** @type {string} */ path) => folder + resolve(workdir, path)
  return { home: inImage('.'), command, env, inImage }
}

/** @param {import('./dockerfile.mjs').Step} step @param {StageState} state @param {(from: string | null) => string} folderOf */
async function replayStep(step, state, folderOf) {
  if (step.kind === 'env') Object.assign(state.env, step.values)
  else if (step.kind === 'run') await run(step.command, state)
  else if (step.kind === 'copy') copy(step, state, folderOf(step.from))
  else {
    state.workdir = resolve(state.workdir, step.path)
    mkdirSync(state.folder + state.workdir, { recursive: true })
  }
}

/** A copied folder means its content. @param {{ sources: string[], target: string }} step @param {StageState} state @param {string} from */
function copy({ sources, target }, { folder, workdir }, from) {
  const to = folder + resolve(workdir, target)
  for (const source of sources) {
    const path = from + resolve('/', source)
    if (!existsSync(path)) throw new Error(`COPY ${source}: not there. Does .dockerignore leave it out?`)
    const isIntoFolder = !statSync(path).isDirectory() && (target.endsWith('/') || sources.length > 1)
    cpSync(path, isIntoFolder ? `${to}/${basename(source)}` : to, { recursive: true, verbatimSymlinks: true })
  }
}

/** @param {string} command @param {StageState} state */
async function run(command, { folder, workdir, env }) {
  reportProgress(`Image: ${command.replaceAll(/\s+/g, ' ')}`)
  const child = spawn('/bin/sh', ['-c', command], {
    cwd: folder + workdir,
    env: { ...environment, ...env, PATH: imagePath, npm_config_prefer_offline: 'true' },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`RUN ${command} ended with ${code}`)
}

/** Node and npm as in the base image: the pinned Node comes first. */
export const imagePath = `${root}/node_modules/node/bin:${environment['PATH'] ?? '/usr/bin:/bin'}`
