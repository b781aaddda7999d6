import { existsSync, readFileSync } from 'node:fs'
import pg from 'pg'
import { environment } from '../environment.mjs'
import { reportProgress } from '../progress.mjs'
import { root } from '../workspace-dirs.mjs'

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
