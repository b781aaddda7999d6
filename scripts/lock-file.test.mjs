import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** @param {string} path */
const readJson = (path) => JSON.parse(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8'))

const lock = readJson('package-lock.json')
/** @type {{ workspaces: string[] }} */
const { workspaces } = readJson('package.json')

// What `npm ci` would refuse; why the image cannot use it: docs/decisions/0062-image-without-npm-ci.md.
test.each(['', ...workspaces])(
  'the lock file has the dependencies of "%s" as its package.json names them',
  (folder) => {
    const manifest = readJson(`${folder === '' ? '' : `${folder}/`}package.json`)
    for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies'])
      expect(lock.packages[folder][kind] ?? {}).toEqual(manifest[kind] ?? {})
  },
)

test('every package of the lock file has a hash', () => {
  const without = Object.entries(lock.packages)
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.link && !entry.integrity)
    .map(([path]) => path)
  expect(without).toEqual([])
})
