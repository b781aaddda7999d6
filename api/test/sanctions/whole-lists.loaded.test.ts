import { Client } from '@elastic/elasticsearch'
import { isQualityStated } from '@qingdan/database/alias-quality.ts'
import { connect } from '@qingdan/database/connection.ts'
import type { RecordName } from '@qingdan/database/record.ts'
import type { SourceTraits } from '@qingdan/database/source-traits.ts'
import { createScreener } from '@qingdan/screening/screener.ts'
import { subjectAlias } from '@qingdan/search-mappings/index-names.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSourceDirectory } from '../../src/modules/dictionary/source-directory.ts'
import { relationKind } from '../../src/modules/ownership-graph/relation-kinds.ts'
import { factLabels } from '../../src/modules/sanction-detail/phrases.ts'
import { createSearchService } from '../../src/modules/sanction-search/service.ts'
import { listNameCn } from '../../src/subjects/list-names.ts'

const db = connect(process.env['DATABASE_URL'] ?? '', 'whole lists test', 2)
const engine = new Client({ node: process.env['ELASTICSEARCH_URL'] ?? '' })
const alias = subjectAlias(process.env['INDEX_PREFIX'] ?? '')
const service = createSearchService({
  engine,
  alias,
  sources: createSourceDirectory(db),
  screener: createScreener({ engine, alias }, 0),
})
const minutes = 60_000
/** Searches in flight at once. */
const parallel = 8

/** Of lists with more records every so many is walked; of the others every one. */
const smallList = 300
const step = 40
/** Of the names walked every so many is searched in fuzzy mode, which takes twenty times as long. */
const fuzzyStep = 8
/** A keyword is no longer than this (api-contract.md, Search). */
const longestKeyword = 300
const firstPage = 10

/** A name as a list has it, and whom it must find. */
interface Asked {
  subject: string
  source: number
  value: string
  isPrimary: boolean
}

let names: Asked[]
beforeAll(async () => {
  names = await readNames()
})
afterAll(async () => {
  await db.destroy()
  await engine.close()
})

test('every fact, relationship and list has its heading in both languages', async () => {
  const { rows } = await sql<{ what: 'fact' | 'relation' | 'list'; key: string }>`
    select distinct 'fact' as what, fact->>'key' as key from source_records, jsonb_array_elements(record->'facts') fact
    union select distinct 'relation', kind from relationships
    union select distinct 'list', listing->>'list' from source_records, jsonb_array_elements(record->'listings') listing
  `.execute(db)
  const sources = await db.selectFrom('sources').select('listing_names').execute()
  const names = Object.assign({}, ...sources.map(({ listing_names }) => listing_names))
  const isKnown = {
    fact: (key: string) => Object.hasOwn(factLabels, key),
    relation: (key: string) => relationKind(key, '').words.from.en !== '',
    list: (key: string) => listNameCn(key, names) !== null,
  }
  expect(rows.length).toBeGreaterThan(250)
  expect(rows.filter(({ what, key }) => !isKnown[what](key))).toEqual([])
})

test('no name is longer than can be asked for', async () => {
  const { rows } = await sql<{ value: string }>`
    select name->>'value' as value from source_records, jsonb_array_elements(record->'names') name
    where valid_to is null and length(name->>'value') > ${longestKeyword}
  `.execute(db)
  expect(rows).toEqual([])
})

test(
  'every party is found by its primary name in exact mode, and the row says which list',
  async () => {
    const primary = names.filter(({ isPrimary }) => isPrimary)
    const missed = await missing(primary, async (asked) => {
      const { data } = await service.searchExact({ entityName: asked.value, page: 1, pageSize: 200 })
      return data.some((row) => row.id === asked.subject && row.sources.some((one) => one.sourceId === asked.source))
    })
    report('primary names, exact', primary.length, missed)
    expect(missed).toEqual([])
  },
  10 * minutes,
)

test(
  'every party is found by its primary name and each strong alias in fuzzy mode, nobody but its equals before it',
  async () => {
    const asked = names.filter((_, at) => at % fuzzyStep === 0)
    const missed = await missing(asked, isAmongFirst)
    report('primary names and strong aliases, fuzzy, first ten', asked.length, missed)
    expect(missed).toEqual([])
  },
  30 * minutes,
)

/** In the first ten; or, where more than ten bear a name, among those of the highest score. */
async function isAmongFirst({ subject, value }: Asked): Promise<boolean> {
  const answer = await service.search({ keyword: value, page: 1, pageSize: firstPage })
  const data = answer.data.filter((row) => !row.containment)
  if (data.some(({ id }) => id === subject)) return true
  const highest = data[0]?.score
  if (highest === undefined || data.at(-1)?.score !== highest) return false
  const equals = await service.search({ keyword: value, minScore: highest, page: 1, pageSize: 200 })
  return equals.data.some(({ id }) => id === subject)
}

/** Primary names and strong aliases of the parties of every list: all of the small lists, a fixed sample of the large ones. */
async function readNames(): Promise<Asked[]> {
  const { rows } = await sql<{ subject: string; source: number; names: RecordName[]; traits: SourceTraits }>`
    select subject_records.subject_id as subject, sources.source_number as source, sources.traits, records.names from (
      select source_id, publisher_id, record->'names' as names,
        row_number() over (partition by source_id order by publisher_id) as place
      from source_records where valid_to is null
    ) records
    join sources on sources.id = records.source_id
    join subject_records using (source_id, publisher_id)
    where sources.role = 'list' and (sources.record_count <= ${smallList} or records.place % ${step} = 0)
  `.execute(db)
  const asked = rows.flatMap(({ names, traits, ...of }) =>
    names
      .filter((name) => name.quality === 'strong' && isQualityStated(name, traits))
      .map(({ value, kind }) => ({ ...of, value, isPrimary: kind === 'primary' })),
  )
  return [...new Map(asked.map((one) => [`${one.subject} ${one.source} ${one.value}`, one])).values()]
}

/** The names by which their party is not found, in batches. */
async function missing(names: Asked[], isFound: (asked: Asked) => Promise<boolean>): Promise<string[]> {
  const missed: string[] = []
  let next = 0
  const walk = async () => {
    while (next < names.length) {
      const asked = names[next++]
      if (asked && !(await isFound(asked))) missed.push(`${asked.subject} (${asked.source}): ${asked.value}`)
    }
  }
  await Promise.all(Array.from({ length: parallel }, walk))
  return missed
}

function report(what: string, total: number, missed: string[]): void {
  process.stderr.write(`${what}: ${total - missed.length} of ${total} found\n${missed.slice(0, 50).join('\n')}\n`)
}
