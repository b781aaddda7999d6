import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { connectEngine } from '@qingdan/api/connections/search-engine.ts'
import { subjectAlias } from '@qingdan/search-mappings/index-names.ts'
import pg from 'pg'
import { environment } from '../environment.mjs'
import { readDocuments } from '../generate/large-index.ts'
import { reportProgress } from '../progress.mjs'
import { root } from '../workspace-dirs.mjs'
import { indexPrefix } from './workspace.mjs'

/** Shuffles in a fixed order that mixes the lists, so that every run chooses the same. @param {string} url */
export async function listedNames(url) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows: found } = await client.query('select name from subjects where is_listed order by id')
    return found.map(({ name }) => name)
  } finally {
    await client.end()
  }
}

/** As many as two users may open in a day, and a few more. @param {string} url @returns {Promise<string[]>} */
export async function listedIds(url) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows: found } = await client.query('select id from subjects where is_listed order by md5(id) limit 800')
    return found.map(({ id }) => id)
  } finally {
    await client.end()
  }
}

/**
 * Names in Han characters of two characters and more, ours among them, in a fixed order that mixes the lists.
 * @param {string} engineUrl @returns {Promise<{ hanCompanies: string[], hanOthers: string[] }>}
 */
export async function hanNames(engineUrl) {
  const engine = connectEngine(engineUrl)
  try {
    const documents = await readDocuments(engine, subjectAlias(indexPrefix))
    const namesOf = (/** @type {boolean} */ areCompanies) =>
      mixed(
        documents
          .filter(({ type }) => (type === '01') === areCompanies)
          .flatMap(({ names }) => names.map(({ value }) => value).filter((name) => hanName.test(name))),
      )
    return { hanCompanies: namesOf(true), hanOthers: namesOf(false) }
  } finally {
    await engine.close()
  }
}

const hanName = /^[\p{Script=Han}·]{2,}$/u

/** Each once, in an order that has nothing to do with the names. @param {string[]} names */
function mixed(names) {
  const hashed = [...new Set(names)].map((name) => ({ name, hash: hash('md5', name) }))
  return hashed.toSorted((one, other) => (one.hash < other.hash ? -1 : 1)).map(({ name }) => name)
}

/** Synthetic people who are on no list. */
export function clearNames() {
  const file = `${environment['SHARED_DATA'] ?? `${root}/../shared/data`}/../bench/matching/people-clear.csv`
  if (!existsSync(file)) {
    reportProgress(`${file} is not there: only listed names are searched`)
    return []
  }
  const lines = readFileSync(file, 'utf8').split('\n').slice(1)
  return lines.flatMap((line) => line.split(',')[0] || [])
}

/** @param {string[]} first @param {string[]} second */
export function interleave(first, second) {
  return Array.from({ length: Math.max(first.length, second.length) }, (_, index) => [first[index], second[index]])
    .flat()
    .filter((name) => name !== undefined)
}
