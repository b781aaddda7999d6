import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { RecordName } from '@qingdan/database/record.ts'
import { subjectAlias } from '@qingdan/search-mappings/index-names.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSourceDirectory } from '../src/modules/dictionary/source-directory.ts'
import { factLabels, listNamesCn, relationLabels } from '../src/modules/sanction-detail/phrases.ts'
import { createSearchService, type SearchService } from '../src/modules/sanction-search/service.ts'
import { buildHouse, type TestHouse } from './support.ts'

const repository = fileURLToPath(new URL('../../', import.meta.url))
const sharedData = process.env['SHARED_DATA'] ?? resolve(repository, '../shared/data')
const minutes = 60_000
/** Searches in flight at once. */
const parallel = 8

interface Party {
  id: string
  names: RecordName[]
}

if (existsSync(sharedData)) {
  describe('the whole real lists', walkWholeLists)
} else {
  const notice = `NOT RUN: the real lists are not at ${sharedData} (SHARED_DATA); recall on whole lists was not checked`
  process.stderr.write(`\n*** ${notice} ***\n\n`)
  test(notice, () => expect(existsSync(sharedData)).toBe(false))
}

function walkWholeLists(): void {
  let house: TestHouse
  let service: SearchService
  let parties: Party[]

  beforeAll(async () => {
    house = await buildHouse()
    await house.ingest(['ofac-sdn', '--date', '2025-11-19'], { SOURCE_MIRROR: sharedData })
    await house.ingest(['un-sc', '--date', '2026-08-01'], { SOURCE_MIRROR: sharedData })
    service = createSearchService({
      engine: house.engine,
      alias: subjectAlias(house.indexPrefix),
      sources: createSourceDirectory(house.db),
    })
    parties = await readParties(house)
  }, 5 * minutes)
  afterAll(() => house.demolish())

  test('have the parties the publishers say', () => {
    const count = (prefix: string) => parties.filter(({ id }) => id.startsWith(prefix)).length
    expect({ ofac: count('ofac-'), un: count('un-') }).toEqual({ ofac: 18_367, un: 1011 })
  })

  test('every fact, relationship and list has its heading in both languages', async () => {
    const { rows } = await sql<{ what: string; key: string }>`
      select distinct 'fact' as what, fact->>'key' as key from source_records, jsonb_array_elements(record->'facts') fact
      union select distinct 'relation', kind from relationships
      union select distinct 'list', listing->>'list' from source_records, jsonb_array_elements(record->'listings') listing
    `.execute(house.db)
    const known = { fact: factLabels, relation: relationLabels, list: listNamesCn }
    const unknown = rows.filter(({ what, key }) => !Object.hasOwn(known[what as keyof typeof known], key))
    expect(rows.length).toBeGreaterThan(40)
    expect(unknown).toEqual([])
  })

  test(
    'every party is found by its primary name in exact mode',
    async () => {
      const names = parties.flatMap(({ id, names: listed }) =>
        listed.filter(({ kind }) => kind === 'primary').map(({ value }) => ({ id, value })),
      )
      const missed = await missing(names, async (entityName) => {
        const { data } = await service.searchExact({ entityName, page: 1, pageSize: 200 })
        return data.map(({ id }) => id)
      })
      report('primary names, exact', names.length, missed)
      expect(missed).toEqual([])
    },
    10 * minutes,
  )

  test(
    'every party is found by each strong alias in fuzzy mode within the first ten',
    async () => {
      const aliases = parties.flatMap(({ id, names: listed }) =>
        listed
          .filter(({ kind, quality }) => kind !== 'primary' && quality === 'strong')
          .map(({ value }) => ({ id, value })),
      )
      const missed = await missing(aliases, async (keyword) => {
        const { data } = await service.search({ keyword, page: 1, pageSize: 10 })
        return data.map(({ id }) => id)
      })
      report('strong aliases, fuzzy, first ten', aliases.length, missed)
      expect(missed).toEqual([])
    },
    30 * minutes,
  )
}

async function readParties({ db }: TestHouse): Promise<Party[]> {
  const rows = await db
    .selectFrom('source_records')
    .innerJoin('subject_records', (join) =>
      join
        .onRef('subject_records.source_id', '=', 'source_records.source_id')
        .onRef('subject_records.publisher_id', '=', 'source_records.publisher_id'),
    )
    .select(['subject_records.subject_id', 'source_records.record'])
    .where('source_records.valid_to', 'is', null)
    .orderBy('source_records.id')
    .execute()
  return rows.map(({ subject_id, record }) => ({ id: subject_id, names: record.names }))
}

/** The names by which their party is not among the ids found, in batches. */
async function missing(
  names: { id: string; value: string }[],
  find: (name: string) => Promise<string[]>,
): Promise<string[]> {
  const missed: string[] = []
  let next = 0
  const walk = async () => {
    while (next < names.length) {
      const name = names[next++]
      if (!name) return
      const found = await find(name.value)
      if (!found.includes(name.id)) missed.push(`${name.id}: ${name.value}`)
    }
  }
  await Promise.all(Array.from({ length: parallel }, walk))
  return missed
}

function report(what: string, total: number, missed: string[]): void {
  process.stderr.write(`${what}: ${total - missed.length} of ${total} found\n${missed.slice(0, 50).join('\n')}\n`)
}
