import { Client } from '@elastic/elasticsearch'
import { chinaDay } from '@qingdan/database/china-time.ts'
import { connect } from '@qingdan/database/connection.ts'
import type { Listing } from '@qingdan/database/record.ts'
import { entryNumberOf } from '@qingdan/database/source-traits.ts'
import { subjectAlias } from '@qingdan/search-mappings/index-names.ts'
import type { SubjectDocument } from '@qingdan/search-mappings/subject-document.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findSources, type SourceRow } from '../../src/modules/dictionary/repository.ts'
import { toEntityDetail } from '../../src/modules/sanction-detail/entity.ts'
import { buildHistory } from '../../src/modules/sanction-detail/history.ts'
import type { RecordRow } from '../../src/modules/sanction-detail/repository.ts'
import { sourcesOfRow } from '../../src/modules/sanction-search/row.ts'
import { type LoadedSubject, loadedSubjects, readOfacEntries } from '../support/loaded-lists.ts'

const db = connect(process.env['DATABASE_URL'] ?? '', 'dates test', 2)
const engine = new Client({ node: process.env['ELASTICSEARCH_URL'] ?? '' })
const alias = subjectAlias(process.env['INDEX_PREFIX'] ?? '')
const folder = process.env['SHARED_DATA'] ?? ''
const now = new Date()
const today = chinaDay(now)

let sources: SourceRow[] = []
let ofac: SourceRow
/**
 * What each page and the index say of a record on each list inside its source: `list date`, by `source id/number`; by
 * `source id/subject id` for records to which their publisher gives no number.
 */
const said = { index: new Map(), row: new Map(), detail: new Map(), history: new Map() } as Record<
  'index' | 'row' | 'detail' | 'history',
  Map<string, string[]>
>
/** The entries of each record, by the same key. */
const stated = new Map<string, Listing[][]>()
/** Entries shown as in force, `source id/publisher id`, though nothing says so on that day. */
const unsaid: string[] = []
const longAgo = '2000-01-01'

beforeAll(async () => {
  sources = await findSources(db)
  ofac = sources.find(({ id }) => id === 'ofac-sdn') as SourceRow
  for await (const page of loadedSubjects(db)) {
    const found = await engine.mget<SubjectDocument>({ index: alias, ids: page.map(({ id }) => id) })
    for (const [place, subject] of page.entries()) {
      const doc = found.docs[place]
      if (doc === undefined || !('_source' in doc) || doc._source === undefined)
        throw new Error(`${subject.id} is not indexed`)
      collect(subject, doc._source)
    }
  }
})
afterAll(async () => {
  await db.destroy()
  await engine.close()
})

function collect({ records, ...subject }: LoadedSubject, { isListed, row }: SubjectDocument): void {
  const idOf = new Map(sources.map(({ id, source_number }) => [source_number, id]))
  const bySource = new Map(sources.map((source) => [source.source_number, source]))
  const add = (where: keyof typeof said, source: number, number: string | null, list: string, date: string | null) => {
    const key = `${idOf.get(source)}/${number ?? subject.id}`
    said[where].set(key, [...(said[where].get(key) ?? []), `${list} ${date}`])
  }
  for (const one of records) {
    const key = `${one.source_id}/${numberOf(one) ?? subject.id}`
    stated.set(key, [...(stated.get(key) ?? []), one.record.listings])
  }
  for (const { sourceId, publisherId, list = '', entries = [] } of row.listings) {
    for (const { listedOn } of entries) add('index', sourceId, publisherId, list, listedOn)
  }
  for (const { sourceId, publisherId, listName, listedOn } of sourcesOfRow({ isListed, row }, bySource, today)) {
    add('row', sourceId, publisherId, listName, listedOn)
  }
  const shown = entriesOn(today, { ...subject, records })
  for (const { sourceId, publisherId, listName, listedOn } of shown)
    add('detail', sourceId, publisherId, listName, listedOn)
  for (const record of records) collectHistory(record, add)
  const hasUndated = shown.some(({ listedOn }) => listedOn === null)
  collectUnsaid(shown, hasUndated ? entriesOn(longAgo, { ...subject, records }) : [])
}

/** The entries that the page would show on that day, each with the edition it is from. */
function entriesOn(day: string, { records, ...subject }: LoadedSubject) {
  const none = { changes: [], relations: [], possiblySame: [], ownershipRules: [], news: [], ownChineseNames: [] }
  const { sanctionInfoList } = toEntityDetail({ subject, records, sources, ...none }, now, day)
  return sanctionInfoList.flatMap((info) =>
    info.sanctionMetaList.map((meta) => ({ ...meta, edition: info.date ?? '' })),
  )
}

/** The publisher's own number of a record. */
function numberOf({ source_id, publisher_id }: RecordRow): string | null {
  const source = sources.find(({ id }) => id === source_id)
  return source ? entryNumberOf(publisher_id, source.traits) : null
}

function collectHistory(
  record: RecordRow,
  add: (where: 'history', source: number, number: string | null, list: string, date: string) => void,
): void {
  for (const { dataStatus, event, sourceId, listName, date } of buildHistory([record], [], sources, today)) {
    if (dataStatus === 1 && event === null) add('history', sourceId, numberOf(record), listName, date)
  }
}

type Shown = ReturnType<typeof entriesOn>

function collectUnsaid(shownToday: Shown, shownLongAgo: Shown): void {
  const ranOut = shownToday.filter(({ state, suspensions, edition }) => {
    const last =
      suspensions
        .map(({ to }) => to ?? today)
        .sort()
        .at(-1) ?? ''
    return state === 'in force' && last >= edition
  })
  const undated = shownLongAgo.filter(({ state, listedOn }) => listedOn === null && state === 'in force')
  unsaid.push(...[...ranOut, ...undated].map(({ sourceId, publisherId }) => `${sourceId}/${publisherId}`))
}

const sorted = (texts: Iterable<string>) => [...new Set(texts)].sort().join(' | ')

/** The first differences, each with the id of its record. */
function differences(wanted: ReadonlyMap<string, string>, found: ReadonlyMap<string, string[]>): string[] {
  const all = [...wanted].flatMap(([id, text]) => {
    const own = sorted(found.get(id) ?? [])
    return own === text ? [] : [`${id}: said ${own}, should be ${text}`]
  })
  return all.length > 20 ? [...all.slice(0, 20), `and ${all.length - 20} more`] : all
}

test('OFAC: every party is on each list since the day of the file, in index, row, detail and history', async () => {
  const events = await readOfacEntries(folder, ofac.published_on ?? '')
  const parties = Map.groupBy(events, ({ party }) => `ofac-sdn/${party}`)
  const wanted = new Map([...parties].map(([id, own]) => [id, sorted(own.map(({ list, date }) => `${list} ${date}`))]))
  expect([...stated.keys()].filter((id) => id.startsWith('ofac-sdn/')).sort()).toEqual([...wanted.keys()].sort())
  for (const found of Object.values(said)) expect(differences(wanted, found)).toEqual([])
})

test('OFAC: the bulletin of a day has every party that the file enters on a list that day', async () => {
  const { published_on: first } = await db
    .selectFrom('snapshots')
    .select('published_on')
    .where('source_id', '=', ofac.id)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const byDay = Map.groupBy(await readOfacEntries(folder, first), ({ date }) => date)
  const days = [...byDay.keys()].sort().slice(-12)
  const wanted = new Map(
    days.map((day) => [day, sorted((byDay.get(day) ?? []).map(({ party, list }) => `${party} on ${list}`))]),
  )
  const rows = await db
    .selectFrom('bulletins')
    .innerJoin('bulletin_entities', 'bulletin_entities.bulletin_id', 'bulletins.id')
    .select(['posted_on', 'publisher_id', 'bulletin_entities.content'])
    .where('source_id', '=', ofac.id)
    .where('key', 'like', 'listed:%')
    .execute()
  const found = new Map<string, string[]>()
  for (const { posted_on, publisher_id, content } of rows) {
    const own = content.lists.map((list) => `${publisher_id} on ${list}`)
    found.set(posted_on, [...(found.get(posted_on) ?? []), ...own])
  }
  expect([...found.keys()].sort()).toEqual(days)
  expect(differences(wanted, found)).toEqual([])
})

test('every source: each list of a record has the dates of its entries, in index and detail', () => {
  const wanted = new Map(
    [...stated].map(([id, own]) => [id, sorted(own.flat().map(({ list, listedOn }) => `${list} ${listedOn}`))]),
  )
  for (const found of [said.index, said.detail]) expect(differences(wanted, found)).toEqual([])
})

test('every source: the row has one date per list, that of the first entry that stands', () => {
  const wanted = new Map([...stated].map(([id, own]) => [id, sorted(own.flatMap(datesByList))]))
  expect(differences(wanted, said.row)).toEqual([])
})

function datesByList(listings: readonly Listing[]): string[] {
  return [...Map.groupBy(listings, ({ list }) => list)].map(([list, entries]) => {
    const standing = entries.filter(({ endedOn }) => endedOn === undefined || endedOn > today)
    const dates = (standing.length > 0 ? standing : entries).flatMap(({ listedOn }) => listedOn ?? [])
    return `${list} ${dates.sort()[0] ?? null}`
  })
}

test('every source: the history has an addition to each list on its first day, and none on a day that no entry states', () => {
  const failures = [...stated].flatMap(([id, records]) => {
    const additions = said.history.get(id) ?? []
    const dated = records.map((own) => own.filter(({ listedOn }) => listedOn !== null && listedOn <= today))
    const first = dated.flatMap((own) =>
      [...Map.groupBy(own, ({ list }) => list)].map(
        ([list, entries]) => `${list} ${entries.map(({ listedOn }) => listedOn).sort()[0]}`,
      ),
    )
    const missing = first.filter((event) => !additions.includes(event))
    const invented = additions.filter(
      (event) => !dated.flat().some(({ list, listedOn }) => event === `${list} ${listedOn}`),
    )
    return [...missing.map((event) => `${id} lacks ${event}`), ...invented.map((event) => `${id} has ${event}`)]
  })
  expect(failures.slice(0, 20)).toEqual([])
})

test('every source: what no text says is not in force: a suspension that ran out after the last edition, an undated entry long ago', () => {
  expect(unsaid.slice(0, 20)).toEqual([])
})
