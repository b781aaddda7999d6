import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { envelopeOf } from '../../src/contract/envelope.ts'
import { type SearchAnswer, type SearchResult, Suggestion } from '../../src/contract/subject.ts'
import { storeLists } from '../support/lists.ts'
import { searchCalls } from '../support/search-calls.ts'
import { buildTestEnvironment, type TestEnvironment } from '../support/test-environment.ts'

let environment: TestEnvironment
let app: FastifyInstance

beforeAll(async () => {
  environment = await buildTestEnvironment()
  await storeLists(environment)
  app = await environment.app()
})
afterAll(() => environment.close())

const { search, exact } = searchCalls(() => app)
const idsOf = ({ data }: SearchAnswer) => data.map(({ id }) => id)

describe('fuzzy search', () => {
  test.each([
    ['Integrity Technology Group', 'ofac-50543'],
    ['integrity tecnology grup', 'ofac-50543'],
    ['永信至成科技', 'ofac-50543'],
    ['永信至成科技集團股份有限公司', 'ofac-50543'],
    ['yongxin zhicheng', 'ofac-50543'],
    ['Mansur Abdul Latif', 'un-110554'],
    ['عبد اللطيف منصور', 'un-110554'],
    ['mahan air', 'ofac-12927'],
    ['Lydia 2', 'ofac-52945'],
  ])('%s finds %s first', async (keyword, id) => {
    expect(idsOf(await search(keyword))[0]).toBe(id)
  })

  test('a Chinese name of ours finds its subject and is marked, apart from the published names', async () => {
    for (const [keyword, kind] of [
      ['马汉航空公司', 'press'],
      ['馬漢航空公司', 'press'],
      ['马汉航空', 'short'],
    ] as const) {
      const [row] = (await search(keyword)).data
      expect(row).toMatchObject({
        id: 'ofac-12927',
        nameZh: null,
        translatedName: '马汉航空公司',
        matchedTranslation: kind,
      })
      expect(row?.score).toBeGreaterThanOrEqual(70)
    }
    const [byLatin] = (await search('mahan air')).data
    expect(byLatin).toMatchObject({ id: 'ofac-12927', matchedTranslation: null })
    expect(idsOf(await exact('马汉航空'))).toEqual(['ofac-12927'])
  })

  test('a row says what matched, how well, and who lists it', async () => {
    const { data } = await search('永信至成科技集团股份有限公司')
    expect(data[0]).toMatchObject({
      id: 'ofac-50543',
      type: '01',
      s: '1',
      name: 'Integrity Technology Group, Incorporated',
      nameZh: '永信至成科技集团股份有限公司',
      country: '中国',
      countryEn: 'China',
      countryCode: 'CN',
      subType: ['0101'],
      band: 'strong',
      matchedName: '永信至成科技集团股份有限公司',
      matchedQuality: 'strong',
      status: 'listed',
      listedOn: '2025-01-03',
      sources: [
        { sourceId: 1, shortName: 'OFAC SDN', publisherId: '50543', programmes: ['CYBER2'], listedOn: '2025-01-03' },
      ],
    })
  })

  test('the contributions of an explanation add up to the score', async () => {
    for (const keyword of ['integrity tecnology', 'mahan', 'Abdul Latif Mansoor', '9365776']) {
      for (const { score, explanation } of (await search(keyword, { minScore: '0' })).data) {
        const sum = explanation.contributions.reduce((total, { points }) => total + points, 0)
        expect(Math.round(sum * 100), keyword).toBe(Math.round(score * 100))
      }
    }
  })

  test('the name of a vessel shows its numbers, that of an aircraft its model', async () => {
    expect((await search('LYDIA II')).data[0]).toMatchObject({
      imo: '9365776',
      vesselFlag: 'Panama',
      countryCode: 'PA',
    })
    expect((await search('EP-MNO')).data[0]).toMatchObject({ aircraftModel: 'A310-308', aircraftOperator: 'MAHAN AIR' })
  })

  test('nothing like a name on the lists finds nothing', async () => {
    expect(await search('Zzyzx Quibble')).toMatchObject({ data: [], count: 0 })
  })
})

describe('an identifier as keyword', () => {
  test.each([
    ['9365776', 'ofac-52945'],
    ['IMO 9365776', 'ofac-52945'],
    ['imo9365776', 'ofac-52945'],
    ['91110108562135265P', 'ofac-50543'],
    ['D0009720', 'un-110554'],
    ['D 000-9720', 'un-110554'],
    ['TAi.007', 'un-110554'],
    ['ofac-12927', 'ofac-12927'],
    ['MMSI 352002042', 'ofac-52945'],
    ['呼号 3E2202', 'ofac-52945'],
    ['统一社会信用代码：91110108562135265P', 'ofac-50543'],
    ['护照号 D0009720', 'un-110554'],
  ])('%s scores 100 and comes first', async (keyword, id) => {
    const [first] = (await search(keyword)).data
    expect(first).toMatchObject({ id, score: 100, band: 'strong' })
    expect(first?.explanation.contributions).toEqual([{ term: 'identifier', points: 100 }])
  })
})

describe('a number in the question', () => {
  test('is recognised by its kind, in the answer and in the explanation', async () => {
    const { data, identifiers } = await search('IMO 9365776')
    expect(identifiers).toEqual([{ field: 'keyword', kind: 'imo', value: '9365776', check: 'fits' }])
    expect(data[0]?.explanation.details).toEqual([
      { kind: 'identifier', relation: 'agrees', query: 'IMO 9365776', listed: '9365776', identifierKind: 'imo' },
    ])
  })

  test('a number beside a name finds its party, whatever the name', async () => {
    for (const text of ['SOME OTHER NAME (IMO 9365776)', 'SOME OTHER NAME 9365776', '某某轮（IMO：９３６５７７６）']) {
      expect((await search(text)).data[0], text).toMatchObject({ id: 'ofac-52945', score: 100 })
    }
  })

  test('what stands around a name leaves it as strong as alone: numbers no list has, words of a paper, an address', async () => {
    const [alone] = (await search('Mahan Air')).data
    for (const text of [
      'Mahan Air (IMO 9187629)',
      'Mahan Air, INN 7702070139',
      'Mahan Air（统一社会信用代码：91350100M000100Y43）',
      'Consignee: Mahan Air, P.O. Box 14515, Mehrabad Road, Tehran',
      '收货人：Mahan Air',
      'Mahan Air <info@mahanair.com>, Tel: +98 21 8888',
    ])
      expect((await search(text)).data[0], text).toMatchObject({ id: 'ofac-12927', score: alone?.score })
  })

  test('the answer says which name was searched, and checks a number beside it', async () => {
    const { searchedName, identifiers } = await search('Consignee: Mahan Air (IMO 9187628)')
    expect(searchedName).toBe('Mahan Air')
    expect(identifiers).toEqual([{ field: 'keyword', kind: 'imo', value: '9187628', check: 'wrong' }])
    expect((await search('Mahan Air')).searchedName).toBeNull()
  })

  test('with a wrong check digit is still searched', async () => {
    const { identifiers, count } = await search('IMO 9365777')
    expect(identifiers).toEqual([{ field: 'keyword', kind: 'imo', value: '9365777', check: 'wrong' }])
    expect(count).toBe(0)
  })

  test('a registration finds its aircraft with and without the hyphen', async () => {
    for (const keyword of ['EP-MNO', 'EPMNO', 'tail number EP-MNO']) {
      expect((await search(keyword)).data[0]).toMatchObject({ id: 'ofac-15464', score: 100 })
    }
  })

  test('a name holds none', async () => {
    expect((await search('mahan air')).identifiers).toEqual([])
  })
})

describe('details of the party', () => {
  const includeOffline = 'true'
  const first = async (rest: Record<string, string>) =>
    (await search('Anas Hasan Khatab', { includeOffline, ...rest })).data[0]

  test('that agree raise the score, that differ lower it, and both are explained', async () => {
    const bare = await first({})
    const right = await first({ birthDate: '1986-04-07' })
    const wrong = await first({ birthDate: '1950' })
    expect(bare?.explanation.details).toEqual([])
    expect(right?.score).toBeGreaterThan(bare?.score ?? 100)
    expect(wrong?.score).toBeLessThan(bare?.score ?? 0)
    expect(right?.explanation.details).toEqual([
      { kind: 'birthDate', relation: 'agrees', query: '1986-04-07', listed: '1986-04-07' },
    ])
    for (const row of [right, wrong]) {
      const sum = row?.explanation.contributions.reduce((total, { points }) => total + points, 0) ?? 0
      expect(Math.round(sum * 100)).toBe(Math.round((row?.score ?? 0) * 100))
      expect(row?.explanation.contributions.map(({ term }) => term)).toContain('birthDate')
    }
  })

  test('that no list states are unknown and change nothing', async () => {
    const row = await first({ sex: 'female', nationality: 'is,FR' })
    expect(row?.score).toBe((await first({}))?.score)
    expect(row?.explanation.details).toEqual([
      { kind: 'birthDate', relation: 'unknown', query: null, listed: '1986-04-07' },
      { kind: 'sex', relation: 'unknown', query: 'female', listed: null },
      { kind: 'country', relation: 'unknown', query: 'FR,IS', listed: null },
    ])
  })

  test('an equal identifier makes 100, whatever the name', async () => {
    const [row] = (await search('Someone Else', { includeOffline, identifier: 'national ID no. 0035-1762-055' })).data
    expect(row).toMatchObject({ id: 'ofac-15591', score: 100 })
    expect(row?.explanation.contributions.at(-1)?.term).toBe('identifier')
    expect(row?.explanation.details.at(-1)).toMatchObject({ relation: 'agrees', identifierKind: 'national-id' })
  })

  test('an exact name stays at the alert line whatever differs', async () => {
    const [row] = (
      await search('Anas Hasan KHATTAB', { includeOffline, birthDate: '1950', sex: 'female', nationality: 'IS' })
    ).data
    expect(row?.score).toBeGreaterThanOrEqual(70)
  })
})

describe('filters', () => {
  test('country, list and lowest score narrow the answer and its counts', async () => {
    expect(idsOf(await search('mahan air', { country: 'IR' }))).toEqual(['ofac-12927'])
    expect((await search('mahan air', { country: 'cn,ru' })).count).toBe(0)
    expect(idsOf(await search('Abdul Latif Mansur', { source: '2' }))).toEqual(['un-110554'])
    expect((await search('Abdul Latif Mansur', { source: '1' })).count).toBe(0)
    expect((await search('integrity tecnology grup', { minScore: '100' })).count).toBe(0)
  })

  test('counts by type do not change while type and sub-type are selected', async () => {
    const all = await search('a', { keyword: 'air mansur lydia technology', minScore: '0' })
    expect(all.types.map(({ type }) => type)).toEqual(['01', '02', '03', '04'])
    expect(all.types.reduce((total, { count }) => total + count, 0)).toBe(all.count)
    expect(all.count).toBeGreaterThan(2)
    for (const { type, count, subTypes } of all.types) {
      const ofType = await search('air mansur lydia technology', { minScore: '0', type })
      expect([ofType.count, ofType.types]).toEqual([count, all.types])
      expect(ofType.data.every((row) => row.type === type)).toBe(true)
      for (const { subType, count: expected } of subTypes) {
        const ofSubType = await search('air mansur lydia technology', { minScore: '0', type, subType })
        expect([ofSubType.count, ofSubType.types]).toEqual([expected, all.types])
      }
    }
  })

  test('a subject counts once in each of its sub-types', async () => {
    const { types } = await search('Abdul Latif Mansur')
    expect(types[1]).toEqual({
      type: '02',
      count: 1,
      subTypes: [
        { subType: '0203', count: 1 },
        { subType: '0204', count: 1 },
      ],
    })
  })

  test('a sub-type of another type is empty', async () => {
    expect((await search('mahan air', { type: '01', subType: '0201' })).count).toBe(0)
  })

  test('subjects taken offline stay out unless asked for', async () => {
    expect(idsOf(await search('Anas Hasan Khattab'))).not.toContain('ofac-15591')
    expect(idsOf(await exact('Anas Hasan Khattab'))).toEqual([])
    const [row] = (await search('Anas Hasan Khattab', { includeOffline: 'true' })).data
    expect(row).toMatchObject({ id: 'ofac-15591', status: 'offline' })
    expect(idsOf(await exact('Anas Hasan Khattab', { includeOffline: 'true' }))).toEqual(['ofac-15591'])
  })
})

describe('order and pages', () => {
  const keyword = 'air mansur lydia technology'

  test('rows come by score, then by id, and pages are cut from one order', async () => {
    const all = await search(keyword, { minScore: '0', pageSize: '200' })
    const byScoreThenId = (a: SearchResult, b: SearchResult) => b.score - a.score || (a.id < b.id ? -1 : 1)
    expect(all.data).toEqual(all.data.toSorted(byScoreThenId))
    const pages: SearchResult[] = []
    for (let page = 1; page <= all.count; page++) {
      pages.push(...(await search(keyword, { minScore: '0', pageSize: '1', page: String(page) })).data)
    }
    expect(pages).toEqual(all.data)
  })

  test('a page past the end has no rows and the same count', async () => {
    const { count } = await search(keyword, { minScore: '0' })
    expect(await search(keyword, { minScore: '0', page: '500' })).toMatchObject({ data: [], count })
  })

  test('a new index is used at once by repeated searches', async () => {
    expect((await search('mahan air')).count).toBeGreaterThan(0)
    await environment.db.updateTable('subjects').set({ is_listed: false }).where('id', '=', 'ofac-12927').execute()
    await environment.ingest(['rebuild-index'])
    await new Promise((resolve) => setTimeout(resolve, 1100))
    expect(idsOf(await search('mahan air'))).not.toContain('ofac-12927')
    await environment.db.updateTable('subjects').set({ is_listed: true }).where('id', '=', 'ofac-12927').execute()
    await environment.ingest(['rebuild-index'])
    await new Promise((resolve) => setTimeout(resolve, 1100))
    expect(idsOf(await search('mahan air'))).toContain('ofac-12927')
  })
})

describe('exact search', () => {
  test.each([
    ['MAHAN AIR', 'ofac-12927'],
    ['mahan-air', 'ofac-12927'],
    ['Mahan Air Co.', 'ofac-12927'],
    ['ＭＡＨＡＮ　ＡＩＲ', 'ofac-12927'],
    ['永信至成科技集团股份有限公司', 'ofac-50543'],
    ['永信至成科技集團股份有限公司', 'ofac-50543'],
    ['Yongxin Zhicheng Technology Group Company, Limited', 'ofac-50543'],
    ['Latif MANSUR, Abdul', 'un-110554'],
  ])('%s is %s', async (entityName, id) => {
    const answer = await exact(entityName)
    expect([idsOf(answer), answer.count]).toEqual([[id], 1])
  })

  test.each(['MAHAN', 'MAHAN AIRLINE', 'LATIF', 'AIR MAHAN'])('%s is nobody', async (entityName) => {
    expect((await exact(entityName)).count).toBe(0)
  })

  test('shows the name that is equal, also when it is a weak alias', async () => {
    const { data } = await exact('Yongxin Zhicheng Technology Group Company, Limited')
    expect(data[0]).toMatchObject({
      matchedName: 'Yongxin Zhicheng Technology Group Company, Limited',
      matchedQuality: 'weak',
    })
  })

  test.each(['12927', 'ofac-12927', 'OFAC 12927'])('with the number %s it is the same subject', async (entityId) => {
    expect(idsOf(await exact('mahan air', { entityId }))).toEqual(['ofac-12927'])
  })

  test('every filter given holds', async () => {
    expect((await exact('mahan air', { entityId: '15464' })).count).toBe(0)
    expect((await exact('mahan air', { type: '02' })).count).toBe(0)
    expect((await exact('mahan air', { country: 'CN' })).count).toBe(0)
    expect((await exact('mahan air', { type: '01', subType: '0107', country: 'IR' })).count).toBe(1)
  })
})

describe('suggestions', () => {
  const suggest = async (keyword: string): Promise<Suggestion[]> => {
    const response = await app.inject({
      url: `/open-api/api/sanction/search/entity/tips?${new URLSearchParams({ keyword })}`,
    })
    const body = response.json()
    expect(envelopeOf(z.array(Suggestion)).parse(body)).toEqual(body)
    return body.data
  }

  test.each([
    ['mah', 'ofac-12927', 'MAHAN AIR'],
    ['mahanhangkong', 'ofac-12927', '马汉航空'],
    ['mhhk', 'ofac-12927', '马汉航空'],
    ['MAHAN A', 'ofac-12927', 'MAHAN AIR'],
    ['永信', 'ofac-50543', '永信至成科技集团股份有限公司'],
    ['yongxinzhi', 'ofac-50543', '永信至成科技集团股份有限公司'],
    ['wali', 'un-110554', 'Wali Mohammad'],
    ['yxzc', 'ofac-50543', '永信至成科技集团股份有限公司'],
  ])('%s suggests %s by %s', async (keyword, id, matchedName) => {
    expect(await suggest(keyword)).toContainEqual(expect.objectContaining({ id, matchedName }))
  })

  test('by a number of five characters and more say which', async () => {
    const kinds = (found: Suggestion[]) => found.map(({ id, matchedIdentifier }) => [id, matchedIdentifier])
    const ship = [['ofac-52945', { kind: 'imo', value: '9365776' }]]
    expect(kinds(await suggest('IMO 9365776'))).toEqual(ship)
    expect(kinds(await suggest('93657'))).toEqual(ship)
    expect(await suggest('9365')).toEqual([])
  })

  test('have what the page shows, and no subject that is offline', async () => {
    expect(await suggest('integrity')).toEqual([
      {
        id: 'ofac-50543',
        type: '01',
        s: '1',
        name: 'Integrity Technology Group, Incorporated',
        nameZh: '永信至成科技集团股份有限公司',
        translatedName: null,
        country: '中国',
        countryEn: 'China',
        countryCode: 'CN',
        matchedName: 'Integrity Technology Group, Incorporated',
        matchedLang: null,
        matchedTranslation: null,
        matchedIdentifier: null,
        listCount: 1,
      },
    ])
    expect(await suggest('anas hasan')).toEqual([])
  })
})
