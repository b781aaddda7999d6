import { readFile } from 'node:fs/promises'
import { makeDatabase } from '../services/postgres.mjs'
import { root } from '../workspace-dirs.mjs'
import { startNode } from './child.mjs'

/** The starter editions of the repository. */
export const starterFolder = `${root}/starter`

/**
 * Writes the starter editions into a folder, from the editions of a mirror. Throws when it fails.
 * @param {{ elasticsearchUrl: string, databaseServerUrl: string }} services
 * @param {string} mirror
 * @param {string} folder
 */
export async function makeStarters({ elasticsearchUrl, databaseServerUrl }, mirror, folder) {
  const env = {
    ELASTICSEARCH_URL: elasticsearchUrl,
    // It is decided there which records are one subject.
    DATABASE_URL: await makeDatabase(databaseServerUrl, 'qingdan_starter', { isFresh: true }),
    SOURCE_MIRROR: mirror,
  }
  const code = await startNode([`${root}/ingest/src/cli.ts`, 'make-starters', folder], { env }).ended
  if (code !== 0) throw new Error(`make-starters ended with ${code}`)
}

/** @typedef {{ id: string, file: string, publishedOn: string, lines: number, bytes: number, sha256: string }} Edition */

/** The editions that a folder has, and the file of which records are one subject. @param {string} folder @returns {Promise<Edition[]>} */
export async function readEditions(folder) {
  const { lists, subjects, possibleMatches } = JSON.parse(await readFile(`${folder}/manifest.json`, 'utf8'))
  return [...lists, { id: 'subjects', ...subjects }, { id: 'possible matches', ...possibleMatches }]
}

/**
 * One line for each difference between two folders.
 * @param {Edition[]} committed
 * @param {Edition[]} made
 */
export function differences(committed, made) {
  const before = new Map(committed.map((edition) => [edition.id, edition]))
  const after = new Map(made.map((edition) => [edition.id, edition]))
  const say = (/** @type {Edition | undefined} */ edition) =>
    edition === undefined ? 'none' : `${edition.lines} lines${edition.publishedOn ? ` of ${edition.publishedOn}` : ''}`
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((id) => before.get(id)?.sha256 !== after.get(id)?.sha256)
    .map((id) => `${id}: committed ${say(before.get(id))}, from the editions at hand ${say(after.get(id))}`)
}
