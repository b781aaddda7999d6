import { connectEngine } from '@qingdan/api/connections/search-engine.ts'
import { readWatchedParties, watchedNames } from '@qingdan/api/modules/monitoring/watched-names.ts'
import { connect, type Db } from '@qingdan/database/connection.ts'
import { migrateToLatest } from '@qingdan/database/migrate.ts'
import { foldName } from '@qingdan/matching/fold.ts'
import { createChance, sampleEvenly } from '@qingdan/quality/random.ts'
import {
  syntheticCompanies,
  syntheticHanCompanies,
  syntheticHanPeople,
} from '@qingdan/quality/synthetic/synthetic-names.ts'
import { createWatchIndex } from '@qingdan/screening/watching/watch-index.ts'
import { createWatchMatcher } from '@qingdan/screening/watching/watch-matcher.ts'
import { subjectAlias } from '@qingdan/search-mappings/index-names.ts'
import { watchIndexName } from '@qingdan/search-mappings/watch-index.ts'
import { sql } from 'kysely'
import { environment } from '../environment.mjs'
import { readDocuments } from '../generate/large-index.ts'
import { createRecombiner } from '../generate/recombine.ts'

/**
 * A night's changes against a million watched names, in a database and an index of its own. Prints one line of JSON at
 * the end, and progress on stderr. Four in ten of the names are put together from words of listed ones, which is the
 * hardest case.
 */
const night = 105
const counts = { recombined: 400_000, hanCompanies: 300_000, companies: 200_000, hanPeople: 100_000 }
const batchSize = 10_000
const prefix = `watched-${process.pid}`

const engine = connectEngine(environment['ELASTICSEARCH_URL'] ?? '')
const url = new URL(environment['DATABASE_URL'] ?? '')
const server = connect(url.href, 'qingdan-measure', 1)
const name = `qd_watched_${process.pid}`
await sql.raw(`create database ${name}`).execute(server)
url.pathname = `/${name}`
const db = connect(url.href, 'qingdan-measure')
try {
  await migrateToLatest(db)
  const real = await readDocuments(engine, subjectAlias(environment['INDEX_PREFIX'] ?? 'qingdan'))
  const recombine = createRecombiner(real, createChance(1))
  const stored = [
    ...Array.from({ length: counts.recombined }, () => {
      const { type, names } = recombine()
      return { type, name: names[0]?.value ?? '' }
    }),
    ...syntheticHanCompanies(counts.hanCompanies, 2).map((name) => ({ type: '01', name })),
    ...syntheticCompanies(counts.companies, 3).map((name) => ({ type: '01', name })),
    ...syntheticHanPeople(counts.hanPeople, 4).map((name) => ({ type: '02', name })),
  ]
  await store(db, stored)
  console.error(`${stored.length} names stored`)

  const watchIndex = createWatchIndex(engine, prefix, watchedNames(db))
  let began = performance.now()
  const written = await watchIndex.update()
  const buildSeconds = secondsSince(began)
  console.error(`${written} names in the index in ${buildSeconds} s`)

  const matcher = createWatchMatcher({
    engine,
    index: watchIndex.name,
    readWatched: (ids) => readWatchedParties(db, ids),
  })
  const changed = sampleEvenly(
    real.filter(({ isListed }) => isListed),
    night,
  )
  began = performance.now()
  const times: number[] = []
  let matches = 0
  for (const document of changed) {
    const from = performance.now()
    matches += (await matcher.match('any', document)).length
    times.push(performance.now() - from)
  }
  const matchSeconds = secondsSince(began)
  console.log(
    JSON.stringify({
      watched: written,
      buildSeconds,
      changed: changed.length,
      matchSeconds,
      matches,
      longest: Math.max(...times),
    }),
  )
} finally {
  await engine.indices.delete({ index: watchIndexName(prefix), ignore_unavailable: true })
  await engine.close()
  await db.destroy()
  await sql.raw(`drop database ${name} with (force)`).execute(server)
  await server.destroy()
}

async function store(to: Db, names: readonly { type: string; name: string }[]): Promise<void> {
  await sql`insert into users (id, user_name, created_at, updated_at) values ('measure', 'measure', now(), now())`.execute(
    to,
  )
  for (let at = 0; at < names.length; at += batchSize) {
    const batch = names
      .slice(at, at + batchSize)
      .map((one, index) => ({ ...one, key: `${at + index} ${foldName(one.name)}` }))
    await sql`
      insert into screening_entities (user_id, name, name_key, type, details_key, created_at, is_watched, watched_at)
      select 'measure', name, key, type, '', now(), true, now()
      from jsonb_to_recordset(${JSON.stringify(batch)}::jsonb) as r(name text, key text, type text)
    `.execute(to)
  }
}

function secondsSince(began: number): number {
  return Math.round((performance.now() - began) / 100) / 10
}
