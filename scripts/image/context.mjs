import { copyFileSync, mkdirSync, readdirSync } from 'node:fs'
import { dirname } from 'node:path'
import dockerignore from '@balena/dockerignore'

/**
 * The files of a folder that .dockerignore lets into the image, as Docker would take them.
 * @param {string} folder @param {string} ignoreFile content of .dockerignore
 * @returns {string[]} paths from the folder on
 */
export function contextFiles(folder, ignoreFile) {
  const lines = ignoreFile.split('\n').map((line) => line.trim())
  const filter = dockerignore.default().add(lines)
  const ignores = (/** @type {string} */ path) => filter.ignores(path)
  /** A folder that is left out is still entered when a line takes something of it in again. @param {string} path */
  const isClosed = (path) => ignores(path) && !lines.some((line) => line.startsWith(`!${path}/`))
  /** @param {string} parent @returns {string[]} */
  const list = (parent) =>
    readdirSync(`${folder}/${parent}`, { withFileTypes: true }).flatMap((entry) => {
      const path = parent === '' ? entry.name : `${parent}/${entry.name}`
      if (entry.isDirectory()) return isClosed(path) ? [] : list(path)
      return ignores(path) ? [] : [path]
    })
  return list('')
}

/** Copies files with their folders. @param {string} from @param {string} to @param {string[]} files */
export function copyFiles(from, to, files) {
  for (const file of files) {
    mkdirSync(dirname(`${to}/${file}`), { recursive: true })
    copyFileSync(`${from}/${file}`, `${to}/${file}`)
  }
}
