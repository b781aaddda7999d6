import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { pageOf } from '../../src/contract/envelope.ts'
import { EccnFavourite } from '../../src/contract/my-account/favourites.ts'
import {
  ControlCountry,
  DestinationAnswer,
  ItemCategory,
  ItemDetail,
  ItemMap,
  type ItemMapNode,
  ItemSearchAnswer,
  ItemSuggestions,
} from '../../src/contract/us-items.ts'
import { read as readAs } from '../support/answers.ts'
import { buildTestEnvironment, type SignedIn, type TestEnvironment } from '../support/test-environment.ts'

const fixtures = fileURLToPath(new URL('../../../fixtures', import.meta.url))
const base = '/open-api/api/eccn'

let environment: TestEnvironment
let app: FastifyInstance
let user: SignedIn

beforeAll(async () => {
  environment = await buildTestEnvironment()
  app = await environment.app()
  user = await environment.signIn(app)
}, 300_000)
afterAll(() => environment.close())

const read = <Data extends z.ZodType>(path: string, schema: Data) => readAs(user, `${base}${path}`, schema)
const search = (query: Record<string, string>) => read(`/search?${new URLSearchParams(query)}`, ItemSearchAnswer)
const codesOf = async (query: Record<string, string>) => (await search(query)).items.map(({ eccn }) => eccn)
const detail = (eccn: string) => read(`/detail?eccn=${eccn}`, ItemDetail)
const countries = (name: string) =>
  read(`/control/country/list?${new URLSearchParams({ countryName: name })}`, z.array(ControlCountry))

describe('before the regulations are loaded', () => {
  test('lists are empty, and an item is unknown', async () => {
    const nothing = { items: [], count: 0, wholeCount: 0, searched: [], near: [], asOf: null }
    expect(await search({})).toEqual({ ...nothing, partNumbers: { foundBy: 'number', claims: [], count: 0 } })
    expect(await countries('')).toEqual([])
    expect((await user.inject({ url: `${base}/detail?eccn=3A001` })).statusCode).toBe(404)
  })
})

describe('with the regulations', () => {
  beforeAll(async () => {
    await environment.ingest(['regulations', '--force'], { SOURCE_MIRROR: fixtures })
  }, 300_000)

  test('categories and groups have names in both languages; groups are those of a category', async () => {
    const categories = await read('/category/list?type=0', z.array(ItemCategory))
    expect(categories.map(({ id }) => id).join('')).toBe('0123456789')
    expect(categories[3]).toEqual({ id: '3', code: '3', name: 'Electronics', cnName: '电子', parentId: null })
    const groups = await read('/category/list?type=1', z.array(ItemCategory))
    expect(groups.map(({ cnName }) => cnName)).toContain('测试、检验和生产设备')
    expect((await read('/category/list?type=1&parentId=1', z.array(ItemCategory))).map(({ id }) => id)).toEqual([
      'A',
      'C',
      'E',
    ])
    const unknown = await user.inject({ url: `${base}/category/list?type=2` })
    expect([unknown.statusCode, unknown.json().data.errors[0].field]).toEqual([400, 'type'])
  })

  test('visitors search and see the chart, and need a session for an entry', async () => {
    for (const path of ['/search', '/suggest?eccn=3A', '/category/list?type=0', '/control/country/list']) {
      expect((await app.inject({ url: `${base}${path}` })).statusCode, path).toBe(200)
    }
    for (const path of ['/detail?eccn=3A001', '/detail/map?eccn=3A001']) {
      const response = await app.inject({ url: `${base}${path}` })
      expect([response.statusCode, response.json().code], path).toEqual([401, 126])
    }
  })

  describe('the search', () => {
    test('without a key has every entry by code, EAR99 last, page by page', async () => {
      const { items, count, asOf } = await search({ pageSize: '200' })
      expect(count).toBe(16)
      expect(asOf).toBe('2026-07-30')
      expect([items[0]?.eccn, items.at(-1)]).toEqual(['0A002', expect.objectContaining({ eccn: 'EAR99', group: null })])
      expect((await search({ page: '2', pageSize: '10' })).items).toHaveLength(6)
      expect(await search({ page: '9' })).toMatchObject({ items: [], count: 16 })
    })

    test.each([
      ['a code', '3A001', ['3A001']],
      ['a code in small letters', '3a001', ['3A001']],
      ['the beginning of a code', '0A', ['0A002', '0A501', '0A521', '0A983']],
      ['a code with the path of a paragraph', '3A001.a.1.b', ['3A001']],
      ['EAR99', 'ear99', ['EAR99']],
      ['words of a heading', 'implements of torture', ['0A983']],
      ['the beginning of a word', 'additive manuf', ['2B910']],
      ['a mistyped word', 'acelerometers', ['7A101']],
      ['words of the text', 'laser electron beam electric arc', ['2B910']],
      ['Chinese names of items', '增材制造', ['2B910']],
    ])('finds %s', async (_, key, wanted) => {
      expect((await codesOf({ key })).slice(0, wanted.length)).toEqual(wanted)
    })

    test('finds by Chinese names of category, group and reason', async () => {
      expect(await codesOf({ key: '电子' })).toEqual(['3A001', '3A090'])
      expect(await codesOf({ key: '软件' })).toEqual(['6D003', '8D001'])
      expect(await codesOf({ key: '导弹技术' })).toEqual(['3A001', '7A101'])
      expect(await search({ key: '没有此物' })).toMatchObject({ items: [], count: 0 })
    })

    test('filters by category and group; null, 00 and nothing are all', async () => {
      expect(await codesOf({ categoryId: '3' })).toEqual(['3A001', '3A090'])
      expect(await codesOf({ categoryId: '0', groupId: 'E' })).toEqual(['0E982'])
      expect(await codesOf({ categoryId: '6', key: '3A001' })).toEqual([])
      for (const categoryId of ['null', '00', '']) expect((await search({ categoryId })).count).toBe(16)
    })

    test('marks what matched, and names the paragraph', async () => {
      const [row] = (await search({ key: '3A001.a.1.b' })).items
      expect(row).toMatchObject({
        matched: { eccn: '3A001.a.1.b', text: expect.stringMatching(/^A dose rate upset of 5 × 10⁶ Gy/) },
        highlights: [{ field: 'eccn', start: 0, end: 5 }],
      })
      const [found] = (await search({ key: 'inertial measurment scale factor' })).items
      expect(found?.eccn).toBe('7A101')
      const texts = { eccn: found?.eccn ?? '', name: found?.name ?? '', text: found?.matched?.text ?? '' }
      const marked = found?.highlights.map(({ field, start, end }) => texts[field].slice(start, end).toLowerCase())
      expect(marked).toContain('scale')
    })

    test('says how many entries have all of the words', async () => {
      const { items, wholeCount } = await search({ key: 'torture precursors' })
      expect([items.map(({ eccn }) => eccn).sort(), wholeCount]).toEqual([['0A983', '1C350'], 0])
      expect(await search({ key: 'qwxzvbn' })).toMatchObject({ count: 0, wholeCount: 0 })
    })

    test('names codes like one that is none', async () => {
      const { count, near } = await search({ key: '3A091' })
      expect([count, near[0]?.eccn]).toEqual([0, '3A090'])
      expect((await search({ key: '3AO01' })).near[0]?.eccn).toBe('3A001')
    })

    test('suggests at most ten', async () => {
      const suggestions = await read('/suggest?eccn=3', ItemSuggestions)
      expect(suggestions.map(({ eccn }) => eccn)).toEqual(['3A001', '3A090'])
      expect(await read('/suggest?eccn=', ItemSuggestions)).toEqual([])
    })

    test.each(['"', '\\', '%', '𝟛A001', 'a'.repeat(300), '<b>', 'AND OR', '..', '㊙️', '\u202E3A001'])(
      'answers odd text: %s',
      async (key) => {
        await search({ key })
      },
    )

    test('refuses a key over 300 characters', async () => {
      const response = await user.inject({ url: `${base}/search?key=${'a'.repeat(301)}` })
      expect([response.statusCode, response.json().data.errors[0].field]).toEqual([400, 'key'])
    })
  })

  describe('an entry', () => {
    test('has its controls, with the reason of each, and null where the chart does not answer', async () => {
      const entry = await detail('3A090')
      expect(entry).toMatchObject({
        eccn: '3A090',
        name: 'Integrated circuits as follows (see List of Items Controlled).',
        category: { id: '3', cnName: '电子' },
        group: { id: 'A', parentId: '3' },
        source: { asOf: '2026-07-30', confirmedOn: '2026-07-30' },
        licenseRequirements: { reason: 'RS, AT' },
        hasCollection: false,
        history: [{ date: '2026-07-30', fields: ['added'] }],
      })
      expect(entry.licenseRequirements.reasons.map(({ cnName }) => cnName)).toEqual(['地区稳定', '反恐'])
      const [first, , , last] = entry.requirementControlList
      expect(first).toMatchObject({ control: 'RS applies to 3A090.a', countryChart: null, type: 'RS', columns: [] })
      expect(first?.requirement).toMatch(/^To or within any destination worldwide/)
      expect(last).toMatchObject({ countryChart: 'AT Column 1.', columns: ['AT 1'], typeCn: '反恐' })
      expect(entry.notices[0]).toMatchObject({ kind: 'pending-amendment' })
    })

    test('without a table has the controls that it states in words', async () => {
      expect((await detail('0A983')).requirementControlList).toEqual([
        expect.objectContaining({
          control: 'CC applies to entire entry',
          countryChart: null,
          origin: 'prose',
          type: 'CC',
        }),
      ])
    })

    test('has exceptions, conditions and paragraphs with their notes', async () => {
      const entry = await detail('3A001')
      expect(entry.exceptions[0]).toMatchObject({
        exceptionKey: 'LVS',
        exceptionValue: expect.stringContaining('\nYes for:\n'),
      })
      expect(entry.exceptionSta).toHaveLength(1)
      const [a] = entry.listItemControl.items
      expect(a).toMatchObject({ eccn: '3A001.a', name: 'General purpose integrated circuits, as follows:' })
      expect(a?.noteList[0]).toMatchObject({ kind: 'note', heading: 'Note 1:' })
      expect(a?.childItemList[0]?.childItemList[0]?.eccn).toBe('3A001.a.1.a')
      expect(entry.references.map(({ eccn }) => eccn)).toContain('3A090')
    })

    test('is found by one of its paragraphs too, and charged once', async () => {
      expect((await detail('3a001.a.1')).eccn).toBe('3A001')
      const log = await user.inject({ url: '/payment-service/api/my/record/page?moduleId=eccn&pageSize=200' })
      const charged = log.json().data.records.filter(({ param1 }: { param1: string }) => param1 === '3A001')
      expect(charged).toHaveLength(1)
    })

    test('EAR99 has the publisher’s sentence as its heading', async () => {
      expect(await detail('EAR99')).toMatchObject({ category: null, group: null, requirementControlList: [] })
    })

    test('that is unknown answers 404 with what is near, in the language asked for', async () => {
      const response = await user.inject({ url: `${base}/detail?eccn=3A002`, headers: { 'accept-language': 'en' } })
      expect(response.statusCode).toBe(404)
      expect(response.json()).toMatchObject({ code: 404, message: 'No such item' })
      expect(response.json().data.near.map(({ eccn }: { eccn: string }) => eccn)).toEqual(['3A001', '3A090'])
      const map = await user.inject({ url: `${base}/detail/map?eccn=nothing` })
      expect([map.statusCode, map.json().data]).toEqual([404, { near: [] }])
      expect((await user.inject({ url: `${base}/detail` })).statusCode).toBe(400)
    })

    test('is a tree with unique names', async () => {
      const map = await read('/detail/map?eccn=3A090', ItemMap)
      expect(map).toMatchObject({ name: '3A090', level: 1 })
      expect(map.children.map(({ name, level }) => [name, level])).toEqual([
        ['3A090.a', 2],
        ['3A090.b', 2],
        ['3A090.c', 2],
      ])
      const namesOf = ({ name, children }: ItemMapNode): string[] => [name, ...children.flatMap(namesOf)]
      const names = namesOf(await read('/detail/map?eccn=3A001', ItemMap))
      expect(new Set(names).size).toBe(names.length)
    })

    test('can be a favourite', async () => {
      const mark = (action: string) =>
        user.inject({ method: 'POST', url: `/open-api/api/user/collect/eccn/${action}`, payload: { eccn: '3a090' } })
      const page = (keyword = '') =>
        readAs(user, `/open-api/api/user/collect/eccn/page?keyword=${keyword}`, pageOf(EccnFavourite))
      expect((await mark('add')).statusCode).toBe(200)
      expect((await detail('3A090')).hasCollection).toBe(true)
      expect((await page()).records).toEqual([
        expect.objectContaining({ eccn: '3A090', name: expect.stringMatching(/^Integrated circuits/) }),
      ])
      expect((await page('integrated')).total).toBe(1)
      expect((await page('torture')).total).toBe(0)
      expect((await mark('del')).statusCode).toBe(200)
      expect((await detail('3A090')).hasCollection).toBe(false)
    })

    test('of a later text says what changed', async () => {
      await environment.db
        .updateTable('regulation_entries')
        .set({ valid_to: '2026-08-20' })
        .where('entry_id', '=', '8D001')
        .execute()
      const before = await environment.db
        .selectFrom('regulation_entries')
        .selectAll()
        .where('entry_id', '=', '8D001')
        .executeTakeFirstOrThrow()
      const { id: _, ...version } = before
      await environment.db
        .insertInto('regulation_entries')
        .values({
          ...version,
          content: JSON.stringify({ ...before.content, reasons: 'NS, RS, AT' }),
          valid_from: '2026-08-20',
          valid_to: null,
        })
        .execute()
      expect((await detail('8D001')).history).toEqual([
        { date: '2026-08-20', fields: ['reasons'] },
        { date: '2026-07-30', fields: ['added'] },
      ])
    })
  })

  test('a customs code finds no entry by its digits', async () => {
    for (const key of ['8542.31', '8542310045', '8542.31.00.45'])
      expect(await search({ key }), key).toMatchObject({ items: [], count: 0 })
  })

  describe('a destination', () => {
    const answer = (eccn: string, country: string) =>
      read(`/detail/destination?eccn=${eccn}&country=${country}`, DestinationAnswer)
    const answers = async (eccn: string, country: string) =>
      (await answer(eccn, country)).requirements.map(({ type, answer: given }) => [type, given])

    test('is answered by columns of the chart, by groups and by words', async () => {
      expect(await answers('3A090', 'CN')).toEqual([
        ['RS', 'required'],
        ['RS', 'required'],
        ['RS', 'required'],
        ['AT', 'unmarked'],
      ])
      expect(await answers('3A090', 'DE')).toEqual([
        ['RS', 'required'],
        ['RS', 'unnamed'],
        ['RS', 'unnamed'],
        ['AT', 'unmarked'],
      ])
      const { requirements, asOf, groups } = await answer('3A090', 'cn')
      expect(requirements[1]).toMatchObject({
        ground: { kind: 'group', names: ['D:1', 'D:4', 'D:5'] },
        basis: ['§ 742.6(a)(6)(iii)(B)'],
      })
      expect([groups, asOf]).toEqual([
        ['D:1', 'D:3', 'D:4', 'D:5'],
        { list: '2026-07-30', chart: '2026-07-30', groups: '2026-07-30' },
      ])
    })

    test('that the chart refers elsewhere is never answered by it', async () => {
      const iran = await answer('7A101', 'IR')
      expect(iran.requirements.map((requirement) => requirement.answer)).toEqual(['unanswered', 'unanswered'])
      expect(iran.referral?.basis).toEqual(['part 746'])
      expect(iran.embargoes).toEqual([
        { group: 'D:5', name: 'U.S. Arms Embargoed Countries' },
        { group: 'E:1', name: 'Terrorist supporting countries' },
      ])
    })

    test('says what a footnote of the country groups restricts', async () => {
      const { groups, groupNotes } = await answer('3A090', 'AE')
      expect(groups).toEqual(['A:5', 'B'])
      expect(groupNotes).toEqual([
        { text: expect.stringContaining('only available to approved entities in the UAE'), basis: expect.any(Array) },
      ])
      expect(groupNotes[0]?.basis).toContain('§ 740.2(a)(26)')
      expect((await answer('3A090', 'DE')).groupNotes).toEqual([])
    })

    test('Hong Kong is read as China, and one without a row is refused', async () => {
      expect(await answer('7A101', 'HK')).toMatchObject({ chartName: 'China', countryCode: 'HK', country: '中国香港' })
      for (const country of ['US', 'XX', 'China', '']) {
        const response = await user.inject({ url: `${base}/detail/destination?eccn=7A101&country=${country}` })
        expect([response.statusCode, response.json().data.errors[0].field], country).toEqual([400, 'country'])
      }
    })
  })

  describe('the chart', () => {
    test('has marks, footnotes and groups of a destination, found by either name', async () => {
      const [china] = await countries('中国')
      expect(china).toMatchObject({ country: '中国', countryEn: 'China', countryCode: 'CN', name: 'China' })
      expect(china).toMatchObject({
        cb1: 1,
        np2: 1,
        fc1: 0,
        at1: 0,
        remark: null,
        groups: ['D:1', 'D:3', 'D:4', 'D:5'],
      })
      expect((await countries('korea, s')).map(({ countryCode }) => countryCode)).toEqual(['KR'])
      expect((await countries('turkiye')).map(({ name }) => name)).toEqual(['Türkiye'])
      expect((await countries('塞舌尔')).map(({ name }) => name)).toEqual(['Seycheles'])
      expect(await countries('nowhere')).toEqual([])
    })

    test('has the footnotes of the country groups that name a destination', async () => {
      const [emirates] = await countries('阿联酋')
      expect(emirates).toMatchObject({
        groups: ['A:5', 'B'],
        groupNotes: [expect.stringContaining('approved entities')],
      })
      expect((await countries('中国'))[0]?.groupNotes).toEqual([])
    })

    test('has Hong Kong with China', async () => {
      const found = await countries('香港')
      expect(found.map(({ countryCode }) => countryCode)).toEqual(['CN'])
      expect(found[0]?.alsoFor).toEqual([
        { country: expect.stringContaining('香港'), countryEn: expect.any(String), countryCode: 'HK' },
      ])
    })

    test('numbers footnotes as the publisher does', async () => {
      const [india] = await countries('印度')
      expect(india?.footnotes).toEqual([{ mark: '7', text: expect.stringMatching(/^Note that a license/) }])
      expect(india?.remark).toBe(india?.footnotes[0]?.text)
    })

    test('refers for Iran to other rules, with no mark', async () => {
      const [iran] = await countries('伊朗')
      expect(iran).toMatchObject({ isReferral: true, remark: expect.stringMatching(/^See part 746 of the EAR/) })
      expect([iran?.cb1, iran?.at1]).toEqual([0, 0])
    })
  })
})
