import { Client } from '@elastic/elasticsearch'
import { chinaDay } from '@qingdan/database/china-time.ts'
import { connect } from '@qingdan/database/connection.ts'
import type { Listing, SourceRecord } from '@qingdan/database/record.ts'
import { subjectAlias } from '@qingdan/search-mappings/index-names.ts'
import type { SubjectDocument } from '@qingdan/search-mappings/subject-document.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createChinaService } from '../../src/modules/china-sanction/service.ts'
import { findSources, type SourceRow } from '../../src/modules/dictionary/repository.ts'
import { type SubjectDetail, toEntityDetail } from '../../src/modules/sanction-detail/entity.ts'
import { readEntity } from '../../src/modules/sanction-detail/service.ts'
import { listsOfDocument } from '../../src/modules/sanction-search/row.ts'
import { countLists } from '../../src/subjects/list-count.ts'
import { type LoadedSubject, loadedSubjects } from '../support/loaded-lists.ts'

const db = connect(process.env['DATABASE_URL'] ?? '', 'list-numbers test', 2)
const engine = new Client({ node: process.env['ELASTICSEARCH_URL'] ?? '' })
const alias = subjectAlias(process.env['INDEX_PREFIX'] ?? '')
const now = new Date()
const day = chinaDay(now)

function detailOf({ records, ...subject }: LoadedSubject, sources: SourceRow[]): SubjectDetail {
  const none = { changes: [], relations: [], possiblySame: [], ownershipRules: [], news: [], ownChineseNames: [] }
  return toEntityDetail({ subject, records, sources, ...none }, now, day)
}

const tradeAnnex = /833\/2014|765\/2006, Annex (?!I\.)|2017\/1509, Annex XIV|2016\/44, Annex V\b|401\/2013, Annex II/

/** The Commission's programmes of an annex: one for most, other names for what follows the United Nations. */
function programmesOf({ list, programmes }: Listing): string[] {
  if (list.includes('881/2002')) return ['TAQA', 'UNLI']
  if (list.includes('2016/1686')) return ['EUAQ', 'TAQA']
  const regime = programmes[0]?.replace('EU-', '') ?? ''
  return regime === 'HTI' ? ['HTI', 'UNLI'] : [regime]
}

const copies = ['us-csl', 'ns-cmic']

type Editions = ReadonlyMap<string, string | null>

const ofOrders = 'bis-denied-persons'

/** An order for a year at most, which may have been renewed. */
const isTemporary = ({ listedOn, endedOn = '' }: Listing) =>
  listedOn !== null && endedOn <= `${Number(listedOn.slice(0, 4)) + 1}${listedOn.slice(4)}`

/** The number of lists by the rule in words, from the records alone: docs/decisions/0067 and 0174. */
function countByRule(records: readonly { source_id: string; record: SourceRecord }[], editionOf: Editions): number {
  const bySource = Map.groupBy(records, ({ source_id }) => source_id)
  const entries = (source: string) => (bySource.get(source) ?? []).flatMap(({ record }) => record.listings)
  const mayStand = (source: string, entry: Listing) => source === ofOrders && isTemporary(entry)
  const stands = (source: string) =>
    entries(source).some((entry) => entry.endedOn === undefined || entry.endedOn > day || mayStand(source, entry))
  const originals = [...bySource.keys()].filter((source) => !copies.includes(source))
  const endOf = (source: string) =>
    entries(source)
      .map(({ endedOn = '' }) => endedOn)
      .toSorted()
      .at(-1) ?? ''
  const isRepeated = (source: string, entry: Listing): boolean => {
    if (copies.includes(source)) {
      const own = originals.filter((id) => (id === 'ofac-sdn') === (entry.list === 'SDN List'))
      // A copy prints orders on past their terms; what ended otherwise on the day of its edition or later stood when it was made.
      const stood = (id: string) => id === ofOrders || stands(id) || endOf(id) >= (editionOf.get(source) ?? '')
      return own.some((id) => stood(id) && entries(id).some(({ list }) => list === entry.list))
    }
    if (source !== 'eu-official-journal' || tradeAnnex.test(entry.list)) return false
    return entries('eu-fsf').some(({ programmes }) => programmes.some((name) => programmesOf(entry).includes(name)))
  }
  const lists = [...bySource.keys()].filter((source) => source !== 'ownership-register' && stands(source))
  return lists.filter((source) => !entries(source).every((entry) => isRepeated(source, entry))).length
}

/** What `derivedId` makes, and what is made of list, schedule, notice or name. */
const invented = /(?:^|[-_])[0-9a-f]{12}$|^(?:el|dpl|uvl|meu|dtc|isn)-|^\d{4}-\d+-\d+$|_\d+_|^[a-z]+(?:-[a-z0-9]+)+$/
const meti = 18

interface Checked {
  name: string
  inForce: number
  byRule: number
  /** Numbers shown as the publisher's. */
  entryNumbers: string[]
  metiNames: { value: string; lang: string; isShownAsChinese: boolean }[]
}

function check(subject: LoadedSubject, sources: SourceRow[]): Checked {
  const { listCount, names, zh, sanctionInfoList } = detailOf(subject, sources)
  const ofMeti = names.filter(
    ({ value, sourceIds }) => /\p{Script=Han}/u.test(value) && sourceIds.every((id) => id === meti),
  )
  return {
    name: subject.name,
    inForce: listCount.inForce,
    byRule: countByRule(subject.records, new Map(sources.map(({ id, published_on }) => [id, published_on]))),
    entryNumbers: sanctionInfoList.flatMap((list) => list.sanctionMetaList.flatMap((meta) => meta.publisherId ?? [])),
    metiNames: ofMeti.map(({ value, lang }) => ({ value, lang, isShownAsChinese: zh === value })),
  }
}

const checked = new Map<string, Checked>()
beforeAll(async () => {
  const sources = await findSources(db)
  for await (const page of loadedSubjects(db, ['list', 'register'])) {
    for (const subject of page) checked.set(subject.id, check(subject, sources))
  }
}, 300_000)
afterAll(async () => {
  await db.destroy()
  await engine.close()
})

test('every subject is on as many lists as have a decision about it', () => {
  expect(checked.size).toBeGreaterThan(30_000)
  expect([...checked].filter(([, { inForce, byRule }]) => inForce !== byRule)).toEqual([])
})

test('SMIC is on four lists, Rosneft on seven, every affiliate of Huawei on one', () => {
  expect(['ofac-30951', 'ofac-17022'].map((id) => checked.get(id)?.inForce)).toEqual([4, 7])
  const affiliates = [...checked.values()].filter(({ name }) => name.startsWith('Huawei Cloud'))
  expect(affiliates.length).toBeGreaterThan(15)
  expect(affiliates.filter(({ inForce }) => inForce !== 1)).toEqual([])
})

test('a row has the number of the detail, and neither has a number that we made', async () => {
  const other: unknown[] = []
  const made = [...checked].filter(([, { entryNumbers }]) => entryNumbers.some((number) => invented.test(number)))
  const sources = new Map((await findSources(db)).map((source) => [source.source_number, source]))
  let rows = 0
  const documents = engine.helpers.scrollDocuments<SubjectDocument>({
    index: alias,
    size: 2000,
    _source: ['id', 'isListed', 'row'],
    query: { term: { isListed: true } },
  })
  for await (const document of documents) {
    rows += 1
    const { inForce } = countLists(listsOfDocument(document, day, sources))
    if (inForce !== checked.get(document.id)?.inForce) other.push([document.id, inForce])
    const numbers = document.row.listings.flatMap(({ publisherId }) => publisherId ?? [])
    expect(numbers.filter((number) => invented.test(number))).toEqual([])
  }
  expect(rows).toBeGreaterThan(30_000)
  expect([other, made]).toEqual([[], []])
})

test('a name that only METI prints is Japanese, never Chinese', () => {
  const names = [...checked.values()].flatMap(({ metiNames }) => metiNames)
  expect(names.length).toBeGreaterThan(200)
  expect(names.filter(({ lang, isShownAsChinese }) => lang !== 'ja' || isShownAsChinese)).toEqual([])
})

test('what a transcription lacks is not called missing in the notice', async () => {
  const china = createChinaService(db)
  const { data: rows, count } = await china.search({ searchKey: '', page: 1, pageSize: 10_000 }, day)
  expect([rows.length, count > 500]).toEqual([count, true])
  const data = await Promise.all(rows.map(({ id }) => china.detail(id, day)))
  const gaps = data.filter(
    ({ measure, reason, docNumber }) => measure === null || reason === null || docNumber === null,
  )
  expect(gaps.length).toBeGreaterThan(100)
  expect(gaps.filter((record) => record.isWhole || record.url === null)).toEqual([])
})

test('an aircraft named by its registration has it, and a vessel the owner that a relation names', async () => {
  expect(await readEntity(db, { id: 'ofac-15432', s: '1' })).toMatchObject({ name: 'EP-GOL', tailNo: 'EP-GOL' })
  expect(await readEntity(db, { id: 'ofac-15036', s: '1' })).toMatchObject({
    name: 'ARTAVIL',
    owner: 'NATIONAL IRANIAN TANKER COMPANY',
    ownerRelation: { labelEn: 'Owner or controller', sourceName: 'OFAC SDN' },
  })
})
